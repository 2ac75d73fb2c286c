import ArabicText
import ArgumentParser
import DiagnosticRendering
import DuaLibrary
import LibraryCompiler
import UnicodeText

struct Romanize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "romanize",
    abstract: "Write vocalized Arabic, or the Arabic of a dua, in Latin letters.",
    discussion: "Words without vowel marks are romanized as far as possible, and named in a warning."
  )

  @Argument(
    help: ArgumentHelp(
      "A dua by its slug or id, Arabic text, or `-` to read Arabic text from the standard input.",
      valueName: "slug|id|text"
    )
  )
  var source: String

  @OptionGroup var table: RomanizationTableOption
  @OptionGroup var bundle: BundleOption
  @OptionGroup var format: TextFormatOption

  func validate() throws { try TextArgument.check(source) }

  func run() throws {
    let page = try page()
    format.show(page)
    if let warning = page.warning { Console.error.write(warning) }
  }

  private func page() throws -> RomanizationPage {
    if source == "-" || source.hasArabicLetter {
      let text = try TextArgument.arabic(TextArgument.text(of: source))
      let page = RomanizationPage(of: text, by: table.romanizer)
      guard !page.isEmpty else {
        throw Console.error.failure(
          "the text \(text.quoted()) has only letters of other languages than Arabic"
        )
      }
      return page
    }
    guard Slug(source) != nil || Int(source) != nil else {
      throw Console.error.failure("\(source.quoted()) has no Arabic letter and is not the name of a dua")
    }
    let dua = try bundle.read {
      let opened = try bundle.open()
      guard let dua = try opened.dua(called: source) else {
        let slugs = try opened.duaSlugs.map(\.rawValue)
        throw Console.error.failure(.unknown("dua", called: source, among: slugs))
      }
      return dua
    }
    return RomanizationPage(of: dua.arabic, slug: dua.slug.rawValue, by: table.romanizer)
  }
}
