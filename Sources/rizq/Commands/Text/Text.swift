import ArgumentParser

struct Text: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text",
    abstract: "Look at one text: its scalars, search forms, skeletons and phonetic key.",
    subcommands: [TextInspect.self, TextFold.self, TextSkeleton.self, TextKey.self]
  )
}
