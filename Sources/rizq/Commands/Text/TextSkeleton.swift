import ArgumentParser
import DiagnosticRendering

struct TextSkeleton: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skeleton",
    abstract: "Show the skeletons of a text: of its search form (S2), and of its letters without marks."
  )

  @OptionGroup var options: TextOptions

  func run() throws {
    try options.format.show(SkeletonPage(of: options.readArabic()))
  }
}
