import ArgumentParser
import DuaLibrary
import LibraryCompiler

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a dua or a journey of a bundle."
  )

  @Argument(help: ArgumentHelp("The dua or journey, by its slug or its id.", valueName: "slug|id"))
  var entity: String

  @OptionGroup var bundle: BundleOption

  func run() throws {
    Console.output.write(try bundle.read { try page(of: bundle.open()) })
  }

  private func page(of bundle: DuaLibrary.Bundle) throws -> String {
    let (dua, journey) = (try bundle.dua(called: entity), try bundle.journey(called: entity))
    guard dua != nil || journey != nil else {
      let slugs = try (bundle.duaSlugs + bundle.journeySlugs).map(\.rawValue)
      throw Console.error.failure(.unknown("dua or journey", called: entity, among: slugs))
    }
    let library = try bundle.library(
      of: [dua?.id].compactMap(\.self),
      journeys: [journey?.id].compactMap(\.self)
    )
    let page = LibraryPage(library, width: min(Console.output.width ?? 100, 100))
    return [dua.map(page.text), journey.map(page.text)].compactMap(\.self).joined(separator: "\n")
  }
}
