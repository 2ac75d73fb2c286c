import Foundation
import UnicodeText

/// A word, number or sign of a citation in free text.
enum CitationToken: Equatable {
  /// Folded: lowercase, without marks, apostrophes and the Arabic article in Latin letters.
  case word(String)
  /// ASCII digits, optionally followed by a letter: `627f`.
  case number(String)
  case sign(Unicode.Scalar)
}

enum CitationTokens {
  static func tokens(of text: String) -> [CitationToken] {
    text.utf8.allSatisfy { $0 < 0x80 } ? tokens(ofASCII: text) : tokens(ofAny: text)
  }

  /// The same as of any text, without its normal form and the properties of its scalars.
  private static func tokens(ofASCII text: String) -> [CitationToken] {
    var tokens: [CitationToken] = []
    var run: [UInt8] = []
    func close() {
      guard !run.isEmpty else { return }
      if let token = token(String(decoding: run, as: UTF8.self)) { tokens.append(token) }
      run.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): run.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): run.append(byte | 0x20)
      case UInt8(ascii: "'"), UInt8(ascii: "`"): break
      case 0x09...0x0D, 0x20: close()
      default:
        close()
        if byte != UInt8(ascii: "-") || tokens.last?.isNumber == true {
          tokens.append(.sign(Unicode.Scalar(byte)))
        }
      }
    }
    close()
    return tokens
  }

  static func tokens(ofAny text: String) -> [CitationToken] {
    var tokens: [CitationToken] = []
    var run = String.UnicodeScalarView()
    func close() {
      defer { run.removeAll() }
      guard !run.isEmpty else { return }
      if let token = token(String(run)) { tokens.append(token) }
    }
    for scalar in text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      if scalar.properties.generalCategory == .decimalNumber, let digit = scalar.properties.numericValue {
        run.appendEach(of: String(Int(digit)).unicodeScalars)
      } else if scalar.properties.isAlphabetic, scalar.properties.generalCategory != .nonspacingMark,
        !apostrophes.contains(scalar)
      {
        run.append(letters[scalar] ?? scalar)
      } else if !isMark(scalar) {
        close()
        if !scalar.properties.isWhitespace, scalar != "-" || tokens.last?.isNumber == true {
          tokens.append(.sign(scalar))
        }
      }
    }
    close()
    return tokens
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .format || apostrophes.contains(scalar)
      || scalar == "\u{0640}"
  }

  private static func token(_ run: String) -> CitationToken? {
    if run.utf8.first?.isASCIIDigit == true { return .number(run) }
    return articles.contains(run) ? nil : .word(run)
  }

  private static let apostrophes: Set<Unicode.Scalar> = [
    "'", "’", "‘", "`", "´", "ʿ", "ʾ", "ʼ", "ʻ", "\u{02B9}",
  ]
  /// Interchangeable letters of the Arabic script.
  private static let letters: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{0622}": "\u{0627}", "\u{0623}": "\u{0627}", "\u{0625}": "\u{0627}", "\u{0671}": "\u{0627}",
    "\u{0629}": "\u{0647}", "\u{0649}": "\u{064A}", "\u{06CC}": "\u{064A}", "\u{06A9}": "\u{0643}",
  ]
  /// The Arabic article, with its assimilated forms.
  private static let articles: Set<String> = [
    "al", "el", "an", "ar", "as", "ash", "asy", "at", "ath", "ad", "adh", "az", "ul", "un",
  ]
}

extension CitationToken {
  var isNumber: Bool { if case .number = self { true } else { false } }
}
