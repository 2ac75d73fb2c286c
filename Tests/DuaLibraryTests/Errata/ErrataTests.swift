import Foundation
import TestSupport
import Testing
import UnicodeText

@testable import DuaLibrary

struct ErrataTests {
  private let hash = String(repeating: "a", count: 64)

  @Test func fileIsReadAndWritten() throws {
    let text = """
      [
      {"dua":1,"reason":{"ar":"كلمة خاطئة","en":"a \\"word\\""},"replaced_by":2,"text_sha256":"\(hash)","until":"2026-01-31T12:00:00Z"},
      {"dua":9,"reason":{},"text_sha256":"\(hash)"}
      ]

      """
    let errata = try Errata(json: Array(text.utf8))
    #expect(errata.entries.map(\.dua.rawValue) == [1, 9])
    #expect(errata.entries[0].replacedBy?.rawValue == 2)
    #expect(errata.entries[0].until == UTCTime("2026-01-31T12:00:00Z"))
    #expect(String(decoding: errata.json, as: UTF8.self) == text)
    #expect(try Errata(json: Errata().json) == Errata())
  }

  /// The format never changes, but a later app may write more.
  @Test func unknownKeysAreIgnored() throws {
    let text = "[{\"dua\":1,\"later\":[{}],\"reason\":{},\"text_sha256\":\"\(hash)\"}]"
    #expect(try Errata(json: Array(text.utf8)).entries.count == 1)
  }

  @Test(arguments: [
    ("[{\"dua\":1,\"reason\":{}}]", "`text_sha256` is missing"),
    ("[{\"dua\":0,\"reason\":{},\"text_sha256\":\"\(String(repeating: "a", count: 64))\"}]", "`dua` is `0`"),
    ("[{\"dua\":1,\"reason\":{},\"text_sha256\":\"AA\"}]", "64 lowercase hexadecimal digits"),
    (
      "[{\"dua\":1,\"reason\":{},\"text_sha256\":\"\(String(repeating: "a", count: 64))\",\"until\":\"now\"}]",
      "`until` is `now`, not a time"
    ), ("{}", "this is not a list"), ("[", "is not JSON"),
  ])
  func wrongFileIsRefused(_ text: String, _ message: String) {
    do throws(BundleError) {
      let errata = try Errata(json: Array(text.utf8))
      Issue.record("\(errata)")
    } catch {
      #expect(error.description.contains(message), "\(error)")
    }
  }

  @Test func timesAreSecondsOfDates() throws {
    let time = try #require(UTCTime("2026-01-31T12:00:00Z"))
    #expect(UTCTime(time.date) == time)
    #expect(UTCTime(time.date.addingTimeInterval(0.999)) == time)
    #expect(UTCTime(time.date.addingTimeInterval(-0.001)).seconds == time.seconds - 1)
    #expect(UTCTime(Date(timeIntervalSince1970: -1)).seconds == 0)
    #expect(UTCTime(Date(timeIntervalSince1970: .infinity)) == .latest)
    #expect(UTCTime(Date(timeIntervalSince1970: 1e30)) == .latest)
  }

  @Test func laterErratumAboutATextReplacesTheEarlier() {
    let first = Erratum(dua: Dua.ID(rawValue: 1), textSHA256: hash, reason: [:])
    var second = first
    second.replacedBy = Dua.ID(rawValue: 2)
    #expect(Errata([first, second]).entries == [second])
  }
}

/// What a bundle hides, in both of its forms.
@Suite struct WithdrawalTests {
  private let bundles: [DuaLibrary.Bundle]
  private let time = UTCTime(seconds: 1_800_000_000)

  init() throws {
    let folder = Repository.url("output")
    // Without `library.bin`, the JSON files are read.
    let json = try DuaLibrary.Bundle { path in
      var bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
      if path == Manifest.path {
        bytes = Array(
          String(decoding: bytes, as: UTF8.self).replacing("\"library.bin\"", with: "\"other.bin\"").utf8
        )
      }
      return bytes
    }
    bundles = [try DuaLibrary.Bundle(contentsOf: folder), json]
  }

  @Test func withdrawnDuaIsHiddenAndTheReasonIsKnown() throws {
    for bundle in bundles {
      let journey = try #require(try bundle.journeys.first { !$0.steps.isEmpty })
      let dua = try #require(try bundle[journey.steps[0].dua])
      let erratum = Erratum(withdrawing: dua, reason: [.english: "a word was wrong"])
      let shown = try bundle.withdrawing(Errata([erratum]), at: time)
      #expect(shown.withdrawals == [dua.id: erratum])
      #expect(try shown[dua.id] == nil)
      #expect(try shown[dua: dua.slug] == nil)
      #expect(try !shown.duaSlugs.contains(dua.slug))
      #expect(shown.duaCount == bundle.duaCount - 1)
      let all = try (0..<shown.duaCount).map { try shown.dua(at: $0).id }
      #expect(try all == (0..<bundle.duaCount).map { try bundle.dua(at: $0).id }.filter { $0 != dua.id })
      for journey in [try shown[journey.id], try shown[journey: journey.slug]] {
        #expect(journey?.steps.contains { $0.dua == dua.id } == false)
      }
      #expect(try shown.journeys.allSatisfy { !$0.steps.contains { $0.dua == dua.id } })
      let library = try shown.library
      #expect(library[dua.id] == nil)
      #expect(library.duas.count == bundle.duaCount - 1)
      let part = try shown.library(of: [], journeys: [journey.id])
      #expect(part[dua.id] == nil)
      // The texts of the others are as they were.
      let original = try bundle.library
      for other in library.duas {
        #expect(original[other.id]?.arabic.hasSameScalars(as: other.arabic) == true)
      }
    }
  }

  @Test func manyAreHidden() throws {
    for bundle in bundles {
      let all = try bundle.library.duas
      let hidden = stride(from: 0, to: all.count, by: 3).map { all[$0] }
      let errata = Errata(hidden.reversed().map { Erratum(withdrawing: $0, reason: [:]) })
      let shown = try bundle.withdrawing(errata, at: time)
      let ids = Set(hidden.map(\.id))
      #expect(
        try (0..<shown.duaCount).map { try shown.dua(at: $0).id }
          == all.map(\.id).filter { !ids.contains($0) }
      )
    }
  }

  /// The second text was withdrawn after the first one had named it.
  @Test func hiddenDuaReplacesNoOther() throws {
    for bundle in bundles {
      let duas = try (0..<3).map { try bundle.dua(at: $0) }
      let errata = Errata([
        Erratum(withdrawing: duas[0], reason: [:], replacedBy: duas[1].id),
        Erratum(withdrawing: duas[1], reason: [:], replacedBy: duas[2].id, until: time),
      ])
      let before = try bundle.withdrawing(errata, at: UTCTime(seconds: time.seconds - 1)).withdrawals
      #expect(Set(before.keys) == [duas[0].id, duas[1].id])
      #expect(before[duas[0].id]?.replacedBy == nil)
      #expect(before[duas[1].id]?.replacedBy == duas[2].id)
      let after = try bundle.withdrawing(errata, at: time).withdrawals
      #expect(after[duas[0].id]?.replacedBy == duas[1].id)
    }
  }

  @Test func indexThatNoDuaHasIsTheSameErrorInBothForms() throws {
    for bundle in bundles {
      let errata = Errata([Erratum(withdrawing: try bundle.dua(at: 0), reason: [:])])
      for shown in [bundle, try bundle.withdrawing(errata, at: time)] {
        let count = shown.duaCount
        for index in [-1, count, Int.max, .min] {
          #expect(throws: BundleError.noDua(index: index, count: count)) { try shown.dua(at: index) }
        }
        #expect(try shown.dua(at: count - 1) == shown.library.duas.last)
      }
    }
  }

  @Test func correctedTextShowsAgain() throws {
    let dua = try bundles[0].dua(at: 3)
    var wrong = dua
    wrong.arabic += "\u{064E}"
    let errata = Errata([Erratum(withdrawing: wrong, reason: [:])])
    for bundle in bundles { #expect(try bundle.withdrawing(errata, at: time)[dua.id] == dua) }
  }

  @Test func withdrawalEnds() throws {
    let dua = try bundles[0].dua(at: 3)
    let errata = Errata([Erratum(withdrawing: dua, reason: [:], until: time)])
    for bundle in bundles {
      #expect(try bundle.withdrawing(errata, at: UTCTime(seconds: time.seconds - 1))[dua.id] == nil)
      #expect(try bundle.withdrawing(errata, at: time)[dua.id] == dua)
      // Errata replace those before them.
      let hidden = try bundle.withdrawing(errata, at: UTCTime(seconds: 0))
      #expect(try hidden.withdrawing(Errata(), at: time)[dua.id] == dua)
    }
  }

  @Test func hiddenDuaHasNoVariants() throws {
    for bundle in bundles {
      guard let variant = try bundle.library.duas.first(where: { $0.variantOf != nil }),
        let original = try variant.variantOf.flatMap({ try bundle[dua: $0] })
      else { continue }
      let shown = try bundle.withdrawing(Errata([Erratum(withdrawing: original, reason: [:])]), at: time)
      #expect(try shown[variant.id]?.variantOf == nil)
      #expect(try shown.library[variant.id]?.variantOf == nil)
    }
  }
}
