import QuranText

/// The Quran that quotations are held against.
public struct QuranSource: Sendable {
  /// Holds a text against the verses that it cites.
  let verifier: QuranVerifier
  /// Finds verses without a citation.
  public let locator: QuranLocator
  /// Knows its words.
  let vocabulary: QuranVocabulary

  /// - Parameters:
  ///   - fingerprints: What quotations are compared with.
  ///   - texts: The texts, where an editor has them: findings then show the words that a quotation should have.
  public init(fingerprints: QuranFingerprints, texts: QuranTexts? = nil) {
    verifier = QuranVerifier(fingerprints: fingerprints, texts: texts)
    locator = QuranLocator(fingerprints: fingerprints)
    vocabulary = QuranVocabulary(fingerprints)
  }

  /// The fingerprints that the program carries, read once.
  ///
  /// Throws when the program is damaged.
  public static func shipped() throws(FingerprintProblem) -> QuranSource { try loaded.get() }

  private static let loaded = Result { () throws(FingerprintProblem) in
    QuranSource(fingerprints: try QuranFingerprints.shipped())
  }
}
