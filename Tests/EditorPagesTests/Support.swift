import ComposableTesting
import DuaLibrary
import DuaSearch
import EditorPages
import Foundation
import LibraryCompiler
import QuranText
import UnicodeText

import enum TestSupport.SampleLibrary

@testable import ComposableMacros

/// A new folder with these files.
func folder(of files: [String: String]) throws -> URL {
  let folder = FileManager.default.temporaryDirectory.appending(path: "rizq-editor-\(UUID().uuidString)")
  for (path, text) in files {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }
  return folder
}

/// What pages show of a library in these files.
@MainActor
func editedContent(
  _ files: [String: String],
  published: Library? = nil,
  quran: QuranTexts? = nil
) async throws -> EditedContent {
  let folder = try folder(of: files)
  defer { try? FileManager.default.removeItem(at: folder) }
  let store = Store(initialState: LibraryReducer.State(request: BuildRequest(content: folder.path))) {
    LibraryReducer()
  } withDependencies: {
    $0.context = .live
  }
  await store.send(.buildRequested).finish()
  let state = store.withState(\.self)
  let strict = state.checked
  let checked = strict?.library == nil ? strict?.lenient : strict
  let index = try await checked?.searchIndex(jobs: 1)
  return EditedContent(
    basis: strict?.library != nil ? .current : checked == nil ? .none : .withErrors(duasLeftOut: 0),
    library: checked?.library,
    search: try index.map { try LibrarySearch(bytes: $0) },
    draft: strict?.draft ?? .init(),
    diagnostics: state.report?.diagnostics ?? [],
    folder: "/editor/the content",
    sources: Dictionary(uniqueKeysWithValues: files.map { (ExactText($0.key), Array($0.value.utf8)) }),
    published: published.map { .bundle($0, folder: "output") } ?? .none(reason: "there is none"),
    quran: quran
  )
}

/// Texts of the Quran with these words for the first verses of its first surah, and a placeholder for all other verses.
func quranTexts(simple: [String], uthmani: [String]) throws -> QuranTexts {
  let count = 6236
  func file(_ verses: [String]) -> String {
    (verses + Array(repeating: "نص", count: count - verses.count))
      .map { "<aya index=\"1\" text=\"\($0)\" />\n" }.joined()
  }
  return try QuranTexts(simple: file(simple), uthmani: file(uthmani))
}

/// The sample library with changes in the file of its duas.
func sample(_ changes: (old: String, new: String)...) -> [String: String] {
  var files = SampleLibrary.files(.xml)
  for change in changes {
    files["duas.xml"] = files["duas.xml"]?.replacing(change.old, with: change.new)
  }
  return files
}

/// Makes all pages see this content.
@MainActor
func show(_ new: EditedContent) {
  @Shared(.editedContent) var content
  $content.withLock { $0 = new }
}
