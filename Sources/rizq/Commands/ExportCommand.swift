import ArgumentParser

/// The group of the `export` commands. Each subcommand has a file of its own, `Export….swift`.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a bundle in the form that a database takes.",
    discussion: "The same bundle gives the same bytes, at any time and on any machine.",
    subcommands: [ExportFirestore.self]
  )
}
