import SeededRandom
import UnicodeText

/// An error within a class of sounds, invisible to a phonetic key: one letter or sign of a scheme replaced by another, dropped,
/// or doubled.
package struct StyleInjection: Sendable, Hashable {
  /// The title in the table of figures.
  package var name: String
  /// The replacements to choose from.
  package var exchanges: [Exchange]

  package struct Exchange: Sendable, Hashable {
    package var letters: [Unicode.Scalar]
    package var replacement: [Unicode.Scalar]
    /// Letters that make a longer group with `letters` when they come directly before or after, so that it does not apply.
    package var notAfter: Set<Unicode.Scalar>
    package var notBefore: Set<Unicode.Scalar>

    package init(_ letters: String, _ replacement: String, notAfter: String = "", notBefore: String = "") {
      self.letters = Array(letters.unicodeScalars)
      self.replacement = Array(replacement.unicodeScalars)
      self.notAfter = Set(notAfter.unicodeScalars)
      self.notBefore = Set(notBefore.unicodeScalars)
    }
  }

  package init(_ name: String, _ exchanges: [Exchange]) {
    self.name = name
    self.exchanges = exchanges
  }

  /// The Latin text with one replacement, and its offset in scalars; nil when none applies.
  package func apply(
    to latin: String,
    using generator: inout SplitMix64
  ) -> (latin: String, offset: Int)? {
    let scalars = Array(latin.unicodeScalars)
    var matches: [(offset: Int, exchange: Exchange)] = []
    for offset in scalars.indices {
      for exchange in exchanges where exchange.matches(scalars, at: offset) {
        matches.append((offset, exchange))
      }
    }
    guard let (offset, exchange) = matches.randomElement(using: &generator) else { return nil }
    var changed = scalars
    changed.replaceSubrange(offset..<offset + exchange.letters.count, with: exchange.replacement)
    return (String(scalars: changed), offset)
  }
}

extension StyleInjection.Exchange {
  fileprivate func matches(_ scalars: [Unicode.Scalar], at offset: Int) -> Bool {
    let end = offset + letters.count
    guard end <= scalars.count, scalars[offset..<end].elementsEqual(letters) else { return false }
    if offset > 0, notAfter.contains(scalars[offset - 1]) { return false }
    return end == scalars.count || !notBefore.contains(scalars[end])
  }
}

extension StyleInjection {
  /// Errors in rizq-1 and other schemes that use the letters of the ALA-LC table.
  package static let dotted: [StyleInjection] = [
    StyleInjection("ط for ت and back", bothWays("ṭ", "t", notBefore: "th")),
    StyleInjection("ص for س and back", bothWays("ṣ", "s", notBefore: "sh")),
    StyleInjection("ش for س and back", bothWays("sh", "s", notBefore: "sh")),
    StyleInjection(
      "ض, ذ, ظ, ز for د and back",
      bothWays("ḍ", "d", notBefore: "dh") + bothWays("dh", "d", notBefore: "dh") + bothWays("ẓ", "z")
        + bothWays("dh", "z")
    ),
    StyleInjection("ث for س and back", bothWays("th", "s", notBefore: "sh")),
    StyleInjection("ح for ه and back", bothWays("ḥ", "h", notAfter: "tdksgh", notBefore: "h")),
    StyleInjection("خ for ح and back", bothWays("kh", "ḥ", notBefore: "h")),
    StyleInjection("ق for ك and back", bothWays("q", "k", notBefore: "hk")),
    StyleInjection("ع dropped", [Exchange("ʿ", "")]),
    StyleInjection("ء dropped", [Exchange("ʾ", "")]),
    StyleInjection("ع for ء and back", bothWays("ʿ", "ʾ")),
    StyleInjection("an apostrophe for ع or ء", [Exchange("ʿ", "'"), Exchange("ʾ", "’")]),
    StyleInjection("long vowel written short", [Exchange("ā", "a"), Exchange("ī", "i"), Exchange("ū", "u")]),
    StyleInjection(
      "short vowel written long",
      [Exchange("a", "ā", notBefore: "wy"), Exchange("i", "ī"), Exchange("u", "ū")]
    ),
    StyleInjection(
      "long vowel written twice",
      [Exchange("ā", "aa"), Exchange("ī", "ee"), Exchange("ū", "oo")]
    ),
    StyleInjection("doubling dropped", "bdfklmnqrstwyzḥṭṣ".map { Exchange("\($0)\($0)", "\($0)") }),
    StyleInjection(
      "doubled without reason",
      "bdflmrsṣṭ".map { Exchange("\($0)", "\($0)\($0)", notAfter: " -\($0)", notBefore: " -,.h\($0)") }
    ),
  ]

  /// Errors in a plain scheme: `aa`, `ee`, `oo`, `'`, and letters without dots.
  package static let plain: [StyleInjection] = [
    StyleInjection("ش for س and back", bothWays("sh", "s", notAfter: "\u{0332}", notBefore: "sh\u{0332}")),
    StyleInjection("ذ for د and back", bothWays("dh", "d", notAfter: "\u{0332}", notBefore: "dh\u{0332}")),
    StyleInjection("ث for س and back", bothWays("th", "s", notAfter: "\u{0332}", notBefore: "sh\u{0332}")),
    StyleInjection(
      "خ for ه and back",
      bothWays("kh", "h", notAfter: "tdksgh\u{0332}", notBefore: "h\u{0332}")
    ),
    StyleInjection("ق for ك and back", bothWays("q", "k", notBefore: "hk\u{0332}")),
    StyleInjection("ع or ء dropped", [Exchange("'", "")]),
    StyleInjection("doubling dropped", "bdfklmnqrstwyz".map { Exchange("\($0)\($0)", "\($0)") }),
  ]

  private static func bothWays(
    _ first: String,
    _ second: String,
    notAfter: String = "",
    notBefore: String = ""
  ) -> [Exchange] {
    [
      Exchange(first, second, notBefore: notBefore),
      Exchange(second, first, notAfter: notAfter, notBefore: notBefore),
    ]
  }
}
