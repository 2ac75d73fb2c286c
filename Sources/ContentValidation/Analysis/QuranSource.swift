import QuranText

/// The Quran that quotations are checked against.
public struct QuranSource: Sendable {
  /// Compares a text with the verses that it cites.
  let verifier: QuranVerifier
  /// Finds verses without a citation.
  public let locator: QuranLocator
  /// Its words.
  let vocabulary: QuranVocabulary

  /// - Parameters:
  ///   - fingerprints: What quotations are compared with.
  ///   - texts: Its texts, if an editor has them, so that findings can show the words that a quotation should have.
  public init(fingerprints: QuranFingerprints, texts: QuranTexts? = nil) {
    verifier = QuranVerifier(fingerprints: fingerprints, texts: texts)
    locator = QuranLocator(fingerprints: fingerprints)
    vocabulary = QuranVocabulary(locator)
  }

  /// The embedded fingerprints, read once.
  ///
  /// Throws if the program is damaged.
  public static func shipped() throws(FingerprintProblem) -> QuranSource { try loaded.get() }

  /// Reads the embedded fingerprints, so that ``shipped()`` need not.
  public static func prepareShipped() { _ = loaded }

  private static let loaded = Result { () throws(FingerprintProblem) in
    QuranSource(fingerprints: try QuranFingerprints.shipped())
  }
}
