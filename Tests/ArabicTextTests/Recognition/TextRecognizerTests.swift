import ArabicText
import Testing

@Suite struct TextRecognizerTests {
  private let istighfar = "اللهم أنت ربي لا إله إلا أنت خلقتني وأنا عبدك"

  private func share(of phrase: String, in text: String) throws -> Double? {
    let recognizer = TextRecognizer([[try #require(PhraseFingerprint(of: phrase))]])
    return recognizer.recognitions(in: text).first?.share
  }

  @Test(arguments: [
    "اللَّهُمَّ أَنْتَ رَبِّي، لَا إِلَٰهَ إِلَّا أَنْتَ، خَلَقْتَنِي وَأَنَا عَبْدُكَ",
    "اللهم انت ربي لا اله الا انت خلقتني وانا عبدك",
    "ٱللَّهُمَّ أَنتَ رَبِّى لَآ إِلَـٰهَ إِلَّآ أَنتَ خَلَقْتَنِى وَأَنَا۠ عَبْدُكَ",
    "اللَّهُمَّ أَنْتَ رَبِّي، لَا إِلَهَ لِي إِلَّا أَنْتَ، خَلَقْتَنِي وَأَنَا عَبْدُكَ",
  ])
  func aTextIsRecognizedInAnySpelling(text: String) throws {
    #expect(try #require(try share(of: istighfar, in: text)) > 0.9)
  }

  @Test(arguments: [
    "اللَّهُمَّ أَنْتَ رَبِّي", "اللَّهُمَّ أَنْتَ رَبِّي لَا إِلَهَ غَيْرُكَ، عَلَيْكَ تَوَكَّلْتُ", "", "a text in Latin letters", "؟",
  ])
  func aTextThatSharesTheBeginningIsNot(text: String) throws {
    #expect(try share(of: istighfar, in: text) == nil)
  }

  @Test func theShareIsThatOfTheWordsOfTheText() throws {
    let share = try #require(
      try share(of: istighfar, in: istighfar + " وأنا على عهدك ووعدك ما استطعت أعوذ بك من شر")
    )
    #expect(abs(share - 0.5) < 0.01)
  }

  @Test func aPhraseOfTwoWordsIsRecognizedOnlyByItself() throws {
    #expect(try share(of: "أستغفر الله", in: "أَسْتَغْفِرُ اللَّهَ") == 1)
    #expect(try share(of: "أستغفر الله", in: "أَسْتَغْفِرُ اللَّهَ الْعَظِيمَ") == nil)
  }

  @Test func recognitionsAreInTheOrderOfTheKnownTexts() throws {
    let phrases = ["سبحان الله وبحمده", "والحمد لله ولا إله إلا الله", "سبحان الله والحمد لله"]
    let recognizer = TextRecognizer(try phrases.map { [try #require(PhraseFingerprint(of: $0))] })
    #expect(
      recognizer.recognitions(in: "سبحان الله والحمد لله ولا إله إلا الله والله أكبر").map(\.text) == [1, 2]
    )
  }

  @Test func oneOfSeveralPhrasesIsEnoughAndTheLargestShareCounts() throws {
    let phrases = ["اهدني فيمن هديت وعافني فيمن عافيت", "اهدني فيمن هديت"]
    let recognizer = TextRecognizer([try phrases.map { try #require(PhraseFingerprint(of: $0)) }])
    #expect(recognizer.recognitions(in: "اهدني فيمن هديت وعافني فيمن عافيت").map(\.share) == [1])
    #expect(recognizer.recognitions(in: "اللهم اهدني فيمن هديت").map(\.share) == [0.75])
  }

  @Test func aFingerprintIsReadAsItIsWritten() throws {
    let fingerprint = try #require(PhraseFingerprint(of: istighfar))
    #expect(fingerprint.hashes.count == 8)
    #expect(PhraseFingerprint(fingerprint.description) == fingerprint)
  }

  @Test(arguments: ["", "0123456", "0123456789", "0123456g", "01234567  01234567", "+1234567", " 01234567"])
  func otherTextsAreNotFingerprints(text: String) { #expect(PhraseFingerprint(text) == nil) }

  @Test func aPhraseWithoutArabicHasNoFingerprint() {
    #expect(PhraseFingerprint(of: "Allahumma anta rabbi") == nil)
  }
}
