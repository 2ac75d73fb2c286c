import UnicodeText

/// A hadith of a numbered collection, with its grade.
public struct HadithReference: Equatable, Sendable {
  /// The collection, one of the library's reference works.
  public var work: Slug
  /// The number in the work.
  public var number: HadithNumber
  /// The grade of its chain of transmission; nil if no scholar is quoted.
  public var grade: HadithGrade?
  /// Who gave the grade; nil if no one is named.
  @ScalarExact public var grader: String?
  /// A note for the reader, for example that the hadith is weak; nil if there is none.
  @ScalarExact public var note: String?

  public init(
    work: Slug,
    number: HadithNumber,
    grade: HadithGrade? = nil,
    grader: String? = nil,
    note: String? = nil
  ) {
    self.work = work
    self.number = number
    self.grade = grade
    self.grader = grader
    self.note = note
  }
}

/// The number of a hadith in its collection: 1 or higher, with an optional letter that distinguishes narrations (`627f`).
public struct HadithNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number without its letter.
  public let value: Int
  /// A lowercase ASCII letter, or empty.
  public let suffix: String

  /// Returns nil unless `text` is at most 9 ASCII digits without a leading zero, and an optional letter a-z.
  public init?(_ text: some StringProtocol) {
    let text = String(text)
    let digits = text.utf8.prefix(while: \.isASCIIDigit)
    let letters = text.utf8.dropFirst(digits.count)
    guard (1...9).contains(digits.count), digits.first != UInt8(ascii: "0"), letters.count <= 1,
      letters.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains)
    else { return nil }
    value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    suffix = String(decoding: letters, as: UTF8.self)
  }

  /// Returns nil unless `value` is 1 to 999,999,999 and `letter` is a-z, or 0 for none.
  init?(value: Int, letter: UInt8) {
    guard (1...999_999_999).contains(value),
      letter == 0 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
    else { return nil }
    self.value = value
    suffix = letter == 0 ? "" : String(Unicode.Scalar(letter))
  }

  public var description: String { "\(value)\(suffix)" }

  public static func < (lhs: Self, rhs: Self) -> Bool { (lhs.value, lhs.suffix) < (rhs.value, rhs.suffix) }
}

/// The grade of a hadith, from the strongest to the fabricated.
public enum HadithGrade: String, CaseIterable, Comparable, Sendable {
  /// Authentic.
  case sahih
  /// Good: reliable, but less so than an authentic one.
  case hasan
  /// Weak.
  case daif
  /// Fabricated.
  case mawdu

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.strength < rhs.strength }

  private var strength: Int {
    switch self {
    case .mawdu: 0
    case .daif: 1
    case .hasan: 2
    case .sahih: 3
    }
  }
}
