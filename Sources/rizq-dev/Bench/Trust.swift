import ArgumentParser
import FidelityMeasures
import Foundation
import UnicodeText

/// Prints which single mistakes in the library's duas an editor is shown.
struct Trust: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print which mistakes an editor is shown, and how many of the findings are right.",
    discussion:
      """
      Every mistake is injected alone into a hadith dua of the library, which is checked with all rules and its own policy. \
      Then texts that people have judged are checked.
      """
  )

  @Argument(help: "Parts of the names of the kinds of mistakes; all by default.")
  var names: [String] = []

  @Option(help: "The content folder.")
  var content = "content"

  @Option(help: "The number of mistakes of each kind in every dua.")
  var rounds = 1

  @Option(help: "Take only every nth dua.")
  var stride = 1

  @Option(help: "The seed of the random mistakes.")
  var seed: UInt64 = 1

  @Flag(help: "Also print the mistakes that are not shown, and those with more than one finding.")
  var examples = false

  @Flag(name: .customLong("samples"), help: "Only check the labeled samples.")
  var onlySamples = false

  @Option(help: "The folder of the labeled samples.")
  var samplesFolder = "Tests/Samples"

  func run() async throws {
    let kinds = TypingMistake.allCases.map(\.rawValue) + NarrationFrame.Kind.allCases.map(\.rawValue)
    for name in names where !kinds.contains(where: { Self.matches($0, name) }) {
      throw Failure("no kind of mistake has \(name.quoted()) in its name" + Self.advice(name, kinds))
    }
    if !onlySamples {
      try await printMistakes()
      try await printNarration()
    }
    if onlySamples || names.isEmpty { try await printSamples() }
  }

  private static func matches(_ kind: String, _ name: String) -> Bool {
    kind.lowercased().contains(name.lowercased())
  }

  /// The kind that was probably meant, or else all kinds.
  private static func advice(_ name: String, _ kinds: [String]) -> String {
    Suggestion.nearest(to: name, among: kinds).map { "; did you mean \($0.quoted())?" }
      ?? "; the kinds are " + kinds.map { $0.quoted() }.joined(separator: ", ")
  }

  private func isChosen(_ kind: String) -> Bool {
    names.isEmpty || names.contains { Self.matches(kind, $0) }
  }

  private func printMistakes() async throws {
    let mistakes = TypingMistake.allCases.filter { isChosen($0.rawValue) }
    guard !mistakes.isEmpty else { return }
    let report = try await TrustReport(
      mistakes,
      in: URL(filePath: content),
      rounds: max(1, rounds),
      stride: max(1, stride),
      seed: seed,
      jobs: ProcessInfo.processInfo.activeProcessorCount
    )
    print(TrustTable.heading)
    for row in report.rows {
      print(TrustTable.line(row))
      if examples { for example in row.misses + row.noise { print("    " + example) } }
    }
    print(TrustTable.total(report))
    print("false errors and warnings of the unchanged library: \(report.falseAlarms), target 0")
  }

  private func printNarration() async throws {
    let kinds = NarrationFrame.Kind.allCases.filter { isChosen($0.rawValue) }
    guard !kinds.isEmpty else { return }
    let report = try await NarrationReport(
      kinds,
      in: URL(filePath: content),
      duas: 8 * max(1, rounds),
      seed: seed,
      jobs: ProcessInfo.processInfo.activeProcessorCount
    )
    print("\n" + NarrationTable.heading)
    for row in report.rows {
      print(NarrationTable.line(row))
      if examples { for miss in row.misses { print("    " + miss) } }
    }
  }

  private func printSamples() async throws {
    let samples = try LabeledSamples(URL(filePath: samplesFolder))
    let report = try await SampleReport(samples, jobs: ProcessInfo.processInfo.activeProcessorCount)
    print(
      "\n\(samples.correctCount) correct texts and \(samples.defectiveCount) with a defect, labeled by hand"
    )
    print(SampleTable.heading)
    for row in report.rows {
      print(SampleTable.line(row))
      if examples { for finding in row.wrong { print("    " + finding) } }
    }
    print(SampleTable.precision(report))
    print(SampleTable.recall(report))
    if examples { for miss in report.misses { print("    " + miss) } }
  }
}
