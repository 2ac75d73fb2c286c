import Diagnostics
import UnicodeText

/// Walks the content folder.
struct SourceFinder {
  let files: FileClient
  /// Absolute, without links.
  let root: String

  /// How to treat a path below the root.
  private enum Entry {
    case source(FileStatus)
    case vocabulary(FileStatus)
    case finding(@Sendable (SourceRange) -> Finding)
    /// A finding about a file that is not read although it may contain content.
    case unread(@Sendable (SourceRange) -> Finding)
  }

  /// Throws when the root or a folder below it cannot be listed, when there are no sources, when it is a bundle, or when a folder
  /// below or above it declares a library and this one does not: an empty library is a mistake, most likely the wrong folder.
  ///
  /// - Parameter needsDeclaration: Whether a folder without a declaration may be such a mistake.
  func find(needsDeclaration: Bool = true) throws -> SourceListing {
    let listing = try walk()
    if needsDeclaration, !listing.paths.contains(DeclaredFolder.declaration) {
      if let meant = DeclaredFolder(files: files, root: root).nearest(in: listing) {
        throw OperationalFailure(
          "there is no `library.json` in `\(root)`",
          hint: "did you mean `--content \(meant)`, which has one?"
        )
      }
      if listing.isBundle {
        throw OperationalFailure(
          "`\(root)` is a bundle, not a folder of sources",
          hint: "name the folder that contains `library.json` with --content"
        )
      }
    }
    guard !listing.sources.isEmpty else {
      throw OperationalFailure(
        "there are no content files in `\(root)`",
        hint: "name the folder that contains `library.json` with --content; "
          + "docs/source-format.md shows how to begin a new library"
      )
    }
    return listing
  }

  private func walk() throws(FileFailure) -> SourceListing {
    var entries: [(path: String, entry: Entry)] = []
    var ignored: [String] = []
    var pending = [""]
    while let folder = pending.popLast() {
      for child in try files.entries(absolute(folder)) {
        let path = folder.isEmpty ? child.name : "\(folder)/\(child.name)"
        guard child.isUTF8, !child.name.unicodeScalars.contains(where: \.isControl) else {
          entries.append((path, .unread { UnreadableName.finding(name: path, at: $0) }))
          continue
        }
        if FileNames.isIgnored(child.name) {
          ignored.append(path)
          continue
        }
        guard let status = try files.status(absolute(path)) else {
          entries.append((path, .unread { UnreadableFile.finding(.notFound, at: $0) }))
          continue
        }
        switch status.kind {
        case .directory: pending.append(path)
        case .symbolicLink: entries.append((path, link(path)))
        case .special(let kind):
          entries.append((path, .unread { NotARegularFile.finding(kind: kind, at: $0) }))
        case .regular where FileNames.isSearchVocabulary(path): entries.append((path, .vocabulary(status)))
        case .regular where FileNames.isSource(child.name): entries.append((path, .source(status)))
        case .regular:
          if let meant = FileNames.sourceName(for: child.name) {
            entries.append((path, .unread { MisnamedSource.finding(name: child.name, meant: meant, at: $0) }))
          } else if FileNames.isAsset(child.name) {
            ignored.append(path)
          } else {
            entries.append((path, .finding { UnknownFileKind.finding(name: child.name, at: $0) }))
          }
        }
      }
    }
    return listing(of: entries, ignored: ignored)
  }

  private func listing(of entries: [(path: String, entry: Entry)], ignored: [String]) -> SourceListing {
    let sorted = entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var listing = SourceListing(
      paths: sorted.map(\.path),
      statuses: Array(repeating: nil, count: sorted.count)
    )
    for (index, (_, entry)) in sorted.enumerated() {
      let file = FileID(index)
      switch entry {
      case .source(let status):
        listing.sources.append(file)
        listing.statuses[index] = status
      case .vocabulary(let status):
        listing.vocabulary.append(file)
        listing.statuses[index] = status
      case .finding(let make): listing.findings.append(make(SourceRange(file: file, 0..<0)))
      case .unread(let make):
        listing.findings.append(make(SourceRange(file: file, 0..<0)))
        listing.isComplete = false
      }
    }
    listing.findings += NamesDifferByCase.findings(in: listing.paths)
    listing.ignored = ignored.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return listing
  }

  /// Links are not followed: a target inside the root is read under its own name, and one outside is not read.
  private func link(_ path: String) -> Entry {
    do throws(FileFailure) {
      let target = try files.resolve(absolute(path))
      if let inner = Paths.relative(target, to: root) {
        return .finding { LinkInside.finding(target: inner.isEmpty ? "." : inner, at: $0) }
      }
      return .unread { LinkOutside.finding(at: $0) }
    } catch {
      let cause = error.cause
      return .unread {
        cause == .notFound ? UnreadableFile.brokenLink(at: $0) : UnreadableFile.finding(cause, at: $0)
      }
    }
  }

  private func absolute(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }
}
