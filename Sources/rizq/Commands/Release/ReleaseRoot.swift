import ArgumentParser
import LibraryCompiler
import ReleasePublishing
import UpdateFramework

struct ReleaseInit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Begin a release: a new folder with the draft of a root, to which keys are added.",
    discussion: "With --root, restore the folder `.release` of a release that has lost it."
  )

  @OptionGroup var options: ReleaseOptions

  @Flag(help: "Refuse bundles with a text that no scholar has reviewed (later: `rizq release settings`).")
  var requireReviews = false

  @Option(
    help: ArgumentHelp(
      "The first root that the app contained: continue a release whose `.release` is lost.",
      valueName: "file"
    )
  )
  var root: String?

  func run() throws {
    if let root {
      let version = try options.run { (publisher) throws(OperationalFailure) in
        try publisher.restore(from: root, requiresReviews: requireReviews)
      }
      Console.output.write("\(options.name) is a release again, with root \(version)\n")
      return
    }
    try options.run { (publisher) throws(OperationalFailure) in
      try publisher.begin(requiresReviews: requireReviews)
    }
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

  @Argument(help: "The role that has the key.")
  var role: RoleName

  @OptionGroup var key: NewKeyOptions
  @OptionGroup var options: ReleaseOptions

  func run() throws {
    let key = try options.run { (publisher) throws(OperationalFailure) in
      try publisher.add(self.key.key, to: role)
    }
    Console.output.write("\(role.rawValue) has the key \(key.id)\n")
    key.note(role)
  }
}

struct ReleaseRotate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rotate",
    abstract: "Replace a key of a role, in the draft of the next root.",
    discussion: "For a key that was lost, that others may know, or whose owner has left."
  )

  @Argument(help: "The role that has the key.")
  var role: RoleName

  @Option(help: ArgumentHelp("The beginning of the id of the key (see `rizq release log`).", valueName: "id"))
  var from: String

  @OptionGroup var key: NewKeyOptions
  @OptionGroup var options: ReleaseOptions

  func run() throws {
    let key = try options.run { (publisher) throws(OperationalFailure) in
      try publisher.rotate(role, from: from, to: self.key.key)
    }
    Console.output.write("\(role.rawValue) has the key \(key.id) instead\n")
    key.note(role)
  }

  func validate() throws {
    if from.isEmpty {
      throw ValidationError("--from is empty: name the beginning of an id that `rizq release log` lists")
    }
  }
}

struct ReleaseRenew: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "renew",
    abstract: "Make the next root valid for a year from now, with the same keys.",
    discussion:
      "The keys of the root sign the draft (`rizq release sign`), and `rizq release publish` publishes it."
  )

  @OptionGroup var options: ReleaseOptions

  func run() throws {
    let root = try options.run { (publisher) throws(OperationalFailure) in try publisher.renew() }
    Console.output.write("the draft of root \(root.version) is valid until \(root.expires)\n")
  }
}

extension AssignedKey {
  /// Says what it means if the key signs for another role too.
  fileprivate func note(_ role: RoleName) {
    guard let sharedWith else { return }
    Console.error.write(
      "note: the key signs for \(sharedWith.rawValue) too; whoever steals it gets both \(sharedWith.rawValue) and \(role.rawValue)\n"
    )
  }
}
