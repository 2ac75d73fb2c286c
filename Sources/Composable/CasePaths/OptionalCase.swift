extension Optional {
  /// The associated value of a case of an optional enum. Setting `nil` sets the enum to `nil`.
  ///
  /// If the enum is another case, or `nil`, a change is reported as an issue and has no effect.
  subscript<Value>(changing path: AnyCasePath<Wrapped, Value>) -> Value? {
    get { flatMap(path.extract) }
    _modify {
      var value = flatMap(path.extract)
      let isCase = value != nil
      defer {
        if isCase { self = value.map(path.embed) } else { reportOtherCase(of: Value.self) }
      }
      yield &value
    }
  }

  private func reportOtherCase<Value>(of value: Value.Type) {
    reportIssue(
      """
      The value to change is not of the case that holds \(value): …

        \(map { "\($0)" } ?? "nil")

      Nothing has changed.
      """
    )
  }
}
