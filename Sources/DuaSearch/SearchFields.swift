/// The parts of a dua in which a word stands.
public struct SearchFields: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let title = Self(rawValue: 1)
  public static let arabic = Self(rawValue: 2)
  public static let transliteration = Self(rawValue: 4)
  public static let translation = Self(rawValue: 8)
  /// Benefit, context, prophetic context and best time.
  public static let context = Self(rawValue: 16)
  public static let citation = Self(rawValue: 32)

  static let all: Self = [.title, .arabic, .transliteration, .translation, .context, .citation]

  /// How many fields there are.
  public var count: Int { rawValue.nonzeroBitCount }
}
