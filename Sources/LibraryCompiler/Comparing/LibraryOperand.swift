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

  /// The maximum size of a file of a bundle, in bytes.
  private static let sizeLimit = 512 << 20

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
    guard let tree = git.tree(environment.workingDirectory(), revision) else {
      throw OperationalFailure(
        "\(name.quoted(limit: 1024)) is neither a folder nor a revision of Git",
        hint:
          "name a bundle, a folder of sources, or a revision: `v1.0` (its folder `content`), `HEAD~3:output`"
      )
    }
    return try await read("/\(Self.root)", FileSnapshot(tree.files, at: "/\(Self.root)").client, name)
  }

  /// Where the files of a revision appear.
  private static let root = "revision"

  private func read(_ folder: String, _ files: FileClient, _ name: String) async throws -> Found {
    if try files.status(Paths.join(folder, Manifest.path)) != nil {
      return try library(name) { () throws(BundleError) in
        try DuaLibrary.Bundle { path in try files.read(Paths.join(folder, path), Self.sizeLimit).bytes }
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
    do throws(BundleError) {
      return .library(try bundle().library)
    } catch {
      if case .unsupportedSchema(let found, _) = error { return .schema(found) }
      throw OperationalFailure("the bundle in \(name.quoted(limit: 1024)): \(error)")
    }
  }

  /// The library that sources compile to, in memory.
  private func sources(_ folder: String, _ files: FileClient, _ name: String) async throws -> Library {
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
        "the content in \(name.quoted(limit: 1024)) has \(count) error\(count == 1 ? "" : "s"), so it is not a library",
        hint: "`rizq validate --content DIR` shows them"
      )
    }
    return library
  }
}
