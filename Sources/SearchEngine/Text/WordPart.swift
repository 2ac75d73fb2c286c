/// What a scalar of a search form contributes to a word, as ``SearchWords`` reads it: for folds that are computed elsewhere, for
/// example in a database.
package enum WordPart: Equatable, Sendable {
  /// A letter of an Arabic word.
  case arabic
  /// Letters or digits of a word of another script.
  case letters([UInt8])
  /// A mark: part of the word before it, or a separator if there is none.
  case mark([UInt8])
  /// It is removed, and does not separate words.
  case nothing
  case separator

  package init(_ scalar: Unicode.Scalar) {
    if ArabicWord.byte(of: scalar) != nil {
      self = .arabic
      return
    }
    if scalar.isASCII {
      switch scalar.value {
      case 0x61...0x7A, 0x30...0x39: self = .letters([UInt8(scalar.value)])
      case 0x41...0x5A: self = .letters([UInt8(scalar.value | 0x20)])
      case 0x27, 0x60: self = .nothing
      default: self = .separator
      }
      return
    }
    let fold = ScalarFold.of(scalar)
    var bytes: [UInt8] = []
    fold.append(to: &bytes)
    switch fold.kind {
    case .nothing: self = .nothing
    case .part: self = .letters(bytes)
    case .mark: self = .mark(bytes)
    case .separator: self = .separator
    }
  }
}
