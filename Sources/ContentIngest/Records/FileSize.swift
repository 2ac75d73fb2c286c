import Diagnostics

/// How many records and values of a file were read. Each takes a hundred times the memory of its bytes: `{}` is a dua.
struct FileSize {
  private let limits: ContentIngest.Limits
  private var records = 0
  private var values = 0
  /// The finding that ended the file.
  private(set) var excess: Finding?

  init(_ limits: ContentIngest.Limits) { self.limits = limits }

  /// Counts a record, before its fields are read, or an entry of a list. Returns the finding that ends the file at the first beyond the
  /// limit.
  mutating func addRecord(at range: SourceRange) -> Finding? {
    records += 1
    if records > limits.records {
      excess = TooManyRecords.finding("records", limit: limits.records, at: range)
    }
    return excess
  }

  /// Counts the values of a record. Returns the finding that ends the file at the first record beyond the limit.
  mutating func addValues(of record: Record) -> Finding? {
    values += record.valueCount
    if values > limits.values {
      excess = TooManyRecords.finding("values", limit: limits.values, at: record.range)
    }
    return excess
  }
}
