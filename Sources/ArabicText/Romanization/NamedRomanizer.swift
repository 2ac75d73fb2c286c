extension RomanizationTable {
  /// Every table, in the order in which help texts list them.
  public static let all = [rizq1, alaLC, din31635, ascii]
}

extension Romanizer {
  /// The romanizer for a table as published.
  ///
  /// The scheme of this library is connected and pausal by definition. In the other tables every word is independent, with its
  /// full ending; `isPausal` connects them, assimilates the article, and ends phrases in their pausal form.
  public init(of table: RomanizationTable, isPausal: Bool) {
    if table.name == RomanizationTable.rizq1.name {
      self = .rizq1
    } else if isPausal {
      self.init(table: table, reading: .connected, article: .assimilated)
    } else {
      self.init(table: table, reading: .full)
    }
  }
}
