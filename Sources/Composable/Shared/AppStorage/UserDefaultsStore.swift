#if canImport(Darwin)
  import Foundation

  extension UserDefaults {
    /// Defaults that nothing else uses, for tests and previews.
    public static var inMemory: UserDefaults {
      // Every name but that of the application and the global domain makes a suite.
      UserDefaults(suiteName: "composable.in-memory.\(UUID().uuidString)") ?? .standard
    }
  }

  extension UserDefaults: AppStorageStore {
    func read(_ key: String, _ kind: AppStorageValue.Kind) -> AppStorageValue? {
      switch kind {
      case .bool: (object(forKey: key) as? Bool).map(AppStorageValue.bool)
      case .data: (object(forKey: key) as? Data).map(AppStorageValue.data)
      case .date: (object(forKey: key) as? Date).map(AppStorageValue.date)
      case .double: (object(forKey: key) as? Double).map(AppStorageValue.double)
      case .int: (object(forKey: key) as? Int).map(AppStorageValue.int)
      case .string: (object(forKey: key) as? String).map(AppStorageValue.string)
      case .strings: (object(forKey: key) as? [String]).map(AppStorageValue.strings)
      case .url: url(forKey: key).map(AppStorageValue.url)
      }
    }

    func write(_ value: AppStorageValue?, forKey key: String) {
      switch value {
      case .bool(let value)?: set(value, forKey: key)
      case .data(let value)?: set(value, forKey: key)
      case .date(let value)?: set(value, forKey: key)
      case .double(let value)?: set(value, forKey: key)
      case .int(let value)?: set(value, forKey: key)
      case .string(let value)?: set(value, forKey: key)
      case .strings(let value)?: set(value, forKey: key)
      case .url(let value)?: set(value, forKey: key)
      case nil: removeObject(forKey: key)
      }
    }

    func observe(_ key: String, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
      let observer = UserDefaultsObserver(onChange: onChange)
      // A key path cannot contain these characters; such keys are not observed in other processes.
      let isKeyPath = !key.contains(".") && !key.hasPrefix("@")
      if isKeyPath { addObserver(observer, forKeyPath: key, options: [], context: nil) }
      let notification = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification,
        object: self,
        queue: nil
      ) { _ in observer.onChange() }
      let registration = UserDefaultsRegistration(
        defaults: self,
        observer: observer,
        keyPath: isKeyPath ? key : nil,
        notification: notification
      )
      return SharedSubscription { registration.remove() }
    }
  }

  private final class UserDefaultsObserver: NSObject, Sendable {
    let onChange: @Sendable () -> Void

    init(onChange: @escaping @Sendable () -> Void) {
      self.onChange = onChange
    }

    override func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      onChange()
    }
  }

  private struct UserDefaultsRegistration: @unchecked Sendable {
    // `@unchecked`: the properties are constants, and `UserDefaults` and the notification center are documented to be
    // thread-safe.
    let defaults: UserDefaults
    let observer: UserDefaultsObserver
    let keyPath: String?
    let notification: any NSObjectProtocol

    func remove() {
      if let keyPath { defaults.removeObserver(observer, forKeyPath: keyPath) }
      NotificationCenter.default.removeObserver(notification)
    }
  }
#endif
