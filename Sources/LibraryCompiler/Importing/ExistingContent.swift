import ContentDraft
import ContentImport

/// Reads the duas with which imported ones are compared.
struct ExistingContent {
  let files: FileClient
  let environment: EnvironmentClient

  /// The duas of content folders, absolute or relative to the working directory.
  ///
  /// Throws if a folder has no content, or a file in it cannot be read to its end: its duas would be missing.
  func duas(in folders: [String]) throws -> [ExistingDua] {
    try folders.flatMap { folder in
      let paths: BuildPaths
      do {
        paths = try BuildPaths(for: BuildRequest(content: folder), files: files, environment: environment)
      } catch var failure as OperationalFailure {
        // Its own hint names the option --content.
        failure.hint = "name a folder of sources with --existing"
        throw failure
      }
      // A part of a library has duas too.
      let listing = try SourceFinder(files: files, root: paths.root).find(needsDeclaration: false)
      let reader = SourceReader(files: files, root: paths.root, listing: listing)
      let draft = LibraryDraft(files: listing.sources.map { reader.ingest($0).file })
      guard draft.isComplete else {
        throw OperationalFailure(
          "the content in `\(folder)` has errors, so duas of it may be missing",
          hint: "`rizq validate --content \(folder)` shows them"
        )
      }
      return draft.duas.compactMap { ExistingDua($0, folder: folder) }
    }
  }
}
