import ArabicText
import UnicodeText

/// What a scalar of a text without Arabic, or of the search form of a text, becomes in a folded word.
struct ScalarFold {
  enum Kind {
    /// It is removed, and does not separate words.
    case nothing
    /// One or more letters or digits.
    case part
    /// A mark: part of the letter before it, or a separator if there is none.
    case mark
    case separator
  }

  let kind: Kind
  /// UTF-8, the first byte lowest.
  private let bytes: UInt64
  private let byteCount: Int

  init(_ scalar: Unicode.Scalar) {
    var folded = String.UnicodeScalarView()
    if !scalar.isIgnoredInFolds { LatinFold.append(scalar, to: &folded) }
    let utf8 = Array(String(folded).utf8)
    kind = folded.first.map(Self.kind) ?? .nothing
    byteCount = min(utf8.count, 8)
    bytes = utf8.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The fold of a scalar, which is known of those that transliterations use.
  static func of(_ scalar: Unicode.Scalar) -> ScalarFold {
    switch scalar.value {
    case 0x00C0..<0x0180: known[Int(scalar.value) - 0x00C0]
    case 0x02B0..<0x0300: known[Int(scalar.value) - 0x02B0 + 0xC0]
    case 0x1E00..<0x1F00: known[Int(scalar.value) - 0x1E00 + 0x0110]
    default: ScalarFold(scalar)
    }
  }

  private static let known = [0x00C0..<0x0180, 0x02B0..<0x0300, 0x1E00..<0x1F00].flatMap { values in
    values.compactMap { Unicode.Scalar(UInt32($0)).map(ScalarFold.init) }
  }

  func append(to word: inout [UInt8]) {
    for position in 0..<byteCount { word.append(UInt8(truncatingIfNeeded: bytes >> (8 * position))) }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    scalar.isLetterOrDigit ? .part : scalar.isCombiningMark ? .mark : .separator
  }
}
