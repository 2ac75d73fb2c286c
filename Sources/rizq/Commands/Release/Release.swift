import ArgumentParser
import DuaLibrary
import Foundation
import LibraryCompiler
import ReleasePublishing
import UnicodeText
import UpdateFramework

struct Release: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "release",
    abstract: "Publish bundles, signed by The Update Framework, and withdraw texts.",
    discussion: """
      A release is a folder that any web server can serve: `metadata/` and `targets/`. docs/releases.md has the commands of a first \
      release, a routine one, a withdrawal and a lost key. Keys are read from files that only their owner can read, or obtained from \
      a command; they are never arguments. SOURCE_DATE_EPOCH, if it is set, is used as the current time.
      """,
    subcommands: [
      ReleaseInit.self, ReleaseAddKey.self, ReleaseRotate.self, ReleaseRenew.self, ReleaseStage.self,
      ReleaseSign.self, ReleaseDiscard.self, ReleasePublish.self, ReleaseRefresh.self, ReleaseWithdraw.self,
      ReleaseVerify.self, ReleaseLog.self, ReleaseSettingsCommand.self,
    ]
  )
}

/// Which release a command is about.
struct ReleaseOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the release.", valueName: "dir"))
  var release = "release"

  func validate() throws {
    if release.isEmpty { throw ValidationError("--release is empty: name a folder") }
  }

  /// The folder as it was typed, for messages.
  var name: String { release.quoted(limit: 1024) }

  func publisher() throws(OperationalFailure) -> ReleasePublisher {
    ReleasePublisher(release, now: try Self.now(ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"]))
  }

  /// The time of the environment, or else that of the clock.
  static func now(_ epoch: String?) throws(OperationalFailure) -> UTCTime {
    guard let epoch else { return UTCTime(Date()) }
    guard let seconds = Int(epoch), (0...UTCTime.latest.seconds).contains(seconds) else {
      throw OperationalFailure(
        "the variable SOURCE_DATE_EPOCH is \(epoch.quoted())",
        hint: "set it to seconds since 1970, or unset it"
      )
    }
    return UTCTime(seconds: seconds)
  }

  /// Ends the process with the failure of `work`.
  func run<Result>(_ work: (ReleasePublisher) throws(OperationalFailure) -> Result) throws -> Result {
    do throws(OperationalFailure) {
      return try work(publisher())
    } catch {
      // The lines of a list, each safe to show.
      let lines = error.message.split(separator: "\n", omittingEmptySubsequences: false)
      let message = lines.map { String($0).escapedForDisplay }.joined(separator: "\n")
      Console.error.write("error: \(message)\n" + (error.hint.map { "help: \($0)\n" } ?? ""))
      throw ExitCode.operationalFailure
    }
  }
}

/// The keys with which a command signs.
struct SigningOptions: ParsableArguments {
  @Option(
    name: .customLong("key"),
    help: ArgumentHelp(
      "A file with a secret key, readable only by its owner. May be repeated.",
      valueName: "file"
    )
  )
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      A command that signs for the keys that no file has: it gets the bytes on its standard input, RIZQ_KEY_ID, RIZQ_ROLE and \
      RIZQ_SCHEME in its environment, and prints the signature in hexadecimal digits, or nothing if it does not have the key.
      """,
      valueName: "command"
    )
  )
  var signWith: String?

  func validate() throws {
    if signWith?.isEmpty == true { throw ValidationError("--sign-with is empty: name a command") }
    if files.contains("") { throw ValidationError("--key is empty: name a file") }
  }

  var keys: ReleaseKeys { ReleaseKeys(files: files, command: signWith) }
}

extension RoleName: ExpressibleByArgument {}
extension PublicKey.Scheme: ExpressibleByArgument {}

/// The key that a command gives a role.
struct NewKeyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Make a new key, and write it into this file, which must not exist.",
      valueName: "file"
    )
  )
  var new: String?

  @Option(
    help: ArgumentHelp(
      "Use the key in this file: a public key, or one that --new has made.",
      valueName: "file"
    )
  )
  var file: String?

  @Option(help: "The kind of a new key.")
  var scheme: PublicKey.Scheme = .ed25519

  func validate() throws {
    guard (new == nil) != (file == nil) else {
      throw ValidationError("name the key with either --new FILE or --file FILE")
    }
    if new?.isEmpty == true || file?.isEmpty == true {
      throw ValidationError("the name of the file is empty")
    }
  }

  var key: AddedKey { new.map { .new(path: $0, scheme) } ?? .file(path: file ?? "") }
}
