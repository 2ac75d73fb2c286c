import ArabicText
import DuaLibrary
import UnicodeText

/// A change with which programs or users' data that refer to the old version lose something.
public enum BreakingChange: Equatable, Sendable {
  /// No entity has the id any more: users' history that refers to it is lost.
  case idGone(EntityKind, id: Int, slug: String)
  /// The id belongs to another entity: users' history is taken for that of another one.
  case idReused(EntityKind, id: Int, old: String, new: String)
  /// The entity has another id.
  case idChanged(EntityKind, slug: String, old: Int, new: Int)
  /// The entity has another slug: links and lists of known slugs no longer find it.
  case slugRenamed(EntityKind, id: Int, old: String, new: String)
  /// A value of a closed list is gone: the slug of a work, or a language.
  case valueGone(list: String, value: String)
  /// The keys without a language are in another language.
  case defaultLanguage(old: String, new: String)
  /// Readers of the old version cannot read the new one.
  case schema(old: Int, new: Int)
}

extension BreakingChange {
  /// The name of the change in JSON.
  public var name: String {
    switch self {
    case .idGone: "id-gone"
    case .idReused: "id-reused"
    case .idChanged: "id-changed"
    case .slugRenamed: "slug-renamed"
    case .valueGone: "value-gone"
    case .defaultLanguage: "default-language"
    case .schema: "schema"
    }
  }

  /// A sentence without a period.
  public var message: String {
    switch self {
    case .idGone(let kind, let id, let slug):
      "\(kind.rawValue) \(id) `\(slug)` is gone: what refers to its id is lost"
    case .idReused(let kind, let id, let old, let new):
      "\(kind.rawValue) \(id) was `\(old)` and is now `\(new)`, another one: give the new one an id of its own"
    case .idChanged(let kind, let slug, let old, let new):
      "\(kind.rawValue) `\(slug)` has the id \(new) instead of \(old): what refers to \(old) is lost"
    case .slugRenamed(let kind, let id, let old, let new):
      "\(kind.rawValue) \(id) is called `\(new)` instead of `\(old)`: what refers to the old slug is lost"
    case .valueGone(let list, let value): "the \(list) `\(value)` is gone"
    case .defaultLanguage(let old, let new):
      "the default language is `\(new)` instead of `\(old)`: programs show `title_en` and similar keys in it"
    case .schema(let old, let new):
      "the bundle follows schema \(new) instead of \(old): its content cannot be compared, nor read by readers of \(old)"
    }
  }
}

extension BreakingChange {
  static func all(from old: Library, to new: Library) -> [BreakingChange] {
    var changes: [BreakingChange] = []
    if old.defaultLanguage != new.defaultLanguage {
      changes.append(
        .defaultLanguage(old: old.defaultLanguage.rawValue, new: new.defaultLanguage.rawValue)
      )
    }
    changes += entities(.category, old.categories, new.categories, id: \.id.rawValue, slug: \.slug) {
      $0.name == $1.name
    }
    changes += entities(.collection, old.collections, new.collections, id: \.id.rawValue, slug: \.slug) {
      $0.name == $1.name
    }
    let works = Set(new.works.map(\.slug))
    for work in old.works where !works.contains(work.slug) {
      changes.append(.valueGone(list: "work", value: work.slug.rawValue))
    }
    changes += entities(.dua, old.duas, new.duas, id: \.id.rawValue, slug: \.slug) {
      isSameDua($0, $1)
    }
    changes += entities(.journey, old.journeys, new.journeys, id: \.id.rawValue, slug: \.slug) {
      before,
      after in
      before.name == after.name || before.steps == after.steps
    }
    let languages = Set(new.duas.flatMap(\.translation.languages))
    for language in Set(old.duas.flatMap(\.translation.languages)).sorted()
    where !languages.contains(language) {
      changes.append(.valueGone(list: "language of translations", value: language.rawValue))
    }
    return changes
  }

  /// The breaking changes of ids and slugs.
  ///
  /// - Parameter isSame: Whether two entities with one id and different slugs are the same.
  private static func entities<Entity>(
    _ kind: EntityKind,
    _ olds: [Entity],
    _ news: [Entity],
    id: (Entity) -> Int,
    slug: (Entity) -> Slug,
    isSame: (Entity, Entity) -> Bool
  ) -> [BreakingChange] {
    let byID = Dictionary(news.map { (id($0), $0) }, uniquingKeysWith: { first, _ in first })
    let bySlug = Dictionary(news.map { (slug($0), $0) }, uniquingKeysWith: { first, _ in first })
    return olds.flatMap { old -> [BreakingChange] in
      let (number, name) = (id(old), slug(old))
      let moved = bySlug[name].flatMap { id($0) == number ? nil : id($0) }
      var changes: [BreakingChange] = []
      if let moved { changes.append(.idChanged(kind, slug: name.rawValue, old: number, new: moved)) }
      guard let new = byID[number] else {
        return moved == nil ? [.idGone(kind, id: number, slug: name.rawValue)] : changes
      }
      guard slug(new) != name else { return changes }
      let (before, after) = (name.rawValue, slug(new).rawValue)
      changes.append(
        moved == nil && isSame(old, new)
          ? .slugRenamed(kind, id: number, old: before, new: after)
          : .idReused(kind, id: number, old: before, new: after)
      )
      return changes
    }
  }

  /// Whether two versions of a dua are one: its letters, its title, or most of its words are the same.
  private static func isSameDua(_ old: Dua, _ new: Dua) -> Bool {
    let (before, after) = (old.arabic.identitySkeleton, new.arabic.identitySkeleton)
    if before.hasSameScalars(as: after) { return true }
    let (olds, news) = (
      Set(before.unicodeScalars.split(separator: " ").map { Array($0) }),
      Set(after.unicodeScalars.split(separator: " ").map { Array($0) })
    )
    return 2 * olds.intersection(news).count > max(olds.count, news.count)
  }
}
