import ArgumentParser

struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Show what this machine is missing for work on a library.",
    discussion: "Exits with 1 if something is missing. What is missing never changes a bundle."
  )

  func run() throws {
    let checkup = Checkup(.current)
    Console.output.write(checkup.text)
    if !checkup.missing.isEmpty { throw ExitCode(1) }
  }
}
