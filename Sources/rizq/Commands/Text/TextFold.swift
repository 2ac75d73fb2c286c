import ArgumentParser
import DiagnosticRendering

struct TextFold: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fold",
    abstract: "Show the form under which a text is searched (S1), whole and word by word."
  )

  @OptionGroup var options: TextOptions

  func run() throws {
    try options.format.show(FoldPage(of: options.readArabic()))
  }
}
