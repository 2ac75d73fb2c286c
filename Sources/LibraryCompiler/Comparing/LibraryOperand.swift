import DuaLibrary
import Foundation
import QuranText
import UnicodeText

/// One side of a comparison: a bundle, a release, a folder of sources, or one of them in a revision of Git.
struct LibraryOperand {
  let files: FileClient
  let environment: EnvironmentClient
  let git: GitClient

  /// What was found under a name.
  enum Found {
    case library(Library)
    /// A bundle of another version of the contract, which cannot be read.
    case schema(Int)
  }

  /// Reads the library that a user named.
  func read(_ name: String) async throws -> Found {
    guard !name.isEmpty else { throw OperationalFailure("a library has an empty name: name a folder") }
    let path = Paths.absolute(name, from: environment.workingDirectory())
    if try files.status(path) != nil {
      let folder = try files.resolve(path)
      guard try files.status(folder)?.kind == .directory else {
        throw OperationalFailure("\(name.quoted(limit: 1024)) is not a folder")
      }
      return try await read(folder, files, name)
    }
    let revision = name.contains(":") ? name : "\(name):./content"
    guard let tree = try readTree(revision) else { throw absence(of: name) }
    return try await read("/\(Self.root)", FileSnapshot(tree, at: "/\(Self.root)").client, name)
  }

  private func readTree(_ revision: String) throws(OperationalFailure) -> GitTree? {
    do throws(FileFailure) {
      return try git.tree(environment.workingDirectory(), revision)
    } catch {
      throw OperationalFailure(
        error.description,
        hint: "name a smaller folder of the revision, such as `HEAD:output`"
      )
    }
  }

  /// Why nothing was found under a name that is not a path.
  private func absence(of name: String) -> OperationalFailure {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let folder = environment.workingDirectory()
    let neither = "\(name.quoted(limit: 1024)) is neither a folder nor a revision of Git"
    let hint =
      "name a bundle, a folder of sources, or a revision: `v1.0` (its folder `content`), `HEAD~3:output`"
    switch git.knowledge(folder, parts[0]) {
    case .notInstalled:
      return OperationalFailure(
        "\(neither): there is no command `git`",
        hint: "install Git, or name a folder"
      )
    case .noRepository:
      return OperationalFailure("\(neither): `\(folder)` is not in a Git repository", hint: hint)
    case .unknown: return OperationalFailure(neither, hint: hint)
    case .known:
      let revision = parts[0].quoted(limit: 1024)
      guard parts.count > 1 else {
        return OperationalFailure(
          "the revision \(revision) has no folder `content` below `\(folder)`",
          hint: "name the folder, such as `\(parts[0]):output`"
        )
      }
      return OperationalFailure(
        "the revision \(revision) has no folder \(parts[1].quoted(limit: 1024))",
        hint: "name a folder from the root of the repository; one from the working directory begins with `./`"
      )
    }
  }

  /// Where the files of a revision appear.
  private static let root = "revision"

  private func read(_ folder: String, _ files: FileClient, _ name: String) async throws -> Found {
    if try files.status(Paths.join(folder, Manifest.path)) != nil {
      return try library(name) { () throws(BundleError) in
        try DuaLibrary.Bundle { path in try files.readBundleFile(Paths.join(folder, path), path: path) }
      }
    }
    if let release = try ReleasedBundle(folder, files) {
      return try library(name) { () throws(BundleError) in try release.bundle() }
    }
    return .library(try await sources(folder, files, name))
  }

  private func library(
    _ name: String,
    of bundle: () throws(BundleError) -> DuaLibrary.Bundle
  ) throws(OperationalFailure) -> Found {
    do {
      return .library(try bundle().libraryOfEachForm())
    } catch BundleError.unsupportedSchema(let found, _) {
      return .schema(found)
    } catch {
      var failure = OperationalFailure(causedBy: error)
      failure.message = "the bundle in \(name.quoted(limit: 1024)): \(failure.message)"
      throw failure
    }
  }

  /// The library that sources compile to, in memory.
  private func sources(_ folder: String, _ files: FileClient, _ name: String) async throws -> Library {
    // Before all files below it are listed, which may be a whole disk.
    guard try files.status(Paths.join(folder, "library.json")) != nil else {
      throw OperationalFailure(
        "\(name.quoted(limit: 1024)) is neither a bundle nor a release nor sources: it has no `\(Manifest.path)`, no `metadata` and no"
          + " `library.json`",
        hint: "name a folder that has one of them, such as `output` or `content`"
      )
    }
    let listing = try SourceFinder(files: files, root: folder).find()
    let reader = SourceReader(files: files, root: folder, listing: listing)
    let checker = LibraryChecker(
      reader: reader,
      sources: listing.sources.map(reader.ingest),
      quran: try .shipped(),
      jobs: environment.processorCount()
    )
    let checked = try await checker.check()
    guard let library = checked.library else {
      let count = checked.report.counts.errors
      throw OperationalFailure(
        "the content in \(name.quoted(limit: 1024)) has \(count.counted("error")), so it is not a library",
        hint: "`rizq validate --content DIR` shows them"
      )
    }
    return library
  }
}
