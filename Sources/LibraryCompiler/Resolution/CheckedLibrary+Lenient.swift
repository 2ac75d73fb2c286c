import ContentRepair
import DuaLibrary

extension CheckedLibrary {
  /// The check with the library that a lenient build would make of the same draft, which has the duas that break rules too.
  ///
  /// Nil if a file was not read to its end, because it is not known what it contains, or if a part cannot be repaired.
  public var lenient: CheckedLibrary? {
    guard draft.isComplete else { return nil }
    var checked = self
    checked.published = DraftRepair(repairing: draft).draft
    guard let library = try? Library(resolving: checked.published) else { return nil }
    checked.library = library
    checked.statedTopics = StatedTopics(checked.published.duas, vocabulary).topics
    return checked
  }
}
