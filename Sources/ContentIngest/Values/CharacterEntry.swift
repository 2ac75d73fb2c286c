import UnicodeText

/// An entry of a list of characters in the policy.
enum CharacterEntry: Equatable {
  case range(ClosedRange<UInt32>)
  case group(String)

  enum Problem: Error, Equatable {
    case empty
    /// The malformed part.
    case notACodePoint(String)
    case severalCharacters(Int)
    /// The reversed range.
    case reversed(String)
  }

  /// A character (`،`), a code point (`U+060C`), a range of either (`a-z`), or the name of a group.
  init(_ text: String) throws(Problem) {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty else { throw .empty }
    guard scalars.count > 1 else {
      self = .range(scalars[0].value...scalars[0].value)
      return
    }
    // The first scalar is never the separator: a range may start with a hyphen.
    if let hyphen = scalars.dropFirst().dropLast().firstIndex(of: "-") {
      let (lower, upper) = (Array(scalars[..<hyphen]), Array(scalars[(hyphen + 1)...]))
      if Self.isEnd(lower) || Self.isEnd(upper) {
        let (first, last) = (try Self.end(lower), try Self.end(upper))
        guard first <= last else { throw .reversed("\(String(scalars: upper))-\(String(scalars: lower))") }
        self = .range(first...last)
        return
      }
    }
    if Self.isCodePoint(scalars) {
      let value = try Self.end(scalars)
      self = .range(value...value)
    } else if Self.isGroupName(text) {
      self = .group(text)
    } else {
      throw .severalCharacters(scalars.count)
    }
  }

  /// Whether a text starts with a letter, has only the characters of a name, and is not a range.
  static func isGroupName(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count > 1 && bytes[0].isSmallLetter
      && bytes.allSatisfy { $0.isSmallLetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
      && bytes[1] != UInt8(ascii: "-") && bytes[bytes.count - 2] != UInt8(ascii: "-")
  }

  private static func isEnd(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.count == 1 || isCodePoint(scalars)
  }

  private static func isCodePoint(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.count > 1 && (scalars[0] == "U" || scalars[0] == "u") && scalars[1] == "+"
  }

  private static func end(_ scalars: [Unicode.Scalar]) throws(Problem) -> UInt32 {
    if scalars.count == 1 { return scalars[0].value }
    guard isCodePoint(scalars), (6...8).contains(scalars.count),
      let value = UInt32(String(scalars: scalars[2...]), radix: 16), Unicode.Scalar(value) != nil
    else { throw .notACodePoint(String(scalars: scalars)) }
    return value
  }
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}

extension ValueKind<CharacterEntry> {
  static let characters = ValueKind(expected: "a text", kinds: [.string]) { raw, name, context in
    do throws(CharacterEntry.Problem) {
      return try CharacterEntry(raw.text)
    } catch {
      context.report(MalformedCharacters.finding(raw, name, error))
      return nil
    }
  }
}
