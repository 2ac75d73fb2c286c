import Foundation
import UnicodeText

/// Finds words among those of transliterations, whose letters have marks that plain English leaves out: `Rahman` in `Raḥmān`.
struct PlainLatinWords {
  private let wanted: [UInt64: [UInt8]]
  /// The words that were found.
  private(set) var found: Set<[UInt8]> = []

  /// - Parameter words: In lowercase ASCII letters.
  init(_ words: Set<[UInt8]>) {
    wanted = Dictionary(words.map { (EnglishWord.hash(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Looks for the words in a text. Hyphens and the signs of hamza and ayn separate words.
  mutating func find(in text: String) {
    guard found.count < wanted.count else { return }
    var letters: [UInt8] = []
    var (count, isPlain) = (0, true)
    func endWord(_ found: inout Set<[UInt8]>) {
      guard isPlain, !letters.isEmpty, count <= Self.longest,
        let word = wanted[EnglishWord.hash(of: letters)],
        word == letters
      else { return }
      found.insert(word)
    }
    for scalar in text.unicodeScalars {
      switch PlainLatin(scalar) {
      case .letter(let letter): letters.append(letter)
      case .mark: break
      case .foreign: isPlain = false
      case .separator:
        if count > 0 { endWord(&found) }
        letters.removeAll(keepingCapacity: true)
        (count, isPlain) = (0, true)
        continue
      }
      count += 1
    }
    endWord(&found)
  }

  /// The greatest number of scalars of a part that is taken for a word.
  private static let longest = 64
}

/// A scalar as a part of a word in plain letters.
private enum PlainLatin {
  /// A lowercase ASCII letter.
  case letter(UInt8)
  case mark
  /// A letter that is none of ASCII, even without its marks.
  case foreign
  case separator

  init(_ scalar: Unicode.Scalar) {
    let value = Int(scalar.value)
    self = value < Self.table.count ? Self.table[value] : Self(slowly: scalar)
  }

  /// Up to Latin Extended Additional.
  private static let table = (0..<0x1F00 as Range<UInt32>).map { value in
    Unicode.Scalar(value).map { PlainLatin(slowly: $0) } ?? .separator
  }

  private init(slowly scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .nonspacingMark: self = .mark
    case .lowercaseLetter, .uppercaseLetter:
      let plain = String(scalar).lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
        .filter { $0.properties.generalCategory != .nonspacingMark }
      self =
        if plain.count == 1, let letter = plain.first, ("a"..."z").contains(letter) {
          .letter(UInt8(letter.value))
        } else {
          .foreign
        }
    default: self = .separator
    }
  }
}
