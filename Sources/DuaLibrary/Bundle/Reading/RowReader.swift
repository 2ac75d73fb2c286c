/// Reads the JSON files of a bundle, with errors in the terms of the contract.
enum RowReader {
  /// Reads a file that is one object.
  static func object<Row: JSONRow>(_: Row.Type, in file: FileBytes, path: String) throws(BundleError) -> Row {
    try file.withBytes { (bytes) throws(BundleError) in
      var json = JSONReader(bytes)
      do throws(JSONFailure) {
        let row = try Row(from: &json)
        try json.end()
        return row
      } catch {
        throw located(error, in: bytes, path: path, row: nil)
      }
    }
  }

  /// Calls `body` for every row of a file.
  static func forEachRow<Row: JSONRow>(
    of _: Row.Type,
    in file: FileBytes,
    path: String,
    _ body: (Row) throws(RowProblem) -> Void
  ) throws(BundleError) {
    try file.withBytes { (bytes) throws(BundleError) in
      var json = JSONReader(bytes)
      var row: Int?
      do throws(JSONFailure) {
        try json.list { (json, index) throws(JSONFailure) in
          row = index + 1
          let value = try Row(from: &json)
          do throws(RowProblem) {
            try body(value)
          } catch {
            throw .row(error)
          }
        }
        row = nil
        try json.end()
      } catch {
        throw located(error, in: bytes, path: path, row: row)
      }
    }
  }

  /// A file that is not JSON is reported as such, even if one of its first rows is invalid.
  private static func located(
    _ failure: JSONFailure,
    in bytes: UnsafeRawBufferPointer,
    path: String,
    row: Int?
  ) -> BundleError {
    guard case .row(let problem) = failure, JSONReader.isWellFormed(bytes) else {
      return .notJSON(path: path)
    }
    return .invalid(path: path, row: row, problem: problem)
  }
}
