import DuaLibrary
import Foundation
import SearchMeasures
import TestSupport
import Testing

/// The queries in `Queries/large/` were written before the engine was changed for them, and without looking at its answers.
/// They name their answers by facts (``JudgedAnswer``), because a library has many texts more than once.
@Suite("The judged queries of a large library")
struct JudgedQueriesTests {
  private static func queries(_ name: String) throws -> [JudgedQueries.Query] {
    let file = Repository.url("Tests/DuaSearchTests/Queries/large/\(name).json")
    return try JSONDecoder().decode(JudgedQueries.self, from: Data(contentsOf: file)).queries
  }

  @Test("there are at least 300, at least 20 of every kind, and a third of them is kept aside")
  func size() throws {
    let (tuned, heldOut) = (try Self.queries("queries"), try Self.queries("held-out"))
    #expect(tuned.count + heldOut.count >= 300)
    for queries in Dictionary(grouping: tuned + heldOut, by: \.kind).values { #expect(queries.count >= 20) }
    #expect(tuned.allSatisfy { !$0.isHeldOut })
    #expect(heldOut.allSatisfy { $0.isHeldOut })
    #expect((0.25...0.42).contains(Double(heldOut.count) / Double(tuned.count + heldOut.count)))
  }

  @Test("every query occurs once, and all of its answers have a known form")
  func answers() throws {
    var seen: Set<String> = []
    for query in try Self.queries("queries") + Self.queries("held-out") {
      #expect(seen.insert(query.query).inserted, "\(query.query)")
      #expect(!query.answers.isEmpty && Set(query.answers).count == query.answers.count, "\(query.query)")
      for answer in query.answers { #expect(JudgedAnswer(answer) != nil, "\(query.query): \(answer)") }
    }
  }
}

@Suite("Answers of judged queries")
struct JudgedAnswerTests {
  @Test("an answer is verses, entries of a collection, a cited hadith or a fingerprint; nothing else")
  func notation() throws {
    #expect(JudgedAnswer("2:255-257") == .verses(try QuranReference(surah: 2, ayahs: 255...257)))
    #expect(JudgedAnswer("dua-dhikr 7") == .entries(collection: "dua-dhikr", ids: 7...7))
    #expect(JudgedAnswer("content 2-4") == .entries(collection: "content", ids: 2...4))
    #expect(JudgedAnswer("cites bukhari 6306") == .hadith(work: try #require(Slug("bukhari")), number: 6306))
    let fingerprint = TextFingerprint(of: "رب زدني علما")
    #expect(JudgedAnswer("text \(fingerprint)") == .text(fingerprint))
    for text in [
      "", "2:300", "content", "content 0", "content 4-2", "text 3", "text 3-xyz", "cites bukhari a",
    ] {
      #expect(JudgedAnswer(text) == nil, "\(text)")
    }
  }

  @Test("a fingerprint ignores marks, articles and weak letters, and depends on the order of the words")
  func fingerprint() {
    let plain = TextFingerprint(of: "سبحان الله وبحمده")
    #expect(plain.wordCount == 3)
    #expect(TextFingerprint(of: "سُبْحَانَ اللَّهِ، وَبِحَمْدِهِ (١٠٠)") == plain)
    #expect(TextFingerprint(of: "الله سبحان وبحمده") != plain)
    #expect(TextFingerprint(of: "").wordCount == 0)
  }

  @Test("an answer counts in every collection that contains, quotes or cites it")
  func everyCollection() throws {
    let merged = try MergedLibrary([
      ("first", Self.library(["رب زدني علما", "سبحان الله وبحمده سبحان الله العظيم"])),
      (
        "second",
        Self.library(
          ["قال: سُبْحَانَ اللَّهِ وَبِحَمْدِهِ، سُبْحَانَ اللَّهِ الْعَظِيمِ مائة مرة", "وَقُل رَّبِّ زِدْنِي عِلْمًا", "الحمد لله"],
          citing: QuranReference("20:114")
        )
      ),
    ])
    let text = JudgedAnswer.text(TextFingerprint(of: "سبحان الله العظيم"))
    let answers = try ["first 2", "20:114", "second 3", "second 9"].map { try #require(JudgedAnswer($0)) }
    let quoting = Dua.ID(rawValue: 1)
    let key = AnswerKey(
      answers + [text],
      in: merged,
      quoted: [quoting: [try #require(QuranReference("20:114"))]]
    )
    #expect(key.duas(for: text) == [2, 3])
    #expect(key.duas(for: answers[0]) == [2, 3])
    #expect(key.duas(for: answers[1]) == [1, 4])
    // Two words are too common to identify a text.
    #expect(key.duas(for: answers[2]) == [5])
    #expect(key.duas(for: answers[3]) == [])
    #expect(merged.origin(of: 4) == "second 2")
  }

  /// A library of texts, the second of which cites verses.
  private static func library(_ texts: [String], citing verses: QuranReference? = nil) throws -> Library {
    let duas = try texts.enumerated().map { position, text in
      Dua(
        id: Dua.ID(rawValue: position + 1),
        slug: try #require(Slug("dua-\(position + 1)")),
        title: [.english: "Dua \(position + 1)"],
        arabic: text,
        translation: [:],
        sources: position == 1 ? [verses].compactMap { $0.map(Citation.quran) } : [],
        difficulty: .beginner,
        xp: 15
      )
    }
    return try Library(
      name: "Sample",
      version: "1.0.0",
      licence: "CC0-1.0",
      defaultLanguage: .english,
      duas: duas,
      categories: [],
      collections: [],
      journeys: [],
      works: []
    )
  }
}
