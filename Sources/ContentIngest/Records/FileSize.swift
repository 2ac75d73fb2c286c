import Diagnostics

/// How many records and values of a file were read. Each takes a hundred times the memory of its bytes: `{}` is a dua.
struct FileSize {
  private let limits: ContentIngest.Limits
  private var records = 0
  private var values = 0
  private var nodes = 0
  /// The finding that ended the file.
  private(set) var excess: Finding?

  init(_ limits: ContentIngest.Limits) { self.limits = limits }

  /// Counts a record, before its fields are read, or an entry of a list. Returns the finding that ends the file at the first beyond
  /// the limit.
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

  /// Counts a value or element that is not read, because its name is unknown or it is in another one that is not read. Returns the
  /// finding that ends the file at the first beyond the limit.
  mutating func addIgnored(at range: SourceRange) -> Finding? {
    values += 1
    if values > limits.values {
      excess = TooManyRecords.finding("values", limit: limits.values, at: range)
    }
    return excess
  }

  /// Counts parts of a file of any structure. Returns the finding that ends the file at the first part beyond the limit.
  ///
  /// - Parameter what: What is counted: `values`.
  mutating func addNodes(_ count: Int, _ what: String, at range: SourceRange) -> Finding? {
    nodes += count
    if nodes > limits.nodes {
      excess = TooManyRecords.finding(what, limit: limits.nodes, at: range)
    }
    return excess
  }
}
