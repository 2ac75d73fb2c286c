import ComposableMacros
import Diagnostics
import DuaLibrary
import DuaSearch
import Foundation
import LibraryCompiler
import RizqFeatures

/// The content as it is now: built again whenever it changes, and read by all pages.
@MainActor
final class ContentPreview {
  /// What pages show of the last build.
  @Shared(.build) private(set) var build
  private let store: StoreOf<WatchReducer>
  private let current: CurrentLibrary
  /// Called when the library has changed.
  var onChange: () -> Void = {}

  init(content: String, notice: @escaping @Sendable (String) -> Void) {
    let current = CurrentLibrary()
    let ended = LockIsolated<@MainActor (WatchedBuild) async -> Void>({ _ in })
    self.current = current
    store = Store(
      initialState: WatchReducer.State(request: BuildRequest(content: content), method: .notifications)
    ) {
      WatchReducer()
    } withDependencies: {
      $0.watchScreen.show = { event in
        switch event {
        case .polling(let reason): notice("the folder is read again and again, because \(reason)")
        case .buildEnded(let build): await ended.value(build)
        }
      }
    }
    ended.setValue { [weak self] in await self?.show($0) }
  }

  /// Reads the library of the last build without errors.
  var libraryClient: LibraryClient { current.client }

  func start() { store.send(.watchRequested) }

  func stop() { store.send(.stopRequested) }

  private func show(_ ended: WatchedBuild) async {
    let report = ended.build.report
    var summary = BuildStatus(diagnostics: report?.diagnostics ?? [])
    if case .failed(let failure)? = ended.build.outcome { summary.failure = "\(failure.message)" }
    if let checked = ended.build.checked, let library = checked.library {
      do {
        if let index = try await checked.searchIndex(jobs: ProcessInfo.processInfo.activeProcessorCount) {
          current.replace(library, try LibrarySearch(bytes: index))
          summary.isCurrent = true
        }
      } catch {
        summary.failure = "\(error)"
      }
    }
    $build.withLock { $0 = summary }
    if summary.isCurrent { onChange() }
  }
}

/// The library and the index that pages read.
private final class CurrentLibrary: Sendable {
  private let value = LockIsolated<(library: Library, search: LibrarySearch)?>(nil)

  func replace(_ library: Library, _ search: LibrarySearch) { value.setValue((library, search)) }

  var client: LibraryClient {
    LibraryClient(
      load: { try self.opened().library },
      search: { query, options in
        let (library, search) = try self.opened()
        return try search.search(query, options: options).compactMap { result in
          library[result.id].map {
            SearchHit(id: result.id, highlights: search.highlights(for: query, in: $0, options: options))
          }
        }
      }
    )
  }

  private func opened() throws -> (library: Library, search: LibrarySearch) {
    guard let opened = value.value else { throw NotBuilt() }
    return opened
  }
}

/// There is no library yet.
private struct NotBuilt: Error, CustomStringConvertible {
  var description: String { "the content has errors, so there is no library yet; see /findings" }
}

/// How the last build ended.
struct BuildStatus: Equatable, Sendable {
  /// Whether pages show what the content is now. With errors, they show the library before.
  var isCurrent = false
  var diagnostics: [Diagnostic] = []
  /// Why the content could not be read.
  var failure: String?

  var errors: Int { diagnostics.count { $0.severity == .error } }
  var warnings: Int { diagnostics.count { $0.severity == .warning } }
}

extension SharedKey where Self == InMemoryKey<BuildStatus>.Default {
  static var build: Self { Self[.inMemory("build"), default: BuildStatus()] }
}
