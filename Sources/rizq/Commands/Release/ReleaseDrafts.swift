import ArgumentParser
import LibraryCompiler
import ReleasePublishing
import UnicodeText

struct ReleaseDiscard: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "discard",
    abstract: "Remove what is not yet published: the draft of a root, and a staged bundle."
  )

  @Flag(help: "Only the draft of the root.")
  var root = false

  @Flag(help: "Only the staged bundle.")
  var bundle = false

  @OptionGroup var options: ReleaseOptions

  func run() throws {
    let discarded = try options.run { (publisher) throws(OperationalFailure) in
      try publisher.discard(root: root || !bundle, bundle: bundle || !root)
    }
    if let version = discarded.root { Console.output.write("the draft of root \(version) is removed\n") }
    if let version = discarded.bundle {
      Console.output.write("the staged bundle \(version.escapedForDisplay) is removed\n")
    }
  }
}

struct ReleaseSettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Print or change the conditions under which a bundle is published."
  )

  @Flag(inversion: .prefixedNo, help: "Refuse bundles with a text that no scholar has reviewed.")
  var requireReviews: Bool?

  @OptionGroup var options: ReleaseOptions

  func run() throws {
    let isRequired = try options.run { (publisher) throws(OperationalFailure) in
      if let requireReviews { try publisher.requireReviews(requireReviews) }
      return try publisher.requiresReviews()
    }
    Console.output.write(
      isRequired
        ? "every text has to be reviewed\n" : "texts may be published without a review\n"
    )
  }
}
