extension Romanizer {
  /// The names of the available schemes, sorted.
  public static let schemes = named.map { $0.table.name }.sorted()

  /// A romanizer for a scheme, with words connected as they are recited.
  ///
  /// Nil if no scheme has the name.
  public init?(scheme name: String) {
    guard let romanizer = Self.named.first(where: { $0.table.name.utf8.elementsEqual(name.utf8) }) else {
      return nil
    }
    self = romanizer
  }

  private static let named: [Romanizer] = [
    .rizq1, Romanizer(table: .alaLC, reading: .connected),
    Romanizer(table: .din31635, reading: .connected, article: .assimilated),
    Romanizer(table: .ascii, reading: .connected, article: .assimilated),
  ]
}
