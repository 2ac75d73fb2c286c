/// The network of the app: this library has no network code of its own.
public struct ReleaseFetch: Sendable {
  /// The bytes of a file of the release, by its path from the address of the release, such as `metadata/timestamp.json`.
  ///
  /// The client stops after `maximalLength` bytes, and throws ``NotFound`` if there is no such file. It is cancelled with the task
  /// that calls it. It answers from no cache of its own, such as that of `URLSession`, which may keep an older release than the host.
  public var fetch: @Sendable (_ path: String, _ maximalLength: Int) async throws -> [UInt8]

  /// There is no such file.
  public struct NotFound: Error {
    public init() {}
  }

  public init(fetch: @escaping @Sendable (_ path: String, _ maximalLength: Int) async throws -> [UInt8]) {
    self.fetch = fetch
  }
}
