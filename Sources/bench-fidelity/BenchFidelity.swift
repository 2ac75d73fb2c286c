import FidelityMeasures

/// Prints what was measured beside what is asked. A figure that falls short fails nothing: it is there to be
/// read. `--examples` also prints the cases behind a figure.
@main
enum BenchFidelity {
  static func main() {
    let data = ReferenceData.standard
    guard data.isPresent else {
      print(
        "Skipped: there are no reference texts in \(data.folder.path()). RIZQ_DATA may name another folder."
      )
      return
    }
    let showsExamples = CommandLine.arguments.contains("--examples")
    print(FidelityTable.heading)
    for measure in FidelityMeasures.all {
      do {
        let clock = ContinuousClock()
        let start = clock.now
        let figure = try measure.run(on: data)
        print(FidelityTable.row(measure, figure, taking: start.duration(to: clock.now)))
        if showsExamples { for example in figure.examples { print("    " + example) } }
      } catch {
        print("\(measure.name): skipped, \(error)")
      }
    }
  }
}
