/// A set of the fifteen classes of consonants that Latin spellings distinguish, and of "nothing".
public struct ConsonantClassSet: OptionSet, Hashable, Sendable {
  /// One bit for each class, and bit 15 for ``nothing``.
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// ب
  public static let b = ConsonantClassSet(rawValue: 1 << 0)
  /// ت and ط; also ث.
  public static let t = ConsonantClassSet(rawValue: 1 << 1)
  /// س, ش and ص; also ث.
  public static let s = ConsonantClassSet(rawValue: 1 << 2)
  /// د, ذ, ض, ظ and ز.
  public static let d = ConsonantClassSet(rawValue: 1 << 3)
  /// ج
  public static let j = ConsonantClassSet(rawValue: 1 << 4)
  /// ح, خ and ه.
  public static let h = ConsonantClassSet(rawValue: 1 << 5)
  /// ر
  public static let r = ConsonantClassSet(rawValue: 1 << 6)
  /// غ
  public static let g = ConsonantClassSet(rawValue: 1 << 7)
  /// ف
  public static let f = ConsonantClassSet(rawValue: 1 << 8)
  /// ك and ق.
  public static let k = ConsonantClassSet(rawValue: 1 << 9)
  /// ل
  public static let l = ConsonantClassSet(rawValue: 1 << 10)
  /// م
  public static let m = ConsonantClassSet(rawValue: 1 << 11)
  /// ن
  public static let n = ConsonantClassSet(rawValue: 1 << 12)
  /// و as a consonant.
  public static let w = ConsonantClassSet(rawValue: 1 << 13)
  /// ي as a consonant.
  public static let y = ConsonantClassSet(rawValue: 1 << 14)
  /// The sound is optional (ε).
  public static let nothing = ConsonantClassSet(rawValue: 1 << 15)

  /// Whether the sound may be skipped in an alignment.
  public var isOptional: Bool { contains(.nothing) }
  var sounds: ConsonantClassSet { subtracting(.nothing) }

  /// The classes of a consonant; empty for hamza and ayn, which keys ignore.
  init(_ consonant: Consonant) {
    switch consonant {
    case .hamza, .ain: self = []
    case .beh: self = .b
    case .teh, .tah: self = .t
    case .theh: self = [.s, .t]
    case .seen, .sad, .sheen: self = .s
    case .dal, .thal, .dad, .zah, .zain: self = .d
    case .jeem: self = .j
    case .hah, .khah, .heh: self = .h
    case .ghain: self = .g
    case .qaf, .kaf: self = .k
    case .feh: self = .f
    case .reh: self = .r
    case .lam: self = .l
    case .meem: self = .m
    case .noon: self = .n
    case .waw: self = .w
    case .yeh: self = .y
    }
  }
}

extension ConsonantClassSet: CustomStringConvertible {
  /// The classes as letters, separated by `|`, and followed by `?` if the sound is optional: `t|h?`.
  public var description: String {
    letters.joined(separator: "|") + (isOptional ? "?" : "")
  }

  /// The letters of the classes, one for each.
  public var letters: [String] {
    let names = Array("btsdjhrgfklmnwy")
    return names.indices.filter { rawValue & (1 << $0) != 0 }.map { String(names[$0]) }
  }
}
