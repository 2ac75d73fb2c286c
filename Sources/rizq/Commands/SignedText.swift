import ArgumentParser
import UnicodeText

/// Checks a text that is signed or published, and of which people therefore have to see everything.
enum SignedText {
  /// Throws if a text has characters that are not shown, such as line ends or those that change directions, or is too long.
  ///
  /// - Parameters:
  ///   - option: The option with which it was given, such as `--by`.
  ///   - limit: The most scalars that it may have.
  ///   - joiners: Whether it may have joiners, without which languages such as Persian are misspelled.
  static func check(
    _ text: String,
    of option: String,
    limit: Int,
    joiners: Bool = false
  ) throws(ValidationError) {
    let isHidden = { (scalar: Unicode.Scalar) -> Bool in
      scalar.isUnsafeToShow && !(joiners && (scalar == "\u{200C}" || scalar == "\u{200D}"))
    }
    if text.unicodeScalars.contains(where: isHidden) {
      throw ValidationError(
        "\(option) \(text.quoted()) contains a character that is not shown: write the text without it"
      )
    }
    let count = text.unicodeScalars.count
    if count > limit {
      throw ValidationError("\(option) has \(count) characters: write at most \(limit)")
    }
  }
}
