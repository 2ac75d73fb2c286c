import ContentDraft
import Diagnostics
import DuaLibrary
import SeededRandom
import Testing

@Suite("LibraryDraft")
struct LibraryDraftTests {
  private let files: [IngestedFile] = [
    IngestedFile(file: FileID(0), fragments: [.declaration(LibraryDeclaration(range: range(0)))]),
    IngestedFile(file: FileID(1), fragments: [.dua(dua("a", file: 1)), .dua(dua("b", file: 1))]),
    IngestedFile(
      file: FileID(2),
      fragments: [.text(text("b", "رب", file: 2)), .text(text("gone", "رب", file: 2))]
    ),
    IngestedFile(file: FileID(3), fragments: [.text(text("b", "ربنا", file: 3)), .dua(dua("a", file: 3))]),
    IngestedFile(file: FileID(4), fragments: [.journey(JourneyFragment(range: range(4)))]),
    IngestedFile(file: FileID(5), fragments: [.declaration(LibraryDeclaration(range: range(5)))]),
  ]

  @Test("the order of the files does not matter")
  func orderIndependent() {
    let expected = LibraryDraft(files: files)
    var generator = SplitMix64(seed: 7)
    for _ in 0..<50 {
      #expect(LibraryDraft(files: files.shuffled(using: &generator)) == expected)
    }
  }

  @Test("the first declaration counts, further ones are kept")
  func declarations() {
    let draft = LibraryDraft(files: files)
    #expect(draft.declaration?.range.file == FileID(0))
    #expect(draft.duplicateDeclarations.map(\.range.file) == [FileID(5)])
  }

  @Test("duas and journeys are all there, in order, also with one slug")
  func nothingIsLost() {
    let draft = LibraryDraft(files: files)
    #expect(draft.duas.map(\.slug.value?.rawValue) == ["a", "b", "a"])
    #expect(draft.duas.map(\.range.file) == [FileID(1), FileID(1), FileID(3)])
    #expect(draft.journeys.count == 1)
  }

  @Test("a layer text fills a missing field; a second is a conflict; one without its dua is orphaned")
  func layers() {
    let draft = LibraryDraft(files: files)
    #expect(draft.duas[1].arabic.value == "رب")
    #expect(draft.conflictingTexts.map(\.text.range.file) == [FileID(3)])
    #expect(draft.conflictingTexts.map(\.existing.file) == [FileID(2)])
    #expect(draft.orphanedTexts.map(\.dua.value?.rawValue) == ["gone"])
  }

  @Test("a text of the dua itself is not replaced by a layer, not even an unreadable one")
  func ownTextWins() {
    var own = dua("a", file: 0)
    own.arabic = .invalid(range(0))
    let draft = LibraryDraft(files: [
      IngestedFile(file: FileID(0), fragments: [.dua(own)]),
      IngestedFile(file: FileID(1), fragments: [.text(text("a", "رب", file: 1))]),
    ])
    #expect(draft.duas[0].arabic == .invalid(range(0)))
    #expect(draft.conflictingTexts.count == 1)
  }

  @Test("translations in several languages coexist, two in one language conflict")
  func translations() throws {
    let french = try #require(LanguageTag("fr"))
    let draft = LibraryDraft(files: [
      IngestedFile(file: FileID(0), fragments: [.dua(dua("a", file: 0))]),
      IngestedFile(
        file: FileID(1),
        fragments: [.text(text("a", "Lord", file: 1, kind: .translation, in: .english))]
      ),
      IngestedFile(
        file: FileID(2),
        fragments: [.text(text("a", "Seigneur", file: 2, kind: .translation, in: french))]
      ),
      IngestedFile(
        file: FileID(3),
        fragments: [.text(text("a", "God", file: 3, kind: .translation, in: .english))]
      ),
    ])
    #expect(draft.duas[0].translation.localizedText == [.english: "Lord", french: "Seigneur"])
    #expect(draft.conflictingTexts.map(\.text.text.value) == ["God"])
  }

  @Test("texts are compared scalar by scalar")
  func scalarEquality() {
    let one = text("a", "رب\u{0651}\u{0650}", file: 0)
    let other = text("a", "رب\u{0650}\u{0651}", file: 0)
    #expect(one != other)
    #expect(one == text("a", "رب\u{0651}\u{0650}", file: 0))
  }

  @Test("a text whose reference could not be read is a stray")
  func unreadableReference() {
    var layer = text("a", "رب", file: 1)
    layer.dua = .invalid(range(1))
    let draft = LibraryDraft(files: [
      IngestedFile(file: FileID(0), fragments: [.dua(dua("a", file: 0)), .text(layer)])
    ])
    #expect(draft.orphanedTexts == [layer])
  }
}

private func range(_ file: Int) -> SourceRange { SourceRange(file: FileID(file), 0..<1) }

private func dua(_ name: String, file: Int) -> DuaFragment {
  var dua = DuaFragment(range: range(file))
  if let slug = Slug(name) { dua.slug = Field(slug, at: range(file)) }
  return dua
}

private func text(
  _ name: String,
  _ text: String,
  file: Int,
  kind: TextFragment.Kind = .arabic,
  in language: LanguageTag? = nil
) -> TextFragment {
  var fragment = TextFragment(range: range(file), kind: kind, language: language)
  if let slug = Slug(name) { fragment.dua = Field(slug, at: range(file)) }
  fragment.text = Field(text, at: range(file))
  return fragment
}
