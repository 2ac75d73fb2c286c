/// Converts the values of rows to the types of the models.
enum RowValue {
  static func required<Value>(_ value: Value?, key: String) throws(RowProblem) -> Value {
    guard let value else { throw .missing(key: key) }
    return value
  }

  static func id<Entity>(_ value: Int, key: String) throws(RowProblem) -> EntityID<Entity> {
    EntityID(rawValue: try number(value, in: 1...Int.max, key: key))
  }

  static func optionalID<Entity>(_ value: Int?, key: String) throws(RowProblem) -> EntityID<Entity>? {
    guard let value else { return nil }
    return try id(value, key: key)
  }

  static func slug(_ value: String, key: String) throws(RowProblem) -> Slug {
    guard let slug = Slug(value) else {
      throw .malformed(
        key: key,
        value: value,
        expected: "a slug (`a` to `z`, `0` to `9`, `-`; at most \(Slug.maximumLength) bytes)"
      )
    }
    return slug
  }

  static func number(_ value: Int, in range: ClosedRange<Int>, key: String) throws(RowProblem) -> Int {
    guard range.contains(value) else {
      let expected =
        range.upperBound == Int.max
        ? "a number from \(range.lowerBound)" : "a number from \(range.lowerBound) to \(range.upperBound)"
      throw .malformed(key: key, value: String(value), expected: expected)
    }
    return value
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: String,
    key: String
  ) throws(RowProblem) -> Choice {
    guard let choice = Choice(rawValue: value) else {
      throw .unknownValue(key: key, value: value, known: Choice.allCases.map(\.rawValue))
    }
    return choice
  }
}

extension LanguageTag {
  /// The part of a message that describes the expected tag.
  static var expectation: String { "a language tag such as `en` or `pt-BR`" }
}
