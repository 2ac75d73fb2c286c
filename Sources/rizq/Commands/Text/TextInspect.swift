import ArgumentParser
import DiagnosticRendering

struct TextInspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "List every scalar of a text: place, code point, class and name.",
    discussion: "Places are bytes of UTF-8 from 0. What cannot be seen is written as an escape."
  )

  @OptionGroup var options: TextOptions

  func run() throws {
    try options.format.show(InspectionPage(of: options.read()))
  }
}
