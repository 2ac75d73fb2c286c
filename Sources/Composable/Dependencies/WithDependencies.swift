/// Changes dependencies while an operation runs.
///
/// - Parameters:
///   - update: Sets dependencies: `{ $0.date = .constant(now) }`.
///   - operation: Runs with the updated dependencies.
/// - Returns: The result of `operation`.
@discardableResult
public func withDependencies<R>(
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  let values = try updated(by: update)
  return try DependencyValues.$current.withValue(values, operation: operation)
}

/// Changes dependencies while an asynchronous operation runs.
///
/// - Parameters:
///   - isolation: The actor that both closures run on.
///   - update: Sets dependencies: `{ $0.date = .constant(now) }`.
///   - operation: Runs with the updated dependencies.
/// - Returns: The result of `operation`.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ update: (inout DependencyValues) throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  let values = try updated(by: update)
  return try await DependencyValues.$current.withValue(values, operation: operation)
}

/// Runs an operation with updated dependencies, and with storages of shared values that are empty at its start.
package func withSeparateDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ update: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues.current
  values.defaultInMemoryStorage = InMemoryStorage()
  values.defaultFileStorage = .inMemory
  values.defaultAppStorage = .inMemory
  try await DependencyValues.$isUpdating.withValue(true) { try await update(&values) }
  return try await DependencyValues.$current.withValue(values, operation: operation)
}

private func updated(by update: (inout DependencyValues) throws -> Void) rethrows -> DependencyValues {
  var values = DependencyValues.current
  try DependencyValues.$isUpdating.withValue(true) { try update(&values) }
  return values
}
