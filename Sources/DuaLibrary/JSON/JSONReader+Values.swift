import Foundation
import UnicodeText

extension JSONReader {
  mutating func string() throws(JSONFailure) -> String {
    guard next() == UInt8(ascii: "\"") else { throw .wrongType("a text") }
    let (bytes, hasEscapes) = try scanString()
    if hasEscapes {
      let text = try JSONEscapes.replaced(in: bytes).withUnsafeBufferPointer { String(exactly: $0) }
      guard let text else { throw .syntax }
      return text
    }
    if let last, last.bytes.count == bytes.count, let first = last.bytes.baseAddress,
      let second = bytes.baseAddress,
      // Both have this length.
      memcmp(first, second, bytes.count) == 0
    {
      return last.text
    }
    guard let text = String(exactly: bytes) else { throw .syntax }
    last = (bytes, text)
    return text
  }

  mutating func integer() throws(JSONFailure) -> Int {
    let start = next()
    guard start == UInt8(ascii: "-") || start.isASCIIDigit else { throw .wrongType("a whole number") }
    guard let number = try scanNumber() else { throw .wrongType("a whole number") }
    return number
  }

  mutating func boolean() throws(JSONFailure) -> Bool {
    switch next() {
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"):
      try literal("false")
      return false
    default: throw .wrongType("true or false")
    }
    return true
  }

  /// The value, or nil for null.
  mutating func optional<Value>(
    _ value: (inout JSONReader) throws(JSONFailure) -> Value
  ) throws(JSONFailure) -> Value? {
    guard next() == UInt8(ascii: "n") else { return try value(&self) }
    try literal("null")
    return nil
  }

  mutating func optionalString() throws(JSONFailure) -> String? {
    try optional { (json) throws(JSONFailure) in try json.string() }
  }

  mutating func optionalInteger() throws(JSONFailure) -> Int? {
    try optional { (json) throws(JSONFailure) in try json.integer() }
  }

  /// Skips a value of any type. Without recursion, because the value may be nested deeply.
  mutating func skipValue() throws(JSONFailure) {
    // True for an object, false for a list.
    var containers: [Bool] = []
    repeat {
      var isOpen = false
      switch next() {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard containers.count < Self.maximumDepth else { throw .syntax }
        let isObject = bytes[position] == UInt8(ascii: "{")
        position &+= 1
        if !consume(UInt8(ascii: isObject ? "}" : "]")) {
          containers.append(isObject)
          isOpen = true
          if isObject { try skipKey() }
        }
      case UInt8(ascii: "\""): _ = try string()
      case UInt8(ascii: "t"): try literal("true")
      case UInt8(ascii: "f"): try literal("false")
      case UInt8(ascii: "n"): try literal("null")
      default: _ = try scanNumber()
      }
      if isOpen { continue }
      while let isObject = containers.last {
        if consume(UInt8(ascii: ",")) {
          if isObject { try skipKey() }
          break
        }
        guard consume(UInt8(ascii: isObject ? "}" : "]")) else { throw .syntax }
        containers.removeLast()
      }
    } while !containers.isEmpty
  }

  private mutating func skipKey() throws(JSONFailure) {
    guard next() == UInt8(ascii: "\"") else { throw .syntax }
    _ = try string()
    guard consume(UInt8(ascii: ":")) else { throw .syntax }
  }
}
