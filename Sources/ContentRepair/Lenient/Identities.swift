import Diagnostics
import DuaLibrary

/// Gives every entity of a kind a unique id and slug. The first entity that states one keeps it.
struct Identities {
  private var usedIDs: Set<Int> = []
  private var usedSlugs: Set<Slug> = []
  /// The ids and slugs that entities state: they are not given to others.
  private let statedIDs: Set<Int>
  private let statedSlugs: Set<Slug>
  private var nextID: Int
  /// The number last appended to a slug.
  private var lastNumbers: [String: Int] = [:]

  init(ids: [Int], slugs: [Slug]) {
    statedIDs = Set(ids)
    statedSlugs = Set(slugs)
    let highest = ids.max() ?? 0
    nextID = highest < Int(Int32.max) - ids.count ? max(1, highest + 1) : 1
  }

  mutating func assign(
    _ id: inout Field<Int>,
    _ slug: inout Field<Slug>,
    kind: String,
    at range: SourceRange,
    _ repair: inout DraftRepair
  ) {
    let stated = id.value ?? 0
    if stated < 1 || !usedIDs.insert(stated).inserted {
      let own = freeID()
      repair.supply("the id", String(own), of: "this \(kind)", at: id.range ?? range)
      id = Field(own, at: id.range ?? range)
    }
    if let slug = slug.value, usedSlugs.insert(slug).inserted { return }
    let own = freeSlug(slug.value?.rawValue ?? "\(kind)-\(id.value ?? 0)", isTaken: slug.value != nil)
    repair.supply("the slug", "`\(own)`", of: "this \(kind)", at: slug.range ?? range)
    slug = Field(own, at: slug.range ?? range)
  }

  private mutating func freeID() -> Int {
    while statedIDs.contains(nextID) || !usedIDs.insert(nextID).inserted { nextID += 1 }
    return nextID
  }

  private mutating func freeSlug(_ base: String, isTaken: Bool) -> Slug {
    // Leaves room for a number.
    let base = String(base.prefix(Slug.maximumLength - 12))
    if !isTaken, let slug = Slug(base), !statedSlugs.contains(slug), usedSlugs.insert(slug).inserted {
      return slug
    }
    var number = lastNumbers[base] ?? 1
    while true {
      number += 1
      // The base is a prefix of a slug with room for a hyphen and a number, which a slug may contain.
      guard let slug = Slug("\(base)-\(number)") else {
        preconditionFailure("a slug and a number are a slug")
      }
      guard !statedSlugs.contains(slug), usedSlugs.insert(slug).inserted else { continue }
      lastNumbers[base] = number
      return slug
    }
  }
}
