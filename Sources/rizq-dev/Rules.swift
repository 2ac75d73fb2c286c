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
      files = try Self.sourceFiles()
    } catch {
      throw Failure("the sources of the rules cannot be read: \(error.localizedDescription)")
    }
    let generated = try RuleSet(files: files).generatedFiles
    try options.finish(generated.map { OutputFile(path: $0.path, text: $0.text) }, command: "rules")
  }

  /// The Swift files of all targets: a rule may be declared in any of them.
  private static func sourceFiles() throws -> [(path: String, text: String)] {
    try FileManager.default.subpathsOfDirectory(atPath: "Sources")
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { path in
        let path = "Sources/\(path)"
        return (path, try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8))
      }
  }
}
