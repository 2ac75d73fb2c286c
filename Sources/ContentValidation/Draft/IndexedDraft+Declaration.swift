import ContentDraft
import DuaLibrary

extension IndexedDraft {
  /// Whether all entities of a kind that the library declares could be read. Categories and collections could not if there is no
  /// declaration, if it is unfinished and declares none of them, or if their array contains a mistake. All of that is reported.
  func hasRead(_ kind: EntityKind) -> Bool {
    guard kind == .category || kind == .collection else { return true }
    guard let declaration, !isUnread(kind.key, at: declaration.range) else { return false }
    let isEmpty = kind == .category ? declaration.categories.isEmpty : declaration.collections.isEmpty
    return !isEmpty || !declaration.isUnfinished
  }
}

extension LibraryDeclaration {
  /// Whether a required field is missing.
  fileprivate var isUnfinished: Bool {
    name.isMissing || libraryVersion.isMissing || licence.isMissing || defaultLanguage.isMissing
  }
}
