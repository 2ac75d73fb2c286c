import SeededRandom

/// A mistake within a class of sounds, which a phonetic key cannot see: one letter or sign of a scheme
/// exchanged for another, left out, or doubled.
public struct StyleInjection: Sendable, Hashable {
  /// What it is called in a table of figures.
  public var name: String
  /// The exchanges it chooses from.
  public var exchanges: [Exchange]

  public struct Exchange: Sendable, Hashable {
    public var letters: [Unicode.Scalar]
    public var replacement: [Unicode.Scalar]
    /// The letters are no part of a longer group where none of these stands before or after them.
    public var notAfter: Set<Unicode.Scalar>
    public var notBefore: Set<Unicode.Scalar>

    public init(_ letters: String, _ replacement: String, notAfter: String = "", notBefore: String = "") {
      self.letters = Array(letters.unicodeScalars)
      self.replacement = Array(replacement.unicodeScalars)
      self.notAfter = Set(notAfter.unicodeScalars)
      self.notBefore = Set(notBefore.unicodeScalars)
    }
  }

  public init(_ name: String, _ exchanges: [Exchange]) {
    self.name = name
    self.exchanges = exchanges
  }

  /// The Latin text with one exchange, and the place of it among its scalars; nil where it has no place for
  /// one.
  public func apply(
    to latin: String,
    using generator: inout SplitMix64
  ) -> (latin: String, place: Int)? {
    let scalars = Array(latin.unicodeScalars)
    var offers: [(place: Int, exchange: Exchange)] = []
    for place in scalars.indices {
      for exchange in exchanges where exchange.fits(scalars, at: place) { offers.append((place, exchange)) }
    }
    guard let (place, exchange) = offers.randomElement(using: &generator) else { return nil }
    var changed = scalars
    changed.replaceSubrange(place..<place + exchange.letters.count, with: exchange.replacement)
    return (String(String.UnicodeScalarView(changed)), place)
  }
}

extension StyleInjection.Exchange {
  fileprivate func fits(_ scalars: [Unicode.Scalar], at place: Int) -> Bool {
    let end = place + letters.count
    guard end <= scalars.count, scalars[place..<end].elementsEqual(letters) else { return false }
    if place > 0, notAfter.contains(scalars[place - 1]) { return false }
    return end == scalars.count || !notBefore.contains(scalars[end])
  }
}

extension StyleInjection {
  /// The mistakes that can be made in the scheme rizq-1 and others that are written with the letters of the
  /// ALA-LC table.
  public static let dotted: [StyleInjection] = [
    StyleInjection("ط for ت and back", both("ṭ", "t", notBefore: "th")),
    StyleInjection("ص for س and back", both("ṣ", "s", notBefore: "sh")),
    StyleInjection("ش for س and back", both("sh", "s", notBefore: "sh")),
    StyleInjection(
      "ض, ذ, ظ, ز for د and back",
      both("ḍ", "d", notBefore: "dh") + both("dh", "d", notBefore: "dh") + both("ẓ", "z") + both("dh", "z")
    ),
    StyleInjection("ث for س and back", both("th", "s", notBefore: "sh")),
    StyleInjection("ح for ه and back", both("ḥ", "h", notAfter: "tdksgh", notBefore: "h")),
    StyleInjection("خ for ح and back", both("kh", "ḥ", notBefore: "h")),
    StyleInjection("ق for ك and back", both("q", "k", notBefore: "hk")),
    StyleInjection("ع left out", [Exchange("ʿ", "")]),
    StyleInjection("ء left out", [Exchange("ʾ", "")]),
    StyleInjection("ع for ء and back", both("ʿ", "ʾ")),
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
    StyleInjection("doubling left out", "bdfklmnqrstwyzḥṭṣ".map { Exchange("\($0)\($0)", "\($0)") }),
    StyleInjection(
      "doubled without reason",
      "bdflmrsṣṭ".map { Exchange("\($0)", "\($0)\($0)", notAfter: " -\($0)", notBefore: " -,.h\($0)") }
    ),
  ]

  /// The mistakes that can be made in a plain scheme: `aa`, `ee`, `oo`, `'`, and letters without dots.
  public static let plain: [StyleInjection] = [
    StyleInjection("ش for س and back", both("sh", "s", notAfter: "\u{0332}", notBefore: "sh\u{0332}")),
    StyleInjection("ذ for د and back", both("dh", "d", notAfter: "\u{0332}", notBefore: "dh\u{0332}")),
    StyleInjection("ث for س and back", both("th", "s", notAfter: "\u{0332}", notBefore: "sh\u{0332}")),
    StyleInjection("خ for ه and back", both("kh", "h", notAfter: "tdksgh\u{0332}", notBefore: "h\u{0332}")),
    StyleInjection("ق for ك and back", both("q", "k", notBefore: "hk\u{0332}")),
    StyleInjection("ع or ء left out", [Exchange("'", "")]),
    StyleInjection("doubling left out", "bdfklmnqrstwyz".map { Exchange("\($0)\($0)", "\($0)") }),
  ]

  private static func both(
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
