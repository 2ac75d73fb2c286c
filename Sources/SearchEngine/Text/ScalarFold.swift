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

  func append(to word: inout [UInt8]) {
    for position in 0..<byteCount { word.append(UInt8(truncatingIfNeeded: bytes >> (8 * position))) }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    scalar.isLetterOrDigit ? .part : scalar.isCombiningMark ? .mark : .separator
  }
}
