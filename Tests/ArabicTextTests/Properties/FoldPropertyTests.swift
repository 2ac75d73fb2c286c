import ArabicText
import Foundation
import Testing
import UnicodeText

@Suite("Laws of the folds, on random texts")
struct FoldPropertyTests {
  private static let folds: [@Sendable (String) -> FoldedText] = [
    { ArabicFold.searchForm(of: $0) }, { ArabicFold.searchSkeleton(of: $0) },
    { ArabicFold.identitySkeleton(of: $0) },
  ]

  @Test("the search form of a search form is itself", arguments: 0..<4)
  func idempotent(seed: UInt64) {
    var texts = RandomText(seed: seed)
    for _ in 0..<2000 {
      let once = texts.next().searchForm
      #expect(once.searchForm.codePoints == once.codePoints)
    }
  }

  @Test("an identity skeleton is the text of its fold", arguments: 0..<4)
  func identity(seed: UInt64) {
    var texts = RandomText(seed: seed)
    for _ in 0..<2000 {
      let text = texts.next()
      let fold = ArabicFold.identitySkeleton(of: text).text
      #expect(text.identitySkeleton.codePoints == fold.codePoints, "\(text.codePoints)")
    }
  }

  @Test("all normal forms of a text have one search form", arguments: 10..<14)
  func normalForms(seed: UInt64) {
    var texts = RandomText(seed: seed)
    for _ in 0..<2000 {
      let text = texts.next()
      let form = text.searchForm.codePoints
      #expect(text.precomposedStringWithCanonicalMapping.searchForm.codePoints == form, "\(text.codePoints)")
      #expect(text.decomposedStringWithCanonicalMapping.searchForm.codePoints == form, "\(text.codePoints)")
    }
  }

  @Test("a search form contains no mark, tatweel, invisible control or hamza", arguments: 20..<24)
  func clean(seed: UInt64) {
    var texts = RandomText(seed: seed)
    for _ in 0..<2000 {
      for scalar in texts.next().searchForm.unicodeScalars {
        #expect(!scalar.isArabicMark && !scalar.isTatweel && !scalar.isIgnoredInFolds, "\(scalar.value)")
        #expect(!"آأإٱءؤئىة".unicodeScalars.contains(scalar) && !scalar.isVerseSign, "\(scalar.value)")
      }
    }
  }

  @Test("in everyday spelling, marks have no effect", arguments: 30..<34)
  func marks(seed: UInt64) {
    // Without a yeh there is no vocative, and without wasla and small letters no other sign of the Quran's spelling.
    let letters = RandomText.letters.filter { !"يىئٱ\u{06CC}".unicodeScalars.contains($0) }
    let marks = RandomText.marks.filter {
      !(0x06DF...0x06E8).contains($0.value) && !(0x0656...0x0657).contains($0.value)
    }
    var texts = RandomText(seed: seed, classes: [letters, marks, letters, marks, RandomText.others])
    for _ in 0..<2000 {
      let text = texts.next()
      let bare = String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isArabicMark }))
      #expect(text.searchForm.codePoints == bare.searchForm.codePoints, "\(text.codePoints)")
    }
  }

  @Test("offsets never fall, are where scalars begin, and highlight something", arguments: 40..<44)
  func offsets(seed: UInt64) {
    var texts = RandomText(seed: seed)
    for _ in 0..<500 {
      let text = texts.next()
      var starts: Set<Int> = []
      var offset = 0
      for scalar in text.unicodeScalars {
        starts.insert(offset)
        offset += UTF8.width(scalar)
      }
      for fold in Self.folds {
        let folded = fold(text)
        #expect(folded.scalars.count == folded.sourceOffsets.count)
        #expect(starts.isSuperset(of: folded.sourceOffsets))
        #expect(zip(folded.sourceOffsets, folded.sourceOffsets.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(folded.scalars.indices.allSatisfy { !folded.sourceRange(of: $0..<$0 + 1).isEmpty })
      }
    }
  }

  @Test("every word has a range in the text, and every share is from 0 to 1", arguments: 50..<54)
  func tashkeel(seed: UInt64) {
    var texts = RandomText(seed: seed)
    for _ in 0..<1000 {
      let text = texts.next()
      let tashkeel = Tashkeel(of: text)
      // The words of a ligature of a phrase share its range.
      var start = 0
      for word in tashkeel.words {
        #expect(word.range.lowerBound >= start && !word.range.isEmpty && !word.letters.isEmpty)
        #expect(word.letters.first?.range.lowerBound == word.range.lowerBound)
        #expect(word.letters.last?.range.upperBound == word.range.upperBound)
        #expect(word.range.upperBound <= text.utf8.count)
        start = word.range.lowerBound
      }
      for share in [tashkeel.lenient, tashkeel.strict, tashkeel.wordCoverage] {
        #expect((0...1).contains(share))
      }
      #expect(tashkeel.strict <= tashkeel.lenient)
    }
  }
}
