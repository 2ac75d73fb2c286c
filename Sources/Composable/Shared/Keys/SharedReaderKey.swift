/// A strategy that loads a shared value from an external system and follows its changes: a file, a database, a server.
///
/// ```swift
/// struct RemoteFlag: SharedReaderKey, Hashable {
///   let name: String
///
///   func load(context: LoadContext<Bool>, continuation: LoadContinuation<Bool>) {
///     Task { continuation.resume(with: await Result { try await flag(named: name) }) }
///   }
///
///   func subscribe(context: LoadContext<Bool>, subscriber: SharedSubscriber<Bool>) -> SharedSubscription {
///     SharedSubscription {}
///   }
/// }
///
/// @SharedReader(RemoteFlag(name: "tajwid")) var showsTajwid = false
/// ```
///
/// A key that can also save conforms to ``SharedKey``.
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the shared value.
  associatedtype Value: Sendable
  /// The type of ``id``; the key itself by default.
  associatedtype ID: Hashable & Sendable = Self

  /// The identity of the value: two keys with equal ids refer to the same value.
  var id: ID { get }

  /// Loads the value.
  ///
  /// - Parameters:
  ///   - context: Why the value is loaded, and the default value of the property.
  ///   - continuation: Must be resumed exactly once, at once or later, on any thread.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Follows the changes that others make to the value, until the subscription is canceled.
  ///
  /// - Parameters:
  ///   - context: The default value of the property.
  ///   - subscriber: Receives the changes, on any thread.
  func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}

/// A strategy that loads a shared value from an external system, follows its changes and saves it.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves the value. Calls for one value are made one at a time, in the order of its changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: Why the value is saved.
  ///   - continuation: Must be resumed exactly once, at once or later, on any thread.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// Why a value is loaded.
public enum LoadContext<Value> {
  /// A property with the key has been created; the associated value is its default value.
  case initialValue(Value)
  /// `$value.load()` was called.
  case userInitiated

  /// The default value of the property; `nil` if ``userInitiated``.
  public var initialValue: Value? {
    if case .initialValue(let value) = self { value } else { nil }
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}

/// Why a value is saved.
public enum SaveContext: Hashable, Sendable {
  /// The value has been changed.
  case didSet
  /// `$value.save()` was called.
  case userInitiated
}
