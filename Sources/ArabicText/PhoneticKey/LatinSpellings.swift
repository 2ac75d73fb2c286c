/// The sounds of Latin letters and groups of letters in the common spellings.
enum LatinSpellings {
  /// The slots of a group of two letters; nil if they are read one by one. If the letters may also be two sounds (s+h as well
  /// as sh), one of the slots is optional.
  static func digraph(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> [ConsonantClassSet]? {
    switch (first, second) {
    case ("t", "h"): [[.s, .d, .t], [.h, .nothing]]
    case ("d", "h"), ("z", "h"): [.d, [.h, .nothing]]
    case ("s", "h"): [.s, [.h, .nothing]]
    case ("c", "h"): [[.s, .h, .j]]
    case ("k", "h"): [[.k, .nothing], .h]
    case ("g", "h"): [.g]
    case ("p", "h"): [.f]
    case ("t", "s"): [[.t, .nothing], .s]
    case ("s", "y"): [.s]
    case ("d", "z"): [.d]
    case ("d", "j"): [[.d, .nothing], .j]
    default: nil
    }
  }

  /// The consonant of a letter; nil for a vowel.
  static func letter(_ scalar: Unicode.Scalar) -> ConsonantClassSet? {
    switch scalar {
    case "b", "p": .b
    case "t": .t
    case "ṯ": [.s, .t]
    case "s", "ş": .s
    case "d", "z": .d
    case "j", "ǧ": .j
    case "c": [.j, .k]
    case "ç": [.s, .h, .j]
    case "g": [.g, .j]
    case "ğ": .g
    case "h", "x": .h
    case "k", "q": .k
    case "f": .f
    case "r": .r
    case "l": .l
    case "m": .m
    case "n": .n
    case "v", "w": .w
    case "y": .y
    default: nil
    }
  }

  /// A letter of the Arabic chat alphabet that is written as a digit; nil for ayn.
  static func digit(_ digit: Unicode.Scalar, hasApostrophe: Bool) -> ConsonantClassSet? {
    switch (digit, hasApostrophe) {
    // A hamza, and in Egypt the qaf that is spoken as one.
    case ("2", _): [.k, .nothing]
    case ("5", _), ("7", _): .h
    case ("6", false): .t
    case ("6", true), ("9", true), ("4", _): .d
    case ("9", false): [.s, .k]
    case ("8", _): [.k, .g]
    case ("3", true): [.g, .nothing]
    default: nil
    }
  }

  /// The vowels that a vowel letter may denote; nil for every other letter.
  static func vowel(_ scalar: Unicode.Scalar) -> VowelSet? {
    switch scalar {
    case "a": .a
    case "e": [.a, .i]
    case "i", "ı": .i
    case "o": [.a, .u]
    case "u": .u
    default: nil
    }
  }
}
