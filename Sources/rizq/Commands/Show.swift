import ArgumentParser
import DuaLibrary
import UnicodeText

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a dua or a journey of a bundle."
  )

  @Argument(help: ArgumentHelp("The dua or journey, by its slug or its id.", valueName: "slug|id"))
  var entity: String

  @OptionGroup var bundle: BundleOption

  func run() throws {
    let library = try bundle.library()
    let page = LibraryPage(library, width: min(Console.output.width ?? 100, 100))
    let dua = library.dua(called: entity).map(page.text)
    let sections = [dua, library.journey(called: entity).map(page.text)].compactMap(\.self)
    guard !sections.isEmpty else {
      let slugs = library.duas.map(\.slug.rawValue) + library.journeys.map(\.slug.rawValue)
      throw Console.error.failure(
        "the bundle has no dua or journey \(entity.quoted())\(Suggestion.phrase(for: entity, among: slugs))"
      )
    }
    Console.output.write(sections.joined(separator: "\n"))
  }
}
