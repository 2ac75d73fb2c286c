import ContentIngest
import Diagnostics
import DuaLibrary
import Foundation
import UnicodeText

extension ImportLog {
  /// A text without the white space around it, which is reported; nil, after a report, when it is empty.
  ///
  /// - Parameter name: The text in a message: `the translation`.
  func text(_ text: Located<String>, _ name: String) -> Located<String>? {
    let scalars = text.value.unicodeScalars
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else {
      report(EmptyImport.finding(name, at: text.range))
      return nil
    }
    let inner = String(scalars[first...last])
    if inner.utf8.count != text.value.utf8.count {
      let spaces = scalars.count - inner.unicodeScalars.count
      report(TrimmedText.finding(name, scalars: spaces, at: text.range))
    }
    let html = HTMLText(inner)
    if let first = html.removed.first {
      report(HTMLInText.removed(first, count: html.removed.count, from: name, at: text.range))
    }
    if let kept = html.unknown { report(HTMLInText.kept(kept, in: name, at: text.range)) }
    guard html.removed.isEmpty else {
      return html.text.isEmpty ? nil : Located(html.text, at: text.range)
    }
    return Located(inner, at: text.range)
  }

  /// A whole number in decimal digits.
  func integer(_ text: Located<String>, _ name: String) -> Int? {
    let trimmed = text.value.trimmingCharacters(in: .whitespaces)
    if let value = Int32(trimmed), String(value) == trimmed { return Int(value) }
    report(ValueNotImported.finding(name, text.value, expected: "a whole number", at: text.range))
    return nil
  }

  /// One of the words of an enumeration, in any letter case, because the app writes `Beginner`.
  func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ text: Located<String>?,
    _ name: String
  ) -> Value? {
    guard let text else { return nil }
    if let value = Value(rawValue: text.value.lowercased()) { return value }
    let words = Value.allCases.map { "`\($0.rawValue)`" }.joined(separator: " or ")
    report(ValueNotImported.finding(name, text.value, expected: words, at: text.range))
    return nil
  }

  /// The path of a recording.
  func audio(_ text: Located<String>?) -> AssetPath? {
    guard let text else { return nil }
    if let path = try? AssetPath(text.value) { return path }
    let expected = "a path within the library such as `audio/8.m4a`"
    report(ValueNotImported.finding("the recording", text.value, expected: expected, at: text.range))
    return nil
  }
}

/// Counts in prose: `Read 3x`, `Dibaca 100x sehari`.
enum Repetitions {
  /// The count that a text is, in other words than a number: `3x`, `x3`, `3 times`, `(3)`, `٣`, `thrice`.
  static func whole(_ text: String) -> Int? {
    let lower = text.lowercased().trimming("()[] .")
    if let count = ["once": 1, "twice": 2, "thrice": 3][lower] { return count }
    let number = lower.hasSuffix("times") ? String(lower.dropLast(5)) : lower
    let digits = number.trimming("x× ").withASCIIDigits
    guard !digits.utf8.elementsEqual(text.utf8), digits.utf8.allSatisfy(\.isASCIIDigit),
      let count = Int(digits), (1...1000).contains(count)
    else { return nil }
    return count
  }

  /// The first number from 1 to 1000 that is followed by `x`.
  static func first(in text: String) -> Int? {
    var digits = ""
    // After a space the digits of another number begin: `surah 11 3x`.
    var isComplete = false
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isASCIIDigit {
        if isComplete { digits = "" }
        isComplete = false
        digits.unicodeScalars.append(scalar)
      } else if scalar == "x" || scalar == "×", let number = Int(digits), (1...1000).contains(number) {
        return number
      } else if scalar == " " {
        isComplete = true
      } else {
        digits = ""
      }
    }
    return nil
  }
}

extension String {
  /// Without some scalars at its ends.
  fileprivate func trimming(_ scalars: String) -> String {
    let set = Set(scalars.unicodeScalars)
    let start = unicodeScalars.firstIndex { !set.contains($0) } ?? unicodeScalars.endIndex
    let end = unicodeScalars.lastIndex { !set.contains($0) }.map(unicodeScalars.index(after:)) ?? start
    return String(unicodeScalars[start..<end])
  }
}
