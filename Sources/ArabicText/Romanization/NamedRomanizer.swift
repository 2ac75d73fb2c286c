extension RomanizationTable {
  /// Every table, in the order in which people are told of them.
  public static let all = [rizq1, alaLC, din31635, ascii]
}

extension Romanizer {
  /// The romanizer of a table as it is published.
  ///
  /// The scheme of this library is connected and pausal by its definition. In the other tables words stand each
  /// for themselves with their full endings; `isPausal` runs them into each other, assimilates the article, and
  /// ends phrases in their pausal form.
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
