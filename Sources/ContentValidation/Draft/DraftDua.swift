import ContentDraft
import Diagnostics
import DuaLibrary

@dynamicMemberLookup
struct DraftDua: Labeled {
  static let kind = "dua"

  let fragment: DuaFragment

  init(_ fragment: DuaFragment) { self.fragment = fragment }

  var range: SourceRange { fragment.range }
  var id: Field<Int> { fragment.id }
  var slug: Field<Slug> { fragment.slug }

  /// The fields of the fragment.
  subscript<Value>(dynamicMember field: WritableKeyPath<DuaFragment.Fields, Value>) -> Value {
    @inline(__always) get { fragment[dynamicMember: field] }
  }
}
