import ContentDraft
import ContentIngest
import Diagnostics

/// Looks for the folder that was probably meant if a content folder has no `library.json`.
struct DeclaredFolder {
  let files: FileClient
  /// The content folder, absolute. It need not exist.
  let root: String

  static let declaration = "library.json"

  /// The nearest folder below or above the content folder that declares a library; nil unless there is exactly one.
  ///
  /// - Parameter listing: The files of the content folder.
  func nearest(in listing: SourceListing) -> String? {
    let found = below(listing) + [above()].compactMap(\.self)
    return found.count == 1 ? found[0] : nil
  }

  /// The nearest folder above the content folder that declares a library, but none outside of its repository of Git: that is another
  /// project.
  func above() -> String? {
    var folder = root
    while folder != "/", (try? files.status(Paths.join(folder, ".git"))) == nil {
      folder = Paths.parent(of: folder)
      if declaresLibrary(folder) { return folder }
    }
    return nil
  }

  /// Those nearest below: of several at one depth, none is the obvious one.
  private func below(_ listing: SourceListing) -> [String] {
    let paths = listing.sources.map(listing.path(of:)).filter { Paths.name(of: $0) == Self.declaration }
    let byDepth = Dictionary(grouping: paths) { Paths.ancestors(of: $0).count }
    for (_, paths) in byDepth.sorted(by: { $0.key < $1.key }) {
      let declared = paths.map { Paths.parent(of: Paths.join(root, $0)) }.filter(declaresLibrary)
      if !declared.isEmpty { return declared }
    }
    return []
  }

  /// Whether a folder has a declaration with a slug of a category: other programs have files of this name too. One that cannot be read
  /// does not count.
  private func declaresLibrary(_ folder: String) -> Bool {
    let path = Paths.join(folder, Self.declaration)
    guard let status = try? files.status(path), status.kind == .regular,
      let contents = try? files.read(path, SourceReader.sizeLimit)
    else { return false }
    let file = ContentIngest.ingest(contents.bytes, file: FileID(0), path: Self.declaration)
    return file.fragments.contains { fragment in
      guard case .declaration(let declaration) = fragment else { return false }
      return declaration.categories.contains { $0.slug.value != nil }
    }
  }
}
