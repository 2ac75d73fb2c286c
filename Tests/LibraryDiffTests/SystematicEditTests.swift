import DuaLibrary
import Testing

@testable import LibraryDiff

@Suite("Systematic edits")
struct SystematicEditTests {
  private func edits(_ count: Int, _ old: (Int) -> Dua, _ new: (Int) -> Dua) throws -> [SystematicEdit] {
    LibraryChanges(
      from: try Sample.library((1...count).map(old)),
      to: try Sample.library((1...count).map(new))
    ).systematic
  }

  private static let words = ["لله", "رب", "حمد", "الله", "علم", "نور", "صبر"]

  @Test("are an alef before words of more than five entries, whatever the words begin with")
  func alef() throws {
    func dua(_ alef: String) -> (Int) -> Dua {
      { Sample.dua($0, "d\($0)", arabic: "قُلْ \(alef)\(Self.words[$0 - 1]) \(alef)كبير") }
    }
    #expect(try edits(5, dua(""), dua("ا")).isEmpty)
    let found = try edits(7, dua(""), dua("ا"))
    #expect(found.count == 1)
    let edit = try #require(found.first)
    #expect(edit.field == "arabic" && edit.place == .beginning && edit.removed == "" && edit.added == "ا")
    // Counted once an entry, although each has two.
    #expect(edit.entries == (1...7).map { "d\($0)" })
    #expect(edit.old == "لله" && edit.new == "الله")
  }

  @Test("are words of translations, and values of fields")
  func others() throws {
    let found = try edits(
      6,
      { Sample.dua($0, "d\($0)") { $0.sources = [Sample.hadith("\($0.id)", grade: .sahih)] } },
      {
        Sample.dua($0, "d\($0)") {
          $0.sources = [Sample.hadith("\($0.id)", grade: .hasan)]
          $0.translation[.english] = "My Master, give me more knowledge."
        }
      }
    )
    #expect(found.map(\.field) == ["source, grade", "translation.en"])
    #expect(found.map(\.removed) == ["sahih", "Lord"] && found.map(\.added) == ["hasan", "Master"])
    #expect(found.map(\.place) == [.whole, .beginning])
  }

  @Test("are none where each entry has an edit of its own, or new texts")
  func different() throws {
    let found = try edits(
      7,
      { Sample.dua($0, "d\($0)", arabic: "رب") },
      { number in
        Sample.dua(number, "d\(number)", arabic: Self.words[number - 1] + " عظيم") {
          $0.translation[LanguageTag("id")!] = "x"
        }
      }
    )
    #expect(found.isEmpty, "\(found)")
  }
}
