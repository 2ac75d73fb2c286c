import ArgumentParser
import DiagnosticRendering
import UnicodeText

struct Text: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text",
    abstract: "Inspect one text: its scalars, search forms, skeletons and phonetic key.",
    subcommands: [TextInspect.self, TextFold.self, TextSkeleton.self, TextKey.self]
  )
}

/// A command that shows one page about one text.
protocol TextCommand: ParsableCommand {
  associatedtype Page: TextPage

  var options: TextOptions { get }

  func page() throws -> Page
}

extension TextCommand {
  func run() throws { try options.format.show(page()) }
}

struct TextInspect: TextCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "List every scalar of a text: offset, code point, class and name.",
    discussion: "Offsets are in UTF-8 bytes from 0. Invisible scalars are escaped."
  )

  @OptionGroup var options: TextOptions

  func page() throws -> InspectionPage { try InspectionPage(of: options.read()) }
}

struct TextFold: TextCommand {
  static let configuration = CommandConfiguration(
    commandName: "fold",
    abstract: "Show the search form (S1) of a text and of each of its words."
  )

  @OptionGroup var options: TextOptions

  func page() throws -> FoldPage { try FoldPage(of: options.readArabic()) }
}

struct TextSkeleton: TextCommand {
  static let configuration = CommandConfiguration(
    commandName: "skeleton",
    abstract: "Show the skeletons of a text: of its search form (S2), and of its letters without marks."
  )

  @OptionGroup var options: TextOptions

  func page() throws -> SkeletonPage { try SkeletonPage(of: options.readArabic()) }
}

struct TextKey: TextCommand {
  static let configuration = CommandConfiguration(
    commandName: "key",
    abstract: "Show the phonetic key of Arabic, or of Arabic in Latin letters.",
    discussion: "The keys of two texts that sound alike can be aligned slot by slot: `s b h n` is subḥāna."
  )

  @OptionGroup var options: TextOptions

  func page() throws -> KeyPage {
    let text = try options.read()
    guard let page = KeyPage(of: text) else {
      throw Console.error.failure("the text \(text.quoted()) has neither an Arabic nor a Latin letter")
    }
    return page
  }
}
