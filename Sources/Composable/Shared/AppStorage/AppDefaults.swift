import Foundation

/// A store of app storage, with one file for each value.
///
/// It replaces `UserDefaults` on Linux, where a value that has been set is lost if the process is killed, and changes of
/// other processes are not reported. Here a value is on the disk when the call that sets it returns, and other processes see
/// it. Processes that set different values never overwrite each other's.
public final class AppDefaults: Sendable {
  private let folder: URL
  private let files: FileStorage

  /// The values of this application, named after its process.
  public static let standard = AppDefaults(suiteName: ProcessInfo.processInfo.processName)

  /// A store that exists only in memory.
  public static var inMemory: AppDefaults {
    AppDefaults(folder: URL(fileURLWithPath: "/"), files: .inMemory)
  }

  /// Makes a store of values that several applications of a user may share.
  ///
  /// - Parameter suiteName: Its name: a folder in `defaults` in the user's folder for application support.
  public convenience init(suiteName: String) {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    let folder = (support ?? URL(fileURLWithPath: NSHomeDirectory())).appendingPathComponent("defaults")
    self.init(folder: folder.appendingPathComponent(Self.fileName(of: suiteName)))
  }

  /// Makes a store with its values in a folder, which contains nothing else.
  ///
  /// Make one for each folder: values are observed, but not identified, across stores.
  public convenience init(folder: URL) {
    self.init(folder: folder, files: .fileSystem)
  }

  private init(folder: URL, files: FileStorage) {
    self.folder = folder
    self.files = files
  }

  /// The value of a key; `nil` if there is none.
  ///
  /// - Throws: An error if the file cannot be read or decoded.
  public func value(forKey key: String) throws -> AppStorageValue? {
    try files.load(url(of: key)).map { try JSONDecoder().decode(AppStorageValue.self, from: $0) }
  }

  /// Sets the value of a key; `nil` removes it.
  ///
  /// - Throws: An error if the file cannot be written.
  public func set(_ value: AppStorageValue?, forKey key: String) throws {
    if let value {
      try files.save(try JSONEncoder().encode(value), to: url(of: key))
    } else {
      try files.remove(url(of: key))
    }
  }

  private func url(of key: String) -> URL {
    folder.appendingPathComponent(Self.fileName(of: key) + ".json")
  }

  /// A name that any file system accepts, and that two keys never have in common.
  private static func fileName(of key: String) -> String {
    key.utf8.reduce(into: "") { name, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        name += "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
  }
}

extension AppDefaults: AppStorageStore {
  func read(_ key: String, _ kind: AppStorageValue.Kind) throws -> AppStorageValue? {
    try value(forKey: key)
  }

  func write(_ value: AppStorageValue?, forKey key: String) throws {
    try set(value, forKey: key)
  }

  func observe(_ key: String, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    files.watch(url(of: key), onChange: onChange)
  }
}
