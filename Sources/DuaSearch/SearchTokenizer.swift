import ArabicText

/// Cuts texts into folded words.
///
/// A tokenizer remembers how a scalar folds, so that the tables of the standard library are asked once for each of the few
/// hundred different scalars of a library and not once for each of its millions. The fold of Arabic looks at whole texts and
/// comes before; a text without Arabic goes past it.
struct SearchTokenizer {
  /// By the value of the scalar; filled as scalars are met.
  private var folds = [ScalarFold?](repeating: nil, count: 0x2100)
  /// The UTF-8 bytes of the word so far; reused for every word.
  private var word: [UInt8] = []

  /// Calls `body` with the UTF-8 bytes of every word, in order.
  mutating func forEachToken(of text: String, _ body: (_ token: [UInt8]) -> Void) {
    if Self.mayHoldArabic(text) {
      forEachWord(of: ArabicFold.searchForm(of: text).scalars, body)
    } else {
      forEachWord(of: text.unicodeScalars, body)
    }
  }

  private mutating func forEachWord(
    of scalars: some Sequence<Unicode.Scalar>,
    _ body: (_ token: [UInt8]) -> Void
  ) {
    word.removeAll(keepingCapacity: true)
    for scalar in scalars {
      let fold = fold(of: scalar)
      switch fold.kind {
      case .nothing: break
      case .part: fold.append(to: &word)
      case .mark where !word.isEmpty: fold.append(to: &word)
      case .mark, .separator: finishWord(body)
      }
    }
    finishWord(body)
  }

  /// Whether a lead byte of the blocks of the Arabic script is among the bytes of a text: U+0600 to U+07FF, U+0800 to U+0FFF,
  /// U+F000 to U+FFFF.
  private static func mayHoldArabic(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0xD8 && $0 <= 0xE0 || $0 == 0xEF }
  }

  private mutating func finishWord(_ body: (_ token: [UInt8]) -> Void) {
    guard !word.isEmpty else { return }
    body(word)
    word.removeAll(keepingCapacity: true)
  }

  private mutating func fold(of scalar: Unicode.Scalar) -> ScalarFold {
    let place = Int(scalar.value)
    guard place < folds.count else { return ScalarFold(scalar) }
    if let fold = folds[place] { return fold }
    let fold = ScalarFold(scalar)
    folds[place] = fold
    return fold
  }
}
