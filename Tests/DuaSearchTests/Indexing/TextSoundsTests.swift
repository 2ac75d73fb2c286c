import ArabicText
import SeededRandom
import Testing

@testable import SearchIndexing

@Suite struct TextSoundsTests {
  private let words =
    """
    اللَّهُمَّ إِنِّي أَعُوذُ بِكَ مِنَ الْهَمِّ وَالْحَزَنِ رَبِّ اغْفِرْ لِي الَّذِي هُوَ فِي يَا مَا بِاسْمِ ابْنُ ٱلرَّحْمَٰنِ عَلِيمٌ حَكِيمًا رَحْمَةً أَنَا الم ن قل شَيْءٍ
    ﷲ صَلَاةٍ، آمِينَ. عَلَيْهِ؛ وَ مـُحَمَّدٌ َكسر سَبْعًا! ۖ (إِنَّهُ) 12 أُولُوا۟ يُحْيِـۧ
    """
    .split(whereSeparator: \.isWhitespace).map(String.init)

  @Test(arguments: 0..<40 as Range<UInt64>)
  func wordsThatAreReadOnceSoundAsInEachText(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var (sounds, references) = (TextSounds(), TextSounds())
    for _ in 0..<40 {
      let count = Int.random(in: 0...9, using: &random)
      let common = Int.random(in: 0...2, using: &random) > 0
      let arabic = (0..<count).map { _ in
        words[Int.random(in: 0..<(common ? 26 : words.count), using: &random)]
      }
      .joined(separator: Int.random(in: 0...9, using: &random) == 0 ? "  " : " ")
      var latin = Romanizer.rizq1.romanize(arabic)
      if Int.random(in: 0...3, using: &random) == 0, let index = latin.indices.randomElement(using: &random) {
        latin.remove(at: index)
      }
      for transliteration in [nil, latin] {
        let words = sounds.words { $0.append(arabic, transliteration, to: &$1) }
        let reference = references.words { $0.appendUnusual(arabic, transliteration, to: &$1) }
        #expect(words == reference, "\(arabic), \(transliteration ?? "none")")
      }
    }
  }
}

extension TextSounds {
  /// The words that are appended, as bytes.
  fileprivate mutating func words(_ append: (inout Self, inout FlatLists<Int32>) -> Void) -> [[UInt8]] {
    var sequences = FlatLists<Int32>()
    append(&self, &sequences)
    return sequences.elements.map { Array(sounds[Int($0)]) }
  }
}
