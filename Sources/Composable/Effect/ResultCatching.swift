extension Result where Failure == any Error {
  /// Makes a result of what an asynchronous closure returns or throws.
  ///
  /// ```swift
  /// await send(.loaded(Result { try await client.load() }))
  /// ```
  public nonisolated(nonsending) init(catching body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
