import ContentDraft
import Diagnostics
import DuaLibrary

/// A record that messages can name.
protocol Labeled: Sendable {
  static var kind: String { get }
  /// The start of the record.
  var range: SourceRange { get }
  var id: Field<Int> { get }
  var slug: Field<Slug> { get }
}

extension Labeled {
  /// `` dua `sayyid-al-istighfar` ``, `dua 8` if it has no slug, or `this dua` if it has neither.
  var label: String {
    if let slug = slug.value { return "\(Self.kind) `\(slug)`" }
    if let id = id.value { return "\(Self.kind) \(id)" }
    return "this \(Self.kind)"
  }

  /// Whether another record has the same slug and the same id: one entity, entered twice.
  func isEnteredAgain(as other: Self) -> Bool {
    guard let slug = slug.value, let id = id.value else { return false }
    return slug == other.slug.value && id == other.id.value
  }
}

extension JourneyFragment: Labeled { static var kind: String { "journey" } }
extension CategoryFragment: Labeled { static var kind: String { "category" } }
extension CollectionFragment: Labeled { static var kind: String { "collection" } }
extension WorkFragment: Labeled {
  static var kind: String { "work" }
  var id: Field<Int> { .missing }
}
