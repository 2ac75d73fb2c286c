import ComposableMacros
import DuaLibrary
import DuaSearch
import EditorPages
import Foundation
import LibraryCompiler
import QuranText
import RizqFeatures
import UnicodeText

/// The content as it is now: built again whenever it changes, and read by all pages.
@MainActor
final class ContentPreview {
  /// What pages show of the last build.
  @Shared(.editedContent) private(set) var content
  @Shared(.editedLibrary) private var edited
  private let store: StoreOf<PreviewBuilds>
  private let folder: String
  private let published: PublishedLibrary
  private let quran: QuranTexts?
  /// The number of the last update of what is shown.
  private var update = 0
  /// Called when the library has changed.
  var onChange: () -> Void = {}

  /// - Parameters:
  ///   - content: The absolute path of the content.
  ///   - quran: Tanzil's texts, if the editor has them.
  ///   - bundle: The folder of the bundle with which the content is compared, as the user has named it.
  init(content: String, bundle: String, quran: QuranTexts?, notice: @escaping @Sendable (String) -> Void) {
    let ended = LockIsolated<@MainActor (WatchedBuild) async -> Void>({ _ in })
    let read = LockIsolated<@MainActor ([IngestedSource], SourceListing) async -> Void>({ _, _ in })
    self.quran = quran
    folder = content
    published = PublishedLibrary(bundle)
    store = Store(
      initialState: WatchReducer.State(request: BuildRequest(content: content), method: .notifications)
    ) {
      PreviewBuilds { await read.value($0, $1) }
    } withDependencies: {
      $0.watchScreen.show = { event in
        switch event {
        case .polling(let reason): notice("the folder is read again and again, because \(reason)")
        case .buildEnded(let build): await ended.value(build)
        }
      }
    }
    ended.setValue { [weak self] in await self?.show($0) }
    read.setValue { [weak self] in await self?.show($0, $1) }
  }

  func start() { store.send(.watchRequested) }

  func stop() { store.send(.stopRequested) }

  /// Shows new texts before they are checked, which takes longer than to read them.
  private func show(_ sources: [IngestedSource], _ listing: SourceListing) async {
    // Nothing is shown yet that could be out of date, or the check has ended already.
    guard content.search != nil, store.withState(\.build.stage) != .finished else { return }
    update += 1
    let number = update
    guard let new = await Self.content(of: sources, listing, after: content), number == update else { return }
    publish(new)
  }

  private nonisolated static func content(
    of sources: [IngestedSource],
    _ listing: SourceListing,
    after former: EditedContent
  ) async -> EditedContent? {
    guard let read = CheckedLibrary.unchecked(sources, listing), let library = read.library else {
      return nil
    }
    let left = read.draft.duas.count - read.published.duas.count
    let isWhole = left == 0 && !former.basis.hasErrors
    return EditedContent(
      reading: read.draft,
      basis: isWhole ? .current : .withErrors(duasLeftOut: left),
      library: library,
      after: former
    )
  }

  private func show(_ ended: WatchedBuild) async {
    update += 1
    let number = update
    let shown = await Self.content(of: ended.build, before: content, folder, published, quran)
    guard number == update else { return }
    let new = shown.content
    // Until there is a new index, the former one finds what the former library had.
    if new.search != nil || shown.checked == nil { publish(new) }
    guard let checked = shown.checked else { return }
    do {
      let jobs = ProcessInfo.processInfo.activeProcessorCount
      guard let index = try await checked.searchIndex(jobs: jobs) else { return }
      let search = try LibrarySearch(bytes: index)
      if number == update { publish(EditedContent(new, search: search)) }
    } catch {
      if number == update { publish(EditedContent(new, failure: "\(error)")) }
    }
  }

  private func publish(_ new: EditedContent) {
    if new.basis == .current || new.basis.hasErrors, let library = new.library, let search = new.search {
      $edited.withLock { $0 = EditedLibrary(library: library, search: search) }
    }
    $content.withLock { $0 = new }
    if new.basis != .earlier { onChange() }
  }

  /// What pages show of a build: with its library, or that of its content with the errors, or else the one before; and what a new
  /// index is to be made of. The search is that of before.
  private nonisolated static func content(
    of build: LibraryReducer.State,
    before: EditedContent,
    _ folder: String,
    _ published: PublishedLibrary,
    _ quran: QuranTexts?
  ) async -> (content: EditedContent, checked: CheckedLibrary?) {
    let diagnostics = build.report?.diagnostics ?? []
    var failure: String?
    if case .failed(let problem)? = build.outcome { failure = "\(problem.message)" }
    var basis = before.library == nil ? EditedContent.Basis.none : .earlier
    let checked = build.checked?.library == nil ? build.checked?.lenient : build.checked
    let library = checked?.library
    if let checked, library != nil {
      let left = checked.draft.duas.count - checked.published.duas.count
      basis = build.checked?.library == nil ? .withErrors(duasLeftOut: left) : .current
    }
    let edits = diagnostics.flatMap { $0.fixIts.flatMap(\.edits) }
    let fixed = Set(edits.map { ExactText($0.location.path) })
    let sources = fixed.compactMap { path in
      (try? Data(contentsOf: URL(filePath: folder).appending(path: path.text))).map { (path, [UInt8]($0)) }
    }
    let content = EditedContent(
      basis: basis,
      library: library ?? before.library,
      search: before.search,
      draft: build.checked?.draft ?? before.draft,
      diagnostics: diagnostics,
      failure: failure,
      folder: folder,
      sources: Dictionary(uniqueKeysWithValues: sources),
      published: published.read(),
      quran: quran
    )
    return (content, library == nil ? nil : checked)
  }
}

extension EditedContent.Basis {
  fileprivate var hasErrors: Bool { if case .withErrors = self { true } else { false } }
}

/// The bundle with which the content is compared, which is read again when it has been replaced.
private final class PublishedLibrary: Sendable {
  private let name: String
  private let folder: URL
  private let last = LockIsolated<(date: Date?, published: EditedContent.Published)?>(nil)

  init(_ name: String) {
    self.name = name
    folder = URL(filePath: name, directoryHint: .isDirectory).standardizedFileURL
  }

  func read() -> EditedContent.Published {
    let manifest = folder.appending(path: "manifest.json")
    let date = try? manifest.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    return last.withValue { last in
      if let last, last.date == date { return last.published }
      let published = open()
      last = (date, published)
      return published
    }
  }

  private func open() -> EditedContent.Published {
    do {
      return .bundle(try DuaLibrary.Bundle(contentsOf: folder).library, folder: name)
    } catch {
      return .none(reason: "\(error)")
    }
  }
}
