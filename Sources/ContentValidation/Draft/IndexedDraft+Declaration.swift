import ContentDraft
import DuaLibrary

extension IndexedDraft {
  /// Whether all entities of a kind that the library declares could be read. Categories and collections could not if there is no
  /// declaration, if it is unfinished and declares none of them, or if their array contains a mistake. All of that is reported.
  func hasRead(_ kind: EntityKind) -> Bool {
    guard kind == .category || kind == .collection else { return true }
    let isEmpty = kind == .category ? declaration?.categories.isEmpty : declaration?.collections.isEmpty
    return hasRead(kind.key, isEmpty: isEmpty)
  }

  /// Whether all entities of a kind and their slugs could be read. If a slug is missing or could not be read, which is reported, any
  /// reference may mean it.
  func hasReadSlugs(of kind: EntityKind) -> Bool {
    guard hasRead(kind) else { return false }
    return switch kind {
    case .category: declaration?.categories.contains { $0.slug.value == nil } == false
    case .collection: declaration?.collections.contains { $0.slug.value == nil } == false
    case .dua: !duas.contains { $0.slug.value == nil }
    case .journey: !journeys.contains { $0.slug.value == nil }
    }
  }

  /// Whether all works that the library declares and their slugs could be read.
  var hasReadSlugsOfWorks: Bool {
    hasRead("works", isEmpty: declaration?.works.isEmpty)
      && declaration?.works.contains { $0.slug.value == nil } == false
  }

  /// - Parameters:
  ///   - key: The key of an array in the declaration.
  ///   - isEmpty: Whether nothing was read from it.
  private func hasRead(_ key: String, isEmpty: Bool?) -> Bool {
    guard let declaration, !isUnread(key, at: declaration.range) else { return false }
    return isEmpty == false || !declaration.isUnfinished
  }
}

extension LibraryDeclaration {
  /// Whether a required field is missing.
  fileprivate var isUnfinished: Bool {
    name.isMissing || libraryVersion.isMissing || licence.isMissing || defaultLanguage.isMissing
  }
}
