import ArgumentParser
import ContentIngest
import DuaLibrary
import Foundation
import SearchIndexing

/// Generates what `rizq` includes of the search vocabulary of the content.
struct SearchVocabularyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search-vocabulary",
    abstract: "Generate the included search vocabulary, and its tables, from content/search."
  )

  @OptionGroup var options: GenerationOptions

  func run() throws {
    try requirePackageFolder()
    let sources = try SearchVocabulary.files(inContent: "content")
    let reader = VocabularyReader(of: sources)
    guard reader.findings.isEmpty else {
      throw Failure("content/search has findings, which `rizq validate` shows; fix them first")
    }
    let vocabulary = reader.vocabulary
    let files = [
      ("vocabulary.bin", StandardVocabulary.bytes(of: vocabulary, files: sources)),
      ("tables.bin", PreparedVocabulary(vocabulary).tables),
    ]
    try options.finish(
      files.map { OutputFile(path: "Sources/CSearchVocabulary/\($0)", contents: Data($1)) },
      command: "search-vocabulary"
    )
  }
}
