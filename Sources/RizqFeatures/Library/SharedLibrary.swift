import ComposableMacros
import DuaLibrary

/// The library, as far as it has been loaded.
@CasePathable @dynamicMemberLookup
public enum LibraryContent: Equatable, Sendable {
  /// Loading has not begun.
  case notLoaded
  /// It is being loaded, and there is none to show until then.
  case loading
  /// The last that was loaded. It stays while another is being loaded.
  case loaded(Library)
  /// With what tells the user what is wrong.
  case failed(String)
}

extension LibraryContent {
  /// The library; nil unless it is loaded.
  public var library: Library? { if case .loaded(let library) = self { library } else { nil } }
}

extension SharedKey where Self == InMemoryKey<LibraryContent>.Default {
  /// The library, as all features see it.
  public static var library: Self { Self[.inMemory("library"), default: .notLoaded] }
}
