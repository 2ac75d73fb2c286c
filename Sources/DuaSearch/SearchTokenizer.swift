/// Cuts texts into folded words.
///
/// A tokenizer remembers how a scalar folds, so that the tables of the standard library are asked once for each of the few
/// hundred different scalars of a library and not once for each of its millions.
struct SearchTokenizer {
  /// By the value of the scalar; filled as scalars are met.
  private var folds = [ScalarFold?](repeating: nil, count: 0x2100)
  /// The UTF-8 bytes of the word so far; reused for every word.
  private var word: [UInt8] = []

  /// Calls `body` with the UTF-8 bytes of every word, in order.
  mutating func forEachToken(of text: String, _ body: (_ token: [UInt8]) -> Void) {
    word.removeAll(keepingCapacity: true)
    for scalar in text.unicodeScalars {
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
