import ArgumentParser
import DiagnosticRendering
import UnicodeText

struct TextKey: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "key",
    abstract: "Show the phonetic key of Arabic, or of Arabic in Latin letters.",
    discussion: "Two texts that sound alike have slots that can be laid side by side: `s b h n` is subḥāna."
  )

  @OptionGroup var options: TextOptions

  func run() throws {
    let text = try options.read()
    guard let page = KeyPage(of: text) else {
      throw Console.error.failure("the text \(text.quoted()) has neither an Arabic nor a Latin letter")
    }
    options.format.show(page)
  }
}
