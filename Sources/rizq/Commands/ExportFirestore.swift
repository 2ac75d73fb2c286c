import ArgumentParser
import DuaLibrary
import FirestoreExport
import Foundation
import LibraryCompiler
import UnicodeText

struct ExportFirestore: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "firestore",
    abstract: "Write a bundle as Firestore documents, and as the commits that write them.",
    discussion: """
      The folder gets `documents.ndjson` (one document per line), `commits/0001.json` and further ones (bodies for `documents:commit`, to be \
      sent in their order) and `firestore.indexes.json` (docs/backends.md). A commit changes only fields of the library, and deletes no \
      document.
      """
  )

  @OptionGroup var bundle: BundleOption

  @Option(help: ArgumentHelp("The Google Cloud project of the database.", valueName: "id"))
  var project: String

  @Option(help: ArgumentHelp("The database in the project.", valueName: "id"))
  var database = FirestoreDatabase.defaultID

  @Option(
    help: ArgumentHelp(
      "An earlier bundle, which the database has: only documents that differ from it are written.",
      valueName: "dir"
    )
  )
  var since: String?

  @Option(help: ArgumentHelp("The folder to create; if it exists, it must be empty.", valueName: "dir"))
  var output: String

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output is empty: name a folder") }
    if since?.isEmpty == true { throw ValidationError("--since is empty: name a folder") }
    if project.isEmpty { throw ValidationError("--project is empty: name the Google Cloud project") }
    if database.isEmpty { throw ValidationError("--database is empty: name it, or leave the option out") }
    if target == nil {
      let isProject = FirestoreDatabase(project: project, database: FirestoreDatabase.defaultID) == nil
      throw ValidationError(
        "--\(isProject ? "project" : "database") \((isProject ? project : database).quoted()) is not an id: it has `a` to `z`, `0` to `9`,"
          + " `-`, `.` and `:`"
      )
    }
  }

  private var target: FirestoreDatabase? { FirestoreDatabase(project: project, database: database) }

  func run() throws {
    guard let target else { throw ExitCode.operationalFailure }
    let export = try export(bundle, to: target)
    var documents = export.documents
    if let since {
      let earlier = try self.export(try BundleOption.parse(["--bundle", since]), as: "--since", to: target)
      documents = export.changes(since: earlier)
      report(export.missing(from: earlier))
    }
    let files = FirestoreFiles.files(of: documents)
    do throws(OperationalFailure) {
      try ExportFolder().write(files.map { ($0.path, $0.bytes) }, to: output, outside: bundle.bundle)
    } catch {
      throw Console.error.failure(error)
    }
    let commits = files.count { $0.path.hasPrefix("commits/") }
    Console.output.write(
      "\(documents.count.counted("document")) in \(commits.counted("commit")), in \(output.escapedForDisplay)\n"
    )
  }

  /// Exits with a failure if the bundle cannot be read or exported.
  private func export(
    _ bundle: BundleOption,
    as option: String = "--bundle",
    to target: FirestoreDatabase
  ) throws -> FirestoreExport {
    let library = try bundle.read { try bundle.open(as: option).library }
    do {
      return try FirestoreExport(library, to: target)
    } catch {
      throw Console.error.failure("\(error)")
    }
  }

  /// The documents that stay in the database although the library does not have them any longer.
  private func report(_ documents: [FirestoreDocument]) {
    guard !documents.isEmpty else { return }
    let names = documents.prefix(Self.shown).map { "`\($0.path)`" }.joined(separator: ", ")
    let rest = documents.count > Self.shown ? " and \(documents.count - Self.shown) more" : ""
    Console.error.write(
      "note: the library has no \(names)\(rest) any longer; nothing is deleted, because users' data may refer to it\n"
    )
  }

  private static let shown = 10
}
