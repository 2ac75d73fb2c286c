import Foundation
import UnicodeText

/// Finds words among those of transliterations, whose letters have marks that plain English leaves out: `Rahman` in `Raḥmān`.
struct PlainLatinWords {
  private var hashes = NumberInterner()
  /// By the numbers of their hashes; the first of those with one hash.
  private var wanted: [[UInt8]] = []
  private var memo = LetterMemo()
  /// The words that were found.
  private(set) var found: Set<[UInt8]> = []

  /// - Parameter words: In lowercase ASCII letters.
  init(_ words: Set<[UInt8]>) {
    for word in words where hashes.number(of: EnglishWord.hash(of: word)) == wanted.count {
      wanted.append(word)
    }
  }

  /// Looks for the words in a text. Hyphens and the signs of hamza and ayn separate words.
  mutating func find(in text: String) {
    guard found.count < wanted.count else { return }
    var letters: [UInt8] = []
    var (count, isPlain) = (0, true)
    func endWord(_ found: inout Set<[UInt8]>) {
      guard isPlain, !letters.isEmpty, count <= Self.longest,
        let number = hashes.find(EnglishWord.hash(of: letters)), wanted[number] == letters
      else { return }
      found.insert(letters)
    }
    for scalar in text.unicodeScalars {
      switch memo[scalar] {
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

  /// The greatest number of scalars of a part that counts as a word.
  private static let longest = 64
}

/// Knows what scalars are as parts of words, each looked up once.
private struct LetterMemo {
  /// Up to Latin Extended Additional.
  private var known = [PlainLatin?](repeating: nil, count: 0x1F00)

  subscript(scalar: Unicode.Scalar) -> PlainLatin {
    mutating get {
      let value = Int(scalar.value)
      guard value < known.count else { return PlainLatin(scalar) }
      if let part = known[value] { return part }
      let part = PlainLatin(scalar)
      known[value] = part
      return part
    }
  }
}

/// A scalar as a part of a word in plain letters.
private enum PlainLatin {
  /// A lowercase ASCII letter.
  case letter(UInt8)
  case mark
  /// A letter that is not in ASCII, even without its marks.
  case foreign
  case separator

  init(_ scalar: Unicode.Scalar) {
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
