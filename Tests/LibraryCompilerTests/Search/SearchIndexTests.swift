import DuaLibrary
import DuaSearch
import Foundation
import SearchIndexing
import TestSupport
import Testing

@testable import LibraryCompiler

@MainActor
@Suite("The search index of a build")
struct SearchIndexTests {
  private func build(_ change: (inout Content) -> Void = { _ in }) async -> (
    state: LibraryReducer.State, output: [String: InMemoryFiles.Node]
  ) {
    var content = Content()
    change(&content)
    let disk = content.disk()
    let state = await LibraryReducer.run(on: content.client(of: disk))
    return (state, disk.tree("/project/output"))
  }

  private func search(_ output: [String: InMemoryFiles.Node]) throws -> LibrarySearch {
    guard case .file(let bytes)? = output["/" + LibrarySearch.path] else {
      throw FileFailure(.read, LibrarySearch.path, .notFound)
    }
    return try LibrarySearch(bytes: bytes)
  }

  @Test("is in the bundle, with a checksum in the manifest")
  func listed() async throws {
    let (_, output) = await build()
    guard case .file(let manifest)? = output["/manifest.json"] else {
      Issue.record("there is no manifest")
      return
    }
    let text = String(decoding: manifest, as: UTF8.self)
    #expect(text.contains("\"\(LibrarySearch.path)\""))
    #expect(try search(output).search("praise").first?.id.rawValue == 2)
  }

  @Test("a library without a vocabulary is searched with the one that ships")
  func standard() async throws {
    let (state, output) = await build()
    #expect(state.checked?.vocabulary == .standard())
    #expect(try search(output).search("greatness").first?.id.rawValue == 3)
  }

  @Test("each vocabulary file in the content folder replaces the standard one")
  func vocabulary() async throws {
    let (state, output) = await build {
      $0.add("search/synonyms.json", #"{"version": 1, "groups": [["zikrword", "greatness"]]}"#)
    }
    #expect(try search(output).search("zikrword").map(\.id.rawValue) == [3])
    #expect(state.checked?.vocabulary.synonyms == [["zikrword", "greatness"]])
    #expect(state.checked?.vocabulary.surahs == SearchVocabulary.standard().surahs)
  }

  private func copiedFiles() throws -> [(path: String, text: String)] {
    try SearchVocabulary.paths.map { path in
      (path, String(decoding: try Data(contentsOf: Repository.url("content/\(path)")), as: UTF8.self))
    }
  }

  @Test(
    "files like the standard ones make the same bundle as none, with the tables that the compiler includes"
  )
  func standardFiles() async throws {
    let files = try copiedFiles()
    let own = await build { for (path, text) in files { $0.add(path, text) } }
    let none = await build()
    #expect(!own.output.isEmpty)
    #expect(own.output == none.output)
    #expect(try #require(own.state.checked).report == none.state.checked?.report)
    let prepared = try #require(own.state.checked?.preparedVocabulary)
    #expect(prepared === none.state.checked?.preparedVocabulary)
    // As in a run that only validates, and in a preview.
    var unprepared = try #require(own.state.checked)
    unprepared.preparedVocabulary = nil
    #expect(unprepared.indexVocabulary === prepared)
  }

  @Test("one file that differs from the standard ones in a byte is read, and so are the others")
  func changedFile() async throws {
    let files = try copiedFiles()
    let changed = await build {
      for (path, text) in files {
        let isSynonyms = path == SearchVocabulary.synonymsPath
        $0.add(path, isSynonyms ? text.replacing("[\"wudu\"", with: "[\"wuduzz\"", maxReplacements: 1) : text)
      }
    }
    let vocabulary = try #require(changed.state.checked?.vocabulary)
    #expect(vocabulary.synonyms.joined().contains("wuduzz"))
    #expect(vocabulary.topics == SearchVocabulary.standard().topics)
    #expect(!changed.output.isEmpty)
  }

  @Test(
    "a file that cannot be read is reported, and the others are compared with the standard ones all the same"
  )
  func unreadable() async throws {
    var content = Content()
    for (path, text) in try copiedFiles() { content.add(path, text) }
    var files = content.client(of: content.disk())
    let read = files.read
    files.read = { (path, limit) throws(FileFailure) in
      if path.hasSuffix(SearchVocabulary.topicsPath) { throw FileFailure(.read, path, .permissionDenied) }
      return try read(path, limit)
    }
    let state = await LibraryReducer.run(on: files)
    let checked = try #require(state.checked)
    #expect(checked.report.diagnostics.contains { $0.location?.path == SearchVocabulary.topicsPath })
    #expect(checked.vocabulary == .standard())
  }

  @Test("a library has its own keywords instead of the standard ones")
  func keywords() async throws {
    let (state, _) = await build {
      $0.add("search/keywords.json", #"{"version": 1, "keywords": []}"#)
    }
    #expect(state.checked?.vocabulary.keywords == [])
    #expect(state.checked?.vocabulary.topics == SearchVocabulary.standard().topics)
  }

  @Test("a broken vocabulary is reported with file, line and column, and nothing is published")
  func broken() async throws {
    let (state, output) = await build {
      $0.add("search/synonyms.json", "{\"version\": 1,\n  \"grups\": []}")
    }
    #expect(output.isEmpty)
    let diagnostic = try #require(
      state.checked?.report.diagnostics.first { $0.rule.rawValue == "SE01" && $0.message.contains("grups") }
    )
    #expect(diagnostic.message.contains("did you mean `groups`"))
    #expect(diagnostic.location?.path == "search/synonyms.json")
    #expect(diagnostic.location?.line == 2)
    #expect(diagnostic.location?.column == 4)
  }

  @Test("verses quoted in a text are found by their number, although no source cites them")
  func derived() async throws {
    let (_, output) = await build {
      $0.edit(Content.duas, "الْحَمْدُ لِلَّهِ", "﴿رَبِّ زِدْنِي عِلْمًا﴾")
      $0.edit(Content.duas, "al-ḥamdu lillāh", "rabbi zidnī ʿilmā")
      $0.silence(["TL01", "TL02", "TL03", "TL04", "TL05", "TL06", "TL07", "TL08", "TL09"])
    }
    #expect(try search(output).search("20:114").first?.id.rawValue == 2)
  }
}
