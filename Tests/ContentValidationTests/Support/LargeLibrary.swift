import ContentDraft
import Diagnostics
import DuaLibrary

/// A library of dangling references, which make every lookup search all candidates; the duas share all texts, or none.
func largeLibrary(duas count: Int, areAlike: Bool) -> LibraryDraft {
  var builder = LargeLibraryBuilder()
  var draft = LibraryDraft()
  draft.declaration = builder.declaration()
  draft.duas = (0..<count).map { builder.dua($0, areAlike: areAlike) }
  draft.journeys = [builder.journey(steps: count)]
  return draft
}

/// Assigns a range to every part.
private struct LargeLibraryBuilder {
  private var offset = 0

  private mutating func nextRange() -> SourceRange {
    offset += 1
    return SourceRange(file: FileID(0), offset..<(offset + 1))
  }

  private mutating func slug(_ text: String) -> Field<Slug> { Field(Slug(text)!, at: nextRange()) }

  mutating func declaration() -> LibraryDeclaration {
    var declaration = LibraryDeclaration(range: nextRange())
    declaration.defaultLanguage = Field(.english, at: nextRange())
    declaration.categories = [CategoryFragment(range: nextRange())]
    declaration.categories[0].slug = slug("rizq")
    declaration.works = [WorkFragment(range: nextRange())]
    declaration.works[0].slug = slug("bukhari")
    return declaration
  }

  mutating func dua(_ number: Int, areAlike: Bool) -> DuaFragment {
    let suffix = areAlike ? "" : " \(number)"
    let word = areAlike ? "" : String(String.UnicodeScalarView(number.digits.map { Self.letters[$0] }))
    var dua = DuaFragment(range: nextRange())
    dua.id = Field(number, at: nextRange())
    dua.slug = slug("dua-\(number)")
    dua.category = slug("missing-\(number)")
    dua.variantOf = slug(areAlike ? "dua-\(number)" : "dua-\(number + 1)")
    dua.title = [english("Title\(suffix)")]
    dua.arabic = Field("سُبْحَانَ \(word)", at: nextRange())
    dua.translation = [english("Glory\(suffix)")]
    dua.sources = [CitationFragment(range: nextRange())]
    dua.sources[0].kind = Field(.hadith, at: nextRange())
    dua.sources[0].collection = slug("work-\(number)")
    return dua
  }

  mutating func journey(steps count: Int) -> JourneyFragment {
    var journey = JourneyFragment(range: nextRange())
    journey.steps = (0..<count).map { number in
      var step = StepFragment(range: nextRange())
      step.dua = slug("duo-\(number)-missing")
      return step
    }
    return journey
  }

  private mutating func english(_ text: String) -> LocalizedField {
    LocalizedField(language: .english, text: Field(text, at: nextRange()))
  }

  private static let letters = Array("ابتثجحخدذر".unicodeScalars)
}

extension Int {
  fileprivate var digits: [Int] { String(self).compactMap(\.wholeNumberValue) }
}
