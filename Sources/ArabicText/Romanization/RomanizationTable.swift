/// The Latin letters of one scheme.
public struct RomanizationTable: Sendable {
  /// The name of the scheme.
  public let name: String
  /// In the order of ``Consonant/allCases``.
  private let consonants: [String]
  private let longVowels: [(Vowel, String)]
  /// Teh marbuta in pause.
  let pausalTehMarbuta: String

  /// American Library Association – Library of Congress, without its rules for names.
  public static let alaLC = RomanizationTable(
    name: "ala-lc",
    letters: "ʾ b t th j ḥ kh d dh r z s sh ṣ ḍ ṭ ẓ ʿ gh f q k l m n h w y",
    vowels: "ā ī ū"
  )

  /// DIN 31635 (the scheme of the Deutsche Morgenländische Gesellschaft).
  public static let din31635 = RomanizationTable(
    name: "din-31635",
    letters: "ʾ b t ṯ ǧ ḥ ḫ d ḏ r z s š ṣ ḍ ṭ ẓ ʿ ġ f q k l m n h w y",
    vowels: "ā ī ū",
    pausalTehMarbuta: ""
  )

  /// ASCII letters only: length and emphasis are not distinguished, hamza and ayn are apostrophes.
  public static let ascii = RomanizationTable(
    name: "ascii",
    letters: "' b t th j h kh d dh r z s sh s d t z ' gh f q k l m n h w y",
    vowels: "a i u"
  )

  /// The scheme of this library: docs/transliteration.md.
  public static let rizq1 = RomanizationTable(
    name: "rizq-1",
    letters: "ʾ b t th j ḥ kh d dh r z s sh ṣ ḍ ṭ ẓ ʿ gh f q k l m n h w y",
    vowels: "ā ī ū"
  )

  /// `letters` in the order of ``Consonant/allCases``, `vowels` in the order of ``Vowel/allCases``.
  private init(name: String, letters: String, vowels: String, pausalTehMarbuta: String = "h") {
    self.name = name
    consonants = Self.words(of: letters)
    longVowels = Array(zip(Vowel.allCases, Self.words(of: vowels)))
    self.pausalTehMarbuta = pausalTehMarbuta
  }

  func letters(of consonant: Consonant) -> String { consonants[Int(consonant.rawValue)] }

  func letters(ofLong vowel: Vowel) -> String { longVowels.first { $0.0 == vowel }?.1 ?? vowel.rawValue }

  private static func words(of text: String) -> [String] {
    text.utf8.split { $0 == 0x20 }.map { String(decoding: $0, as: UTF8.self) }
  }
}
