import ContentDraft
import Diagnostics
import DuaLibrary

/// A dua of the draft.
///
/// A class, because nearly every rule walks through the duas, and a copy of so many fields takes longer than what most rules do.
@dynamicMemberLookup
final class DraftDua: Labeled {
  static let kind = "dua"

  let fragment: DuaFragment

  init(_ fragment: DuaFragment) { self.fragment = fragment }

  var range: SourceRange { fragment.range }
  var id: Field<Int> { fragment.id }
  var slug: Field<Slug> { fragment.slug }

  /// The fields of the fragment.
  subscript<Value>(dynamicMember field: KeyPath<DuaFragment, Value>) -> Value { fragment[keyPath: field] }
}
