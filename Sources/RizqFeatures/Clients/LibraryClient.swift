import ComposableMacros
import DuaLibrary
import DuaSearch
import Foundation

/// Reads the library and searches it.
@DependencyClient
public struct LibraryClient: Sendable {
  /// Throws an error whose description tells the user what is wrong.
  public var load: @Sendable () async throws -> Library
  /// The duas that match a query, the best first, with the parts of their texts to highlight.
  public var search: @Sendable (_ query: String, _ options: SearchOptions) async throws -> [SearchHit]
}

/// A dua that a search has found.
public struct SearchHit: Equatable, Identifiable, Sendable {
  /// The id of the dua in the library.
  public var id: Dua.ID
  /// The parts of its texts that match the query.
  public var highlights: [SearchHighlight]

  public init(id: Dua.ID, highlights: [SearchHighlight] = []) {
    (self.id, self.highlights) = (id, highlights)
  }
}

extension LibraryClient: DependencyKey {
  /// Of the bundle that the app contains. One that a release has installed takes its place by ``init(_:_:)``.
  public static let liveValue: LibraryClient = {
    let resources = Foundation.Bundle.main.resourceURL ?? URL(filePath: "/", directoryHint: .isDirectory)
    return .bundle(at: resources.appending(path: "library", directoryHint: .isDirectory))
  }()
  public static let testValue = LibraryClient()
  /// Of the content that is being edited, as it is at each call.
  public static let previewValue = LibraryClient(
    load: { try EditedLibrary.current().library },
    search: { query, options in
      let edited = try EditedLibrary.current()
      return try edited.search.search(query, options: options).compactMap { result in
        // The index may be that of the library before.
        edited.library[result.id].map {
          SearchHit(id: result.id, highlights: edited.search.highlights(for: query, in: $0, options: options))
        }
      }
    }
  )
}

extension LibraryClient {
  /// Of a bundle that has been opened.
  public init(_ bundle: DuaLibrary.Bundle, _ search: LibrarySearch) {
    self.init(
      load: { try bundle.library },
      search: { query, options in
        try search.search(query, options: options).compactMap { result in
          try bundle[result.id].map {
            SearchHit(id: result.id, highlights: search.highlights(for: query, in: $0, options: options))
          }
        }
      }
    )
  }

  /// Of the bundle in a folder, which is opened when it is first needed.
  public static func bundle(at folder: URL) -> LibraryClient {
    let opened = LockIsolated<LibraryClient?>(nil)
    let open: @Sendable () throws -> LibraryClient = {
      try opened.withValue { client in
        if let client { return client }
        let new = LibraryClient(
          try DuaLibrary.Bundle(contentsOf: folder),
          try LibrarySearch(bundle: folder)
        )
        client = new
        return new
      }
    }
    return LibraryClient(
      load: { try await open().load() },
      search: { query, options in try await open().search(query, options) }
    )
  }
}

extension DependencyValues {
  /// Reads and searches the library that the app shows.
  public var libraryClient: LibraryClient {
    get { self[LibraryClient.self] }
    set { self[LibraryClient.self] = newValue }
  }
}
