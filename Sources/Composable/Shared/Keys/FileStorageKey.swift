import Foundation

extension SharedReaderKey {
  /// Shares a value that is stored as JSON in a file: `@Shared(.fileStorage(url)) var bookmarks: [Bookmark] = []`.
  ///
  /// - Parameters:
  ///   - url: The file. It is created by the first change.
  ///   - decoder: Decodes the value.
  ///   - encoder: Encodes the value.
  public static func fileStorage<Value: Codable>(
    _ url: URL,
    decoder: JSONDecoder = JSONDecoder(),
    encoder: JSONEncoder = JSONEncoder()
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(
      url,
      decode: { try decoder.decode(Value.self, from: $0) },
      encode: { try encoder.encode($0) }
    )
  }

  /// Shares a value that is stored in a file, in a format of its own.
  ///
  /// - Parameters:
  ///   - url: The file. It is created by the first change.
  ///   - decode: Decodes the content of the file.
  ///   - encode: Encodes the value.
  public static func fileStorage<Value>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url, decode: decode, encode: encode)
  }
}

/// Shares a value that is stored in a file; see ``SharedReaderKey/fileStorage(_:decoder:encoder:)``.
///
/// The file is replaced atomically before `withLock` returns, so a process that is killed leaves the last value, never a
/// part of one. The property follows the changes that other processes make.
public struct FileStorageKey<Value: Sendable>: SharedKey {
  /// The identity of a file.
  public struct ID: Hashable, Sendable {
    fileprivate let url: URL
    fileprivate let storage: FileStorage
  }

  /// The file and its storage.
  public let id: ID
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data
  private let content = KnownContent<Data>()

  fileprivate init(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    id = ID(url: url.standardizedFileURL, storage: DependencyValues.current.defaultFileStorage)
    self.decode = decode
    self.encode = encode
  }

  /// Reads the file; the default value if it does not exist.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: Result { try content.load { try id.storage.load(id.url) }.map(decode) })
  }

  /// Watches the file.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let subscription = id.storage.watch(id.url) { subscriber.reload(reload) }
    // It may have changed between the load and the subscription.
    subscriber.reload(reload)
    return subscription
  }

  /// Replaces the file.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(
      with: Result {
        let data = try encode(value)
        try content.save(data) { try id.storage.save(data, to: id.url) }
      }
    )
  }

  /// Reads the file after it has changed.
  private func reload() -> SharedReload<Value> {
    content.reload({ try id.storage.load(id.url) }, decode: decode)
  }
}
