import ArabicText
import Testing

@Suite("searchForm")
struct SearchFormTests {
  @Test("the fold is version 2; a change of any fold below needs a new version")
  func version() {
    #expect(ArabicFold.version == 2)
  }

  @Test("queries fold to the same form as texts", arguments: FoldVector.all.indices)
  func folds(place: Int) {
    let vector = FoldVector.all[place]
    #expect(vector.input.searchForm.codePoints == vector.searchForm.codePoints, "\(vector.rule)")
    #expect(vector.searchForm.searchForm.codePoints == vector.searchForm.codePoints, "\(vector.rule), twice")
  }

  @Test("without a sign of the Quran's spelling, a dagger alef is removed; with one, it becomes an alef")
  func orthography() {
    #expect("كِتَٰب".searchForm == "كتب")
    #expect("كِتَٰب ٱ".searchForm == "كتاب ا")
    #expect("كِتَٰب لَهُۥ".searchForm == "كتاب له")
    #expect("كِتَٰب يَٰقوم".searchForm == "كتاب يا قوم")
  }

  @Test("folding twice is folding once, for every scalar")
  func idempotent() {
    for value in Array(UInt32(0)...0x2FFF) + Array(0xFB50...0xFEFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = String(scalar).searchForm
      #expect(once.searchForm.codePoints == once.codePoints, "\(value)")
    }
  }
}
