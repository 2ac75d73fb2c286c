import ArgumentParser
import FidelityMeasures
import UnicodeText

/// Prints the accuracy of the text code on reference texts and on the library.
struct Fidelity: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the accuracy of the text code on reference texts and on the library.",
    discussion:
      "RIZQ_DATA names the folder of the reference texts. Measures whose texts are missing are skipped."
  )

  @Argument(help: "Parts of the names of the measures to run; all by default.")
  var names: [String] = []

  @Flag(help: "Also print cases: those missed, or those counted when the target is a maximum.")
  var examples = false

  func run() throws {
    let data = ReferenceData.standard
    let measures = FidelityMeasures.all.filter { measure in
      names.isEmpty || names.contains { measure.name.lowercased().contains($0.lowercased()) }
    }
    guard !measures.isEmpty else {
      throw Failure("no measure has \(names.map { $0.quoted() }.joined(separator: " or ")) in its name")
    }
    var problems: [String] = []
    print(FidelityTable.heading)
    for measure in measures {
      do {
        let clock = ContinuousClock()
        let start = clock.now
        let figure = try measure.run(on: data)
        print(FidelityTable.row(measure, figure, taking: start.duration(to: clock.now)))
        if examples { for example in figure.examples { print("    " + example) } }
      } catch {
        print(FidelityTable.skipped(measure))
        if !problems.contains("\(error)") { problems.append("\(error)") }
      }
    }
    guard !problems.isEmpty else { return }
    print("\nSkipped:")
    for problem in problems { print("  " + problem) }
    if !data.isPresent { print("Set RIZQ_DATA to use another folder of reference texts.") }
  }
}
