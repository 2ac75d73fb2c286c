extension Int {
  /// The number with its noun: `1 file`, `2 files`.
  ///
  /// - Parameter noun: In the singular. Its plural ends with an s.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
