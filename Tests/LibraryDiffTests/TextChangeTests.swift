import ArabicText
import DuaLibrary
import Testing

@testable import LibraryDiff

@Suite("The changes of a text")
struct TextChangeTests {
  private func change(_ old: String, _ new: String) throws -> FieldChange {
    let changes = LibraryChanges(
      from: try Sample.library([Sample.dua(1, "a", arabic: old)]),
      to: try Sample.library([Sample.dua(1, "a", arabic: new)])
    )
    let entity = try #require(changes.entities.first)
    #expect(changes.entities.count == 1 && entity.fields.count == 1 && entity.kind == .dua)
    return entity.fields[0]
  }

  @Test(
    "say whether letters, marks, signs or only bytes differ",
    arguments: [
      ("رَبِّ زِدْنِي", "رَبِّ زِدْنَا", TextDifference.letters),
      ("رَبِّ زِدْنِي", "رَبَّ زِدْنِي", .marks), ("رَبِّ زِدْنِي", "رَبِّ، زِدْنِي", .signs),
      ("رَبِّ زِدْنِي", "رَبِّ  زِدْنِي", .signs), ("رب\u{0651}\u{0650}", "رب\u{0650}\u{0651}", .bytes),
      ("رب", "رَبِّ", .marks), ("رب زد", "ربزد", .letters), ("أمن", "امن", .letters),
      ("zidn\u{12B}", "zidni\u{304}", .bytes), ("zidn\u{12B} rabbi", "zidni\u{304}, rabbi", .signs),
      ("zidni\u{304}", "zidni", .letters), ("zidn\u{12B}", "zidni", .letters),
    ]
  )
  func kinds(old: String, new: String, expected: TextDifference) throws {
    let field = try change(old, new)
    #expect(field.name == "arabic")
    guard case .text(let difference, _) = field.content else {
      Issue.record("not a text")
      return
    }
    #expect(difference == expected)
  }

  @Test("show the words side by side")
  func words() throws {
    let field = try change("رَبِّ زِدْنِي عِلْمًا", "رَبِّ هَبْ لِي عِلْمًا نَافِعًا")
    guard case .text(_, let words) = field.content else {
      Issue.record("not a text")
      return
    }
    #expect(words.map(\.old) == [["زِدْنِي"], []])
    #expect(words.map(\.new) == [["هَبْ", "لِي"], ["نَافِعًا"]])
  }

  @Test("are none where no scalar differs, in a library of any order")
  func same() throws {
    let duas = [Sample.dua(1, "a"), Sample.dua(2, "b")]
    let changes = LibraryChanges(from: try Sample.library(duas), to: try Sample.library(duas.reversed()))
    #expect(changes.isEmpty)
  }

  @Test("of a language are added and removed, not changed")
  func languages() throws {
    let old = Sample.dua(1, "a") { $0.translation[.arabic] = "ت" }
    let new = Sample.dua(1, "a") { $0.translation[LanguageTag("id")!] = "Ya Tuhanku" }
    let changes = LibraryChanges(from: try Sample.library([old]), to: try Sample.library([new]))
    let fields = try #require(changes.entities.first).fields
    #expect(fields.map(\.name) == ["translation.ar", "translation.id"])
    #expect(fields.map(\.content) == [.value, .value])
    #expect(fields[0].new == nil && fields[1].old == nil)
  }
}
