import ComposableMacros
import DuaLibrary
import DuaSearch

/// The library of the content that is being edited, which previews of the app show.
public struct EditedLibrary: Sendable {
  /// The library of the last build.
  public var library: Library
  /// Searches the library, or the one before until there is a new index.
  public var search: LibrarySearch

  public init(library: Library, search: LibrarySearch) { (self.library, self.search) = (library, search) }

  /// Throws an error for the user before there is one.
  static func current() throws -> EditedLibrary {
    @SharedReader(.editedLibrary) var edited
    guard let edited else { throw NotBuilt() }
    return edited
  }

  private struct NotBuilt: Error, CustomStringConvertible {
    var description: String { "the content has errors, so there is no library yet; see /findings" }
  }
}

extension SharedKey where Self == InMemoryKey<EditedLibrary?>.Default {
  /// The library of the content that is being edited; nil before there is one.
  public static var editedLibrary: Self { Self[.inMemory("edited-library"), default: nil] }
}
