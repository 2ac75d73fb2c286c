import ContentDraft
import Diagnostics

/// The files whose entities of one kind are all in another file too, with the same slugs and ids.
struct CopiedFiles<Entity: Labeled> {
  struct Copy {
    /// The entities of the copy, in their order.
    let entities: [Entity]
    /// The first entity of the copy in the file that it is a copy of.
    let original: Entity
  }

  /// In the order of the files.
  private(set) var copies: [Copy] = []
  /// The starts of the entities that are in a copy, or in the file that it is a copy of.
  private var ranges: Set<SourceRange> = []

  /// A file with fewer entities is not reported as a whole.
  private static var minimum: Int { 2 }

  /// - Parameters:
  ///   - entities: In the order of the files.
  ///   - paths: The paths of the files, as far as they are known.
  init(_ entities: [Entity], _ paths: [FileID: String]) {
    let repeats = entities.repeats(by: \.slug.value).filter {
      $0.first.range.file != $0.again.range.file && $0.first.isEnteredAgain(as: $0.again)
    }
    guard repeats.count >= Self.minimum else { return }
    let files = Dictionary(grouping: entities, by: \.range.file)
    let pairs = Dictionary(grouping: repeats) { Pair(first: $0.first.range.file, again: $0.again.range.file) }
    for (pair, repeats) in pairs.sorted(by: { $0.key < $1.key }) where repeats.count >= Self.minimum {
      let isFirstWhole = files[pair.first]?.count == repeats.count
      let isAgainWhole = files[pair.again]?.count == repeats.count
      guard isFirstWhole || isAgainWhole else { continue }
      let isFirstCopied =
        !isAgainWhole || isFirstWhole && Self.isCopy(paths[pair.first] ?? "", of: paths[pair.again] ?? "")
      let original = isFirstCopied ? repeats[0].again : repeats[0].first
      copies.append(
        Copy(entities: repeats.map { isFirstCopied ? $0.first : $0.again }, original: original)
      )
      ranges.formUnion(repeats.flatMap { [$0.first.range, $0.again.range] })
    }
  }

  /// Whether an entity is in a copy, or in the file that it is a copy of.
  func contain(_ entity: Entity) -> Bool { ranges.contains(entity.range) }

  private struct Pair: Hashable, Comparable {
    let first: FileID
    let again: FileID

    static func < (lhs: Self, rhs: Self) -> Bool { (lhs.first, lhs.again) < (rhs.first, rhs.again) }
  }

  /// Whether a name is another with words added, as file managers call a copy: `core copy`, `core (1)`, `Copy of core`.
  private static func isCopy(_ path: String, of original: String) -> Bool {
    let (name, other) = (stem(path), stem(original))
    return name.count > other.count && !other.isEmpty
      && (name.starts(with: other) || name.reversed().starts(with: other.reversed()))
  }

  /// The name of a file without its folders and its extension.
  private static func stem(_ path: String) -> [UInt8] {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    let end = name.lastIndex(of: UInt8(ascii: "."))
    return Array(end.map { name[..<$0] } ?? name)
  }
}
