import UnicodeText

/// The files of a folder in a revision of Git.
public struct GitTree: Equatable, Sendable {
  /// The bytes of the files by their paths, relative to the folder, with `/` between folders. Links and submodules are left out.
  package let files: [ExactText: [UInt8]]
  /// The bytes of the paths that are not UTF-8, so that their files cannot be named.
  let unreadablePaths: Set<[UInt8]>

  /// Makes a tree of the bytes of files by their paths, relative to the folder, with `/` between folders.
  public init(files: [String: [UInt8]]) { self.init(files: files, unreadablePaths: []) }

  init(files: [String: [UInt8]], unreadablePaths: Set<[UInt8]>) {
    self.files = Dictionary(uniqueKeysWithValues: files.map { (ExactText($0.key), $0.value) })
    self.unreadablePaths = unreadablePaths
  }
}

extension GitTree {
  /// A file in the output of `git ls-tree -r -l -z`.
  struct Entry: Equatable {
    let object: String
    /// In bytes.
    let size: Int
    /// As Git has it, which need not be UTF-8.
    let path: [UInt8]
  }

  /// More than the bytes that `git cat-file --batch` writes about a file besides its contents.
  static let longestHead = 128

  /// The files that `git ls-tree -r -l -z` lists: `MODE SP TYPE SP OBJECT SP SIZE TAB PATH NUL`, with spaces before the size.
  static func entries(_ listing: [UInt8]) -> [Entry] {
    listing.split(separator: 0).compactMap { line in
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let parts = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      // 120000 is a link, 160000 a submodule.
      guard parts.count == 4, parts[1] == "blob", parts[0] != "120000" else { return nil }
      return Entry(
        object: String(parts[2]),
        // `BAD` for a file that is missing in the repository, which the batch reports.
        size: Int(parts[3]) ?? 0,
        path: Array(line[(tab + 1)...])
      )
    }
  }

  /// The contents that `git cat-file --batch` writes for these entries, in order: `OBJECT SP blob SP SIZE LF CONTENTS LF`; nil if
  /// one is missing.
  init?(_ entries: [Entry], batch: [UInt8]) {
    // As Git compares names, not as `String` does.
    var files: [ExactText: [UInt8]] = [:]
    var unreadablePaths: Set<[UInt8]> = []
    var rest = batch[...]
    for entry in entries {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard head.count == 3, head[0] == entry.object, head[1] == "blob", let size = Int(head[2]),
        rest.endIndex - end > size + 1
      else { return nil }
      if let path = String(validating: entry.path, as: UTF8.self) {
        files[ExactText(path)] = Array(rest[(end + 1)..<(end + 1 + size)])
      } else {
        unreadablePaths.insert(entry.path)
      }
      rest = rest[(end + 2 + size)...]
    }
    self.files = files
    self.unreadablePaths = unreadablePaths
  }
}
