import DuaLibrary
import Foundation
import TestSupport
import Testing

@testable import DuaSearch

struct WithdrawnDuaTests {
  private let folder = Repository.url("output")

  @Test func withdrawnDuaIsNotFound() throws {
    let bundle = try DuaLibrary.Bundle(contentsOf: folder)
    let search = try LibrarySearch(bundle: folder)
    let all = try search.search("Allah", options: SearchOptions(limit: 1000)).map(\.id)
    #expect(all.count > 20)
    let hidden = [all[0], all[2]]
    let errata = Errata(
      try hidden.compactMap { try bundle[$0] }.map { Erratum(withdrawing: $0, reason: [:]) }
    )
    let shown = try bundle.withdrawing(errata, at: UTCTime(seconds: 0))
    let without = search.withdrawing(shown.withdrawals.keys)
    #expect(
      try without.search("Allah", options: SearchOptions(limit: 1000)).map(\.id)
        == all.filter { !hidden.contains($0) }
    )
    // A limit is reached by others.
    for limit in [0, 1, 2, 3, 10, .max] {
      let found = try without.search("Allah", options: SearchOptions(limit: limit)).map(\.id)
      #expect(found == Array(all.filter { !hidden.contains($0) }.prefix(limit)))
    }
  }

  @Test func titleOfAWithdrawnDuaIsNotProposed() throws {
    let bundle = try DuaLibrary.Bundle(contentsOf: folder)
    let suggestions = try SearchSuggestions(bundle: folder)
    let prefixes = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let proposed = try prefixes.flatMap { try suggestions.completions(of: $0, limit: 1000) }
    let hidden = try Set(bundle.library.duas.prefix(8).map(\.id))
    let errata = Errata(
      try hidden.compactMap { try bundle[$0] }.map { Erratum(withdrawing: $0, reason: [:]) }
    )
    let shown = try bundle.withdrawing(errata, at: UTCTime(seconds: 0))
    let titles = Set(shown.withdrawnTitles.map { $0.lowercased() })
    #expect(titles.count >= hidden.count)
    #expect(proposed.contains { $0.kind == .title && titles.contains($0.text.lowercased()) })
    let without = suggestions.withdrawing(titles: shown.withdrawnTitles)
    for prefix in prefixes {
      let all = try suggestions.completions(of: prefix, limit: 1000)
      let expected = all.filter { $0.kind != .title || !titles.contains($0.text.lowercased()) }
      #expect(try without.completions(of: prefix, limit: 1000) == expected, "\(prefix)")
      // A limit is reached by others.
      #expect(try without.completions(of: prefix, limit: 3).count == min(3, expected.count), "\(prefix)")
    }
  }

  @Test func withdrawnDuaIsNotSimilar() throws {
    let search = try LibrarySearch(bundle: folder)
    let dua = Dua.ID(rawValue: 1)
    let similar = try search.duas(like: dua, options: SearchOptions(limit: 5)).map(\.id)
    let first = try #require(similar.first)
    let without = try search.withdrawing([first]).duas(like: dua, options: SearchOptions(limit: 4)).map(\.id)
    #expect(without == Array(similar.dropFirst()))
  }
}
