import ArgumentParser
import LibraryCompiler
import ReleasePublishing
import UpdateFramework

struct ReleaseInit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Begin a release: a folder with the draft of a root, to which keys are added."
  )

  @OptionGroup var options: ReleaseOptions

  @Flag(help: "Refuse bundles with a text that no scholar has reviewed.")
  var requireReviews = false

  func run() throws {
    try options.run { (desk) throws(OperationalFailure) in try desk.begin(requiresReviews: requireReviews) }
    Console.output.write(
      "\(options.name) is a release without keys; add three for root, and one for each of targets, snapshot and timestamp\n"
    )
  }
}

struct ReleaseAddKey: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add-key",
    abstract: "Add a key to a role, in the draft of the next root.",
    discussion:
      "The keys of the root sign the draft (`rizq release sign`), and `rizq release publish` publishes it."
  )

  @Argument(help: "root, targets, snapshot or timestamp.")
  var role: RoleName

  @OptionGroup var key: NewKeyOptions
  @OptionGroup var options: ReleaseOptions

  func run() throws {
    let id = try options.run { (desk) throws(OperationalFailure) in try desk.add(key.key, to: role) }
    Console.output.write("\(role.rawValue) has the key \(id)\n")
  }
}

struct ReleaseRotate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rotate",
    abstract: "Replace a key of a role, in the draft of the next root.",
    discussion: "For a key that was lost, may be known to others, or whose owner has left."
  )

  @Argument(help: "root, targets, snapshot or timestamp.")
  var role: RoleName

  @Option(help: ArgumentHelp("The beginning of the id of the key (see `rizq release log`).", valueName: "id"))
  var from: String

  @OptionGroup var key: NewKeyOptions
  @OptionGroup var options: ReleaseOptions

  func run() throws {
    let id = try options.run { (desk) throws(OperationalFailure) in
      try desk.rotate(role, from: from, to: key.key)
    }
    Console.output.write("\(role.rawValue) has the key \(id) instead\n")
  }
}

struct ReleaseSign: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign",
    abstract: "Add signatures to what is not yet published: the draft of a root, and a staged bundle.",
    discussion: """
      Each owner of a key runs it with the folder; no one needs the keys of others. It prints what the draft of a root says; \
      `rizq release log` prints that before you sign.
      """
  )

  @OptionGroup var signing: SigningOptions
  @OptionGroup var options: ReleaseOptions

  func run() throws {
    let signed = try options.run { (desk) throws(OperationalFailure) in try desk.sign(with: signing.keys) }
    if let root = signed.root { Console.output.write(root.text) }
    for count in signed.counts {
      Console.output.write(
        "\(count.role.rawValue): \(count.valid) of \(count.threshold) signature\(count.threshold == 1 ? "" : "s")\n"
      )
    }
  }
}
