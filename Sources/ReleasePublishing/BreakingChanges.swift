import DuaLibrary
import UnicodeText

/// A change that breaks data of users, links, or programs that read the bundle.
struct BreakingChange: Equatable, CustomStringConvertible {
  let description: String

  /// The changes between two bundles.
  static func find(from old: Bundle, to new: Bundle) throws(BundleError) -> [BreakingChange] {
    var changes: [BreakingChange] = []
    let (schema, next) = (old.manifest.schemaVersion, new.manifest.schemaVersion)
    if schema != next {
      changes.append(Self(description: "the schema changes from \(schema) to \(next)"))
    }
    func compare<ID: Hashable & CustomStringConvertible>(
      _ kind: String,
      _ old: [(id: ID, slug: Slug)],
      _ new: [(id: ID, slug: Slug)]
    ) {
      let slugs = Dictionary(new.map { ($0.id, $0.slug) }) { first, _ in first }
      for (id, slug) in old {
        guard let next = slugs[id] else {
          changes.append(Self(description: "\(kind) \(id) (`\(slug)`) is gone"))
          continue
        }
        if next != slug {
          changes.append(
            Self(
              description:
                "\(kind) \(id) was `\(slug)` and is `\(next)`: the slug was renamed, or the id given again"
            )
          )
        }
      }
    }
    compare(
      "dua",
      try old.library.duas.map { ($0.id, $0.slug) },
      try new.library.duas.map { ($0.id, $0.slug) }
    )
    compare("journey", try old.journeys.map { ($0.id, $0.slug) }, try new.journeys.map { ($0.id, $0.slug) })
    compare(
      "category",
      try old.categories.map { ($0.id, $0.slug) },
      try new.categories.map { ($0.id, $0.slug) }
    )
    compare(
      "collection",
      try old.collections.map { ($0.id, $0.slug) },
      try new.collections.map { ($0.id, $0.slug) }
    )
    return changes
  }
}

/// A version of a library: numbers with dots.
struct LibraryVersion: Comparable {
  private let numbers: [Int]

  /// Nil for another form.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(part) : nil
    }
    guard numbers.count == parts.count else { return nil }
    // 1.0 and 1.0.0 are one version.
    self.numbers = Array(numbers.reversed().drop { $0 == 0 }.reversed())
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.numbers.lexicographicallyPrecedes(rhs.numbers) }
}
