/// Sets default values of dependencies for the whole process, at the start of an app or in a preview:
///
/// ```swift
/// init() {
///   prepareDependencies { $0.library = .bundled(at: url) }
/// }
/// ```
///
/// In a test, they apply to that test. `withDependencies` overrides them. A value that has been read or prepared before is replaced,
/// too, and reported: code that has read it keeps the earlier one.
@discardableResult
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  var values = DependencyValues()
  let result = try DependencyValues.$isUpdating.withValue(true) { try updateValues(&values) }
  if !DefaultValues.shared.prepare(values.overridden, in: DependencyValues.current.context) {
    IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column).report(
      """
      A dependency was prepared after it had been read or prepared: code that has read it keeps the earlier value.

      Call 'prepareDependencies' once, before anything reads its dependencies.
      """
    )
  }
  return result
}
