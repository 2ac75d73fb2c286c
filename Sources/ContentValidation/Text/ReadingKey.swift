import ArabicText
import DuaLibrary
import UnicodeText

/// The key that texts share if they look the same but for case and spacing: the scalars in lower case, with one space
/// between words.
///
/// Nothing is copied: comparing two texts stops at their first difference.
struct ReadingKey: Hashable, Sequence {
  private let text: String

  init(_ text: String) { self.text = text }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.elementsEqual(rhs) }

  func hash(into hasher: inout Hasher) {
    hasher.combine(wordHash)
  }

  /// The hash of the scalars of the key.
  fileprivate var wordHash: UInt64 {
    var text = text
    return text.withUTF8 { bytes in
      var hash = WordHash()
      var (index, isAfterBlank, isInText) = (0, false, false)
      while index < bytes.count {
        // Most scalars of English texts are letters of ASCII, which need no table.
        if bytes[index].isASCIILetter {
          if isAfterBlank, isInText { hash.add(0x20) }
          (isAfterBlank, isInText) = (false, true)
          hash.add(UInt32(bytes[index] | 0x20))
          index += 1
          continue
        }
        let scalar = Unicode.Scalar(in: bytes, at: &index)
        guard !scalar.isBlank else {
          isAfterBlank = true
          continue
        }
        if isAfterBlank, isInText { hash.add(0x20) }
        (isAfterBlank, isInText) = (false, true)
        hash.add(scalar.inLowerCase.value)
      }
      return hash.value
    }
  }

  func makeIterator() -> Iterator { Iterator(text.unicodeScalars.makeIterator()) }

  struct Iterator: IteratorProtocol {
    private var scalars: String.UnicodeScalarView.Iterator
    private var isInText = false
    private var pending: Unicode.Scalar?

    fileprivate init(_ scalars: String.UnicodeScalarView.Iterator) { self.scalars = scalars }

    mutating func next() -> Unicode.Scalar? {
      if let scalar = pending {
        pending = nil
        return scalar
      }
      var isAfterBlank = false
      while let scalar = scalars.next() {
        if scalar.isBlank {
          isAfterBlank = true
        } else if isAfterBlank, isInText {
          pending = scalar.inLowerCase
          return " "
        } else {
          isInText = true
          return scalar.inLowerCase
        }
      }
      return nil
    }
  }
}

/// A text in a language as it is looked up. Its hash is computed once.
struct LanguageReadingKey: Hashable {
  private let language: LanguageTag
  private let text: ReadingKey
  private let hash: UInt64

  init(_ text: String, in language: LanguageTag) {
    self.language = language
    self.text = ReadingKey(text)
    hash = self.text.wordHash
  }

  init(_ text: LanguageText) { self.init(text.text.value, in: text.language) }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.hash == rhs.hash && lhs.language == rhs.language && lhs.text == rhs.text
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension Unicode.Scalar {
  /// The first scalar of the lowercase mapping; the scalar itself in scripts without case.
  fileprivate var inLowerCase: Unicode.Scalar {
    switch value {
    case 0x41...0x5A: Unicode.Scalar(UInt8(value) | 0x20)
    case 0x00...0xBF, 0x590...0x109F, 0x1100...0x139F, 0x2000...0x20FF, 0x3000...0xA63F, 0xAC00...0xFAFF: self
    case 0xC0...0x24F: Self.lowerCaseOfLatin[Int(value) - 0xC0]
    case 0x1E00...0x1EFF: Self.lowerCaseOfLatinAdditional[Int(value) - 0x1E00]
    default: mappedToLowerCase
    }
  }

  private var mappedToLowerCase: Unicode.Scalar { properties.lowercaseMapping.unicodeScalars.first ?? self }

  /// The mappings of the Latin blocks, which are common in transliterations.
  private static let lowerCaseOfLatin = (0xC0...0x24F).compactMap(Unicode.Scalar.init).map(
    \.mappedToLowerCase
  )
  private static let lowerCaseOfLatinAdditional = (0x1E00...0x1EFF).compactMap(Unicode.Scalar.init)
    .map(\.mappedToLowerCase)
}
