import DuaLibrary
import UnicodeText

extension ValueKind<Int> {
  /// A whole number of 32 bits in decimal digits, optionally with a minus sign.
  ///
  /// - Parameter range: The numbers that the field may have, for messages. Rules check them.
  static func integer(_ range: ClosedRange<Int>) -> ValueKind {
    ValueKind(expected: "a whole number", kinds: [.number]) { raw, name, context in
      if let value = Int(exactSpelling: raw.text) { return value }
      context.report(MalformedNumber.finding(raw, name, range))
      return nil
    }
  }

  /// The version of the source format.
  static let formatVersion = ValueKind(expected: "a whole number", kinds: [.number]) { raw, name, context in
    guard let value = Int(exactSpelling: raw.text) else {
      context.version = .unsupported
      context.report(FormatVersion.unreadable(raw))
      return nil
    }
    guard value == SourceFormat.version else {
      context.version = .unsupported
      context.report(FormatVersion.finding(value, at: raw.range))
      return nil
    }
    context.version = .supported
    return value
  }
}

extension Int {
  /// Reads a number in its canonical form: `12`, `-3`, but not `+1`, `007`, `-0`, `1.0`, or `٣`.
  init?(exactSpelling text: some StringProtocol) {
    guard text.utf8.count <= 11, let value = Int32(text), String(value).utf8.elementsEqual(text.utf8) else {
      return nil
    }
    self = Int(value)
  }

  /// Reads a number with spaces, a plus sign, leading zeros, a fraction of zero, or the digits of another script, for a
  /// fix-it.
  init?(looseSpelling text: some StringProtocol) {
    guard text.utf8.count <= 64 else { return nil }
    let scalars = String(text).withASCIIDigits.unicodeScalars
    var digits = Array(scalars.lazy.filter { !$0.properties.isWhitespace })[...]
    if digits.first == "+" { digits.removeFirst() }
    if let point = digits.firstIndex(of: "."), digits[point...].dropFirst().allSatisfy({ $0 == "0" }) {
      digits = digits[..<point]
    }
    guard !digits.isEmpty, digits.allSatisfy({ $0 == "-" || $0.isASCIIDigit }),
      let value = Int32(String(scalars: digits))
    else { return nil }
    self = Int(value)
  }
}

extension String {
  /// The text with the decimal digits of every script as ASCII digits.
  package var withASCIIDigits: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar.properties.generalCategory == .decimalNumber, let digit = scalar.properties.numericValue {
        text += String(Int(digit))
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
