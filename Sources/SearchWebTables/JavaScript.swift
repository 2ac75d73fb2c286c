// Literals of JavaScript.
extension SearchWebTables {
  static func member(_ name: String, _ value: String) -> String { "  \(name): \(value)," }

  static func list(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }

  static func ranges(_ ranges: [ClosedRange<UInt32>]) -> String {
    list(ranges.map { "[\($0.lowerBound), \($0.upperBound)]" })
  }

  static func set(_ name: String, _ texts: [String]) -> String {
    member(name, "new Set(\(list(texts.map(quoted))))")
  }

  static func map<Value>(_ name: String, _ rows: [(UInt32, Value)], _ literal: (Value) -> String) -> String {
    member(name, "rows(\(rows.map { "[\($0), \(literal($1))]" }.joined(separator: ", ")))")
  }

  static func texts<Value>(_ name: String, _ rows: [(String, Value)], _ literal: (Value) -> String) -> String
  {
    member(name, "rows(\(rows.map { "[\(quoted($0)), \(literal($1))]" }.joined(separator: ", ")))")
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// ASCII, so that no editor changes what it does not show.
  static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.escaped }.joined() + "\""
  }

  /// Sorted ranges without gaps between neighbors.
  static func merged(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}

extension Unicode.Scalar {
  fileprivate var escaped: String {
    if (0x20..<0x7F).contains(value) { return String(self) }
    return "\\u{\(String(value, radix: 16))}"
  }
}
