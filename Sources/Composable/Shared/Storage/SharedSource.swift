/// What a shared value refers to: a storage, or a part of one.
protocol SharedSource<Value> {
  associatedtype Value

  /// The storage of the whole value.
  var root: any SharedRoot { get }

  /// The steps from the storage to the part; empty for the storage itself.
  var path: [AnyHashable] { get }

  func value(in view: SharedView) -> Value

  func modify<R>(in view: SharedView, _ body: (inout Value) throws -> R) rethrows -> R

  /// Calls a closure with the current value, and after each change with the new one, in order.
  ///
  /// - Returns: A closure that ends this.
  func subscribe(_ receive: @escaping (Value) -> Void) -> SharedSubscription
}

/// The part of a storage that does not depend on the type of its value.
protocol SharedRoot: AnyObject {
  /// Registers the read of a property with observation.
  func access(_ property: SharedProperty)

  /// Notifies the observers of a property.
  func didChange(_ property: SharedProperty)

  var isLoading: Bool { get }
  var loadError: (any Error)? { get }
  var saveError: (any Error)? { get }

  /// Loads the value again; does nothing if it has no key.
  func load() async throws

  /// Saves the value; does nothing if it has no key, or one that cannot save.
  func save() async throws

  /// The object that identifies a part in dumps.
  func token(of path: [AnyHashable]) -> ObjectIdentifier
}

/// The observed properties of a storage.
enum SharedProperty: Int {
  case value, isLoading, loadError, saveError
}
