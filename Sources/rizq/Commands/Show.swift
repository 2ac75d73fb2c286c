import ArgumentParser
import ContentSource
import DuaLibrary
import Foundation

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Show a dua or a journey of a bundle.")

  @Argument(help: ArgumentHelp("The dua or journey, by its slug or its id.", valueName: "slug|id"))
  var entity: String

  @Option(help: ArgumentHelp("The folder of the bundle.", valueName: "dir"))
  var bundle = "output"

  func run() throws {
    let library: Library
    do throws(BundleError) {
      library = try DuaLibrary.Bundle(contentsOf: URL(fileURLWithPath: bundle, isDirectory: true)).library
    } catch {
      Console.error.writeFailure("\(error)")
      throw ExitCode.operationalFailure
    }
    let page = LibraryPage(library, width: min(Console.output.width ?? 100, 100))
    let sections = duas(in: library).map(page.text) + journeys(in: library).map(page.text)
    guard !sections.isEmpty else {
      let slugs = library.duas.map(\.slug.rawValue) + library.journeys.map(\.slug.rawValue)
      Console.error.writeFailure(
        "the bundle has no dua or journey \(entity.quoted())\(Suggestion.phrase(for: entity, among: slugs))"
      )
      throw ExitCode.operationalFailure
    }
    Console.output.write(sections.joined(separator: "\n"))
  }

  private func duas(in library: Library) -> [Dua] {
    let byID = Int(entity).flatMap { library[Dua.ID(rawValue: $0)] }
    return [byID ?? Slug(entity).flatMap { library[dua: $0] }].compactMap(\.self)
  }

  private func journeys(in library: Library) -> [Journey] {
    let byID = Int(entity).flatMap { library[Journey.ID(rawValue: $0)] }
    return [byID ?? Slug(entity).flatMap { library[journey: $0] }].compactMap(\.self)
  }
}
