import Foundation
import QuranText

/// Tanzil's texts beside the package; nil where they are absent.
enum ReferenceData {
  static let texts: QuranTexts? = {
    guard let simple = text("quran-simple.xml"), let uthmani = text("quran-uthmani.xml") else { return nil }
    return try? QuranTexts(simple: simple, uthmani: uthmani)
  }()

  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ name: String) -> String? {
    let root =
      ProcessInfo.processInfo.environment["RIZQ_DATA"].map { URL(filePath: $0) }
      ?? package.deletingLastPathComponent().appending(path: "shared/data")
    return try? String(contentsOf: root.appending(path: "quran/\(name)"), encoding: .utf8)
  }
}

/// What all tests share: reading the table takes a debug build a second.
enum Shipped {
  static let fingerprints = try! QuranFingerprints.shipped()
  static let verifier = QuranVerifier(fingerprints: fingerprints)
  static let locator = QuranLocator(fingerprints: fingerprints)
}
