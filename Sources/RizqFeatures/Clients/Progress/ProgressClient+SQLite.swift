import Foundation
import Locks

extension ProgressClient {
  /// Keeps the progress in an SQLite database, which is made, with the folders around it, when it is first needed.
  ///
  /// A change is stored whole or not at all, even if the process is killed. Several processes may use one file.
  public static func sqlite(at file: URL) -> ProgressClient {
    let database = SharedDatabase(file)
    return ProgressClient(
      load: { try database.use { try $0.load() } },
      apply: { change in try database.use { try $0.apply(change) } }
    )
  }
}

/// The connection of a client, opened by its first call.
private final class SharedDatabase: Sendable {
  private let file: URL
  private let opened = Lock<ProgressDatabase?>(nil)

  init(_ file: URL) { self.file = file }

  func use<Result: Sendable>(_ body: (ProgressDatabase) throws -> Result) throws -> Result {
    try opened.withLock { opened in
      let database = try opened ?? ProgressDatabase(file)
      opened = database
      return try body(database)
    }
  }
}
