import ArgumentParser
import Foundation
import RuleDocumentationGenerator

/// Generates the rules' registry, catalog and handbook.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Generate the registry of rules, their catalog and docs/rules.md from their documentation comments."
  )

  @OptionGroup var options: GenerationOptions

  func run() throws {
    try requirePackageFolder()
    let files: [(path: String, text: String)]
    do {
      files = try Self.ruleFiles()
    } catch {
      throw Failure("the sources of the rules cannot be read: \(error.localizedDescription)")
    }
    let generated = try RuleSet(files: files).generatedFiles
    try options.finish(generated.map { OutputFile(path: $0.path, text: $0.text) }, command: "rules")
  }

  /// The Swift files in a folder `Rules` of any target.
  private static func ruleFiles() throws -> [(path: String, text: String)] {
    try FileManager.default.subpathsOfDirectory(atPath: "Sources")
      .filter { path in
        path.hasSuffix(".swift") && path.split(separator: "/").dropFirst().dropLast().contains("Rules")
      }
      .sorted()
      .map { path in
        let path = "Sources/\(path)"
        return (path, try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8))
      }
  }
}
