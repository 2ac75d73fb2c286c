import ArgumentParser
import BundleContract

/// Generates what the bundle contract is published as: JSON Schema, and models for other languages.
struct ContractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contract",
    abstract: "Generate docs/schemas and clients/ from the description of the bundle contract."
  )

  @OptionGroup var options: GenerationOptions

  func run() throws {
    try requirePackageFolder()
    let files = BundleContract.generatedFiles.map { OutputFile(path: $0.path, text: $0.text) }
    try options.finish(files, command: "contract")
  }
}
