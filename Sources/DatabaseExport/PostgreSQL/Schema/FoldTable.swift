import ArabicText
import SearchEngine
import UnicodeText

/// What scalars become in the search form, as rows of `rizq.folds`: computed by the functions of the search engine, so that a database
/// folds as they do.
struct FoldTable {
  /// The columns of `rizq.folds`.
  struct Row: Equatable {
    var first: UInt32
    var last: UInt32
    var kind: Kind
    var base: UInt32?
    var marks: UInt32?
    /// Nil if it is the scalar itself.
    var fold: String?

    /// Whether another row continues this one.
    fileprivate func isContinued(by next: Row) -> Bool {
      last + 1 == next.first && kind == next.kind && base == next.base && marks == next.marks
        && fold.hasSameScalars(as: next.fold)
    }
  }

  enum Kind: String {
    case ignored = "i"
    case expansion = "x"
    case letter = "l"
    case mark = "m"
    case other = "o"
    case combining = "c"
    case nothing = "n"
  }

  /// The table, which is computed once: it takes a tenth of a second.
  static let current = FoldTable()

  /// Sorted, without scalars that separate words.
  let rows: [Row]

  /// Blocks of tens of thousands of scalars that all are letters of words and stay as they are, which a test checks.
  private static let uniform: [ClosedRange<UInt32>] = [0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x2A6DF]
  /// The scalars above which none is part of a word.
  private static let end: UInt32 = 0xE0200

  private init() {
    var rows: [Row] = []
    var value: UInt32 = 1
    while value < Self.end {
      var row: Row?
      if let block = Self.uniform.first(where: { $0.lowerBound == value }) {
        row = Row(first: value, last: block.upperBound, kind: .other)
        value = block.upperBound
      } else if value == 0x32400 {
        value = 0xDFFFF
      } else {
        row = Unicode.Scalar(value).flatMap(Self.row)
      }
      value += 1
      guard let row else { continue }
      if let last = rows.last, last.isContinued(by: row) {
        rows[rows.count - 1].last = row.last
      } else {
        rows.append(row)
      }
    }
    self.rows = rows
  }

  /// The row of one scalar; nil if it separates words.
  static func row(_ scalar: Unicode.Scalar) -> Row? {
    func row(_ kind: Kind, base: UInt32? = nil, marks: ArabicMarks? = nil, fold: String? = nil) -> Row {
      Row(first: scalar.value, last: scalar.value, kind: kind, base: base, marks: marks?.rawValue, fold: fold)
    }
    let expansion = ClusterPart.expansion(of: scalar)
    if expansion.isEmpty { return row(.ignored) }
    if expansion != [scalar] { return row(.expansion, fold: String(scalars: expansion)) }
    switch ClusterPart(scalar) {
    case .mark(let marks): return row(.mark, marks: marks)
    case .letter(let base, let marks):
      let folded = ArabicFold.searchLetter(of: base)
      var fold: String?
      // A tatweel becomes a letter only with a hamza.
      if let folded, !base.isTatweel, case .letters(let bytes) = WordPart(folded) {
        fold = String(decoding: bytes, as: UTF8.self)
      }
      return row(.letter, base: base.value, marks: marks, fold: fold)
    case .other(let other):
      guard !other.isVerseSign, !other.isWhiteSpace else { return nil }
      func fold(_ bytes: [UInt8]) -> String? {
        let fold = String(decoding: bytes, as: UTF8.self)
        return fold.hasSameScalars(as: String(scalar)) ? nil : fold
      }
      switch WordPart(other) {
      case .letters(let bytes): return row(.other, fold: fold(bytes))
      case .mark(let bytes): return row(.combining, fold: fold(bytes))
      case .nothing: return row(.nothing)
      case .arabic, .separator: return nil
      }
    }
  }
}
