import ArgumentParser
import LibraryCompiler
import ReleasePublishing
import UnicodeText

struct ReleaseVerify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Do what an app with only a root does: follow the metadata, and check every file.",
    discussion: "Expired metadata is an error."
  )

  @Option(
    help: ArgumentHelp(
      "The root that the app contains (default: the first root of the release).",
      valueName: "file"
    )
  )
  var root: String?

  @OptionGroup var options: ReleaseOptions

  func run() throws {
    let check = try options.run { (publisher) throws(OperationalFailure) in try publisher.verify(root: root) }
    let withdrawn = check.withdrawn == 0 ? "" : ", \(check.withdrawn) withdrawn"
    let ended = check.ended == 0 ? "" : ", \(check.ended) whose withdrawal has ended"
    let obsolete = check.obsolete == 0 ? "" : ", \(check.obsolete) withdrawn in earlier versions only"
    Console.output.write(
      "\(options.name) has version \(check.libraryVersion.escapedForDisplay) of the library, \(check.targetCount) files as they were"
        + " signed\(withdrawn)\(ended)\(obsolete); valid until \(check.validUntil)\n"
    )
    check.expiries.warn()
  }
}

struct ReleaseLog: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract:
      "List what was published, the newest first, the keys, when each role expires, and the draft of the next root.",
    discussion:
      "In the draft, + is a key that the published root does not have, and - one that the draft no longer has."
  )

  @OptionGroup var options: ReleaseOptions

  func run() throws {
    let log = try options.run { (publisher) throws(OperationalFailure) in try publisher.log() }
    for entry in log.entries {
      let version = entry.libraryVersion.map { "version \($0.escapedForDisplay)" } ?? "no bundle"
      Console.output.write(
        "targets \(entry.version): \(version)\(entry.hasErrata ? ", with errata" : ""), valid until \(entry.expires)"
          + (entry.isCurrent ? " (current)" : "") + "\n"
      )
    }
    for key in log.keys {
      Console.output.write("key \(key.id): \(key.role.rawValue), \(key.scheme.rawValue)\n")
    }
    Console.output.write(log.expiries.text)
    if let draft = log.draft { Console.output.write(draft.text) }
    if let shared = log.sharedKey {
      Console.error.write(
        "warning: the key \(shared.id.escapedForDisplay) signs for \(shared.other.rawValue) and \(shared.role.rawValue); rotate one\n"
      )
    }
    log.expiries.warn()
  }
}
