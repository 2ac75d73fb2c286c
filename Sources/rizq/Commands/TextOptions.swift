import ArgumentParser
import DiagnosticRendering

/// The output format of the text commands.
struct TextFormatOption: ParsableArguments {
  @Option(help: "The output format (docs/text-commands.md).")
  var format = OutputFormat.human

  func show(_ page: some TextPage) {
    Console.output.write(format == .human ? page.human : page.json)
  }
}

/// A text and an output format.
struct TextOptions: ParsableArguments {
  @Argument(help: "The text, or `-` to read it from the standard input.")
  var text: String

  @OptionGroup var format: TextFormatOption

  func validate() throws { try TextArgument.check(text) }

  func read() throws -> String { try TextArgument.text(of: text) }

  /// The text, which must contain an Arabic letter.
  func readArabic() throws -> String { try TextArgument.arabic(read()) }
}
