import FidelityMeasures
import Foundation
import QuranText

/// Tanzil's texts next to the package; nil if they are absent.
enum TanzilTexts {
  static let texts = try? ReferenceData.standard.quranTexts()
}

/// Shared by all tests, because reading the table takes a debug build a second.
enum Shipped {
  static let fingerprints = try! QuranFingerprints.shipped()
  static let verifier = QuranVerifier(fingerprints: fingerprints)
  static let locator = QuranLocator(fingerprints: fingerprints)
}
