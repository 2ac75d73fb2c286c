/// Why a database cannot be read.
enum DatabaseProblem: Error, Equatable {
  case empty
  /// The file is a text.
  case text
  /// The bytes look like random ones.
  case encrypted
  case otherFile
  /// In bytes.
  case truncated(size: Int, expected: Int)
  /// A newer version of the file format.
  case newer
  /// - Parameter table: Nil if it is not known in which.
  case damaged(table: String?)
  /// A value or the definition of a table is longer than the library permits.
  case tooLong(table: String?)
  case tooManySteps
  case tooManyRows(table: String)
  /// All duas together have more rows of a joined table than a table may have.
  case tooManyJoinedRows(table: String)
  /// The library reports something else, by its number.
  case other(code: Int32)
}
