import FidelityMeasures
import Foundation
import QuranText

/// Tanzil's texts beside the package; nil where they are absent.
enum TanzilTexts {
  static let texts = try? ReferenceData.standard.quranTexts()
}

/// What all tests share: reading the table takes a debug build a second.
enum Shipped {
  static let fingerprints = try! QuranFingerprints.shipped()
  static let verifier = QuranVerifier(fingerprints: fingerprints)
  static let locator = QuranLocator(fingerprints: fingerprints)
}
