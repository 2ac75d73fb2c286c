import FidelityMeasures

/// Prints what was measured beside what is asked. A figure that falls short fails nothing: it is there to be
/// read. `--examples` also prints the cases behind a figure.
@main
enum BenchFidelity {
  static func main() {
    let data = ReferenceData.standard
    let showsExamples = CommandLine.arguments.contains("--examples")
    var absent: [String] = []
    print(FidelityTable.heading)
    for measure in FidelityMeasures.all {
      do {
        let clock = ContinuousClock()
        let start = clock.now
        let figure = try measure.run(on: data)
        print(FidelityTable.row(measure, figure, taking: start.duration(to: clock.now)))
        if showsExamples { for example in figure.examples { print("    " + example) } }
      } catch {
        print(FidelityTable.skipped(measure))
        if !absent.contains("\(error)") { absent.append("\(error)") }
      }
    }
    guard !absent.isEmpty else { return }
    print("\nSkipped, because:")
    for reason in absent { print("  " + reason) }
    if !data.isPresent { print("RIZQ_DATA may name another folder of reference texts.") }
  }
}
