import FidelityMeasures
import Foundation

/// Prints what was measured beside what is asked. A figure that falls short fails nothing: it is there to be
/// read. `--examples` also prints the cases behind a figure; any other argument is a part of the names of the
/// measures to run.
@main
enum BenchFidelity {
  static func main() {
    let data = ReferenceData.standard
    let showsExamples = CommandLine.arguments.contains("--examples")
    let parts = CommandLine.arguments.dropFirst().filter { $0 != "--examples" }
    let measures = FidelityMeasures.all.filter { measure in
      parts.isEmpty || parts.contains { measure.name.localizedCaseInsensitiveContains($0) }
    }
    var absent: [String] = []
    print(FidelityTable.heading)
    for measure in measures {
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
