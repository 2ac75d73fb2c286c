import Dispatch
import Locks

/// The SHA-256 of a file, computed on another thread while the caller parses the file: each takes about as long as the other.
final class BackgroundChecksum: Sendable {
  private let result = Lock<String?>(nil)
  private let group = DispatchGroup()

  /// Shorter files are hashed at once: starting a thread would take longer.
  private static let shortest = 1 << 20

  init(of file: FileBytes) {
    guard file.count >= Self.shortest else {
      result.withLock { $0 = Self.checksum(of: file) }
      return
    }
    DispatchQueue.global(qos: .userInitiated).async(group: group) {
      let checksum = Self.checksum(of: file)
      self.result.withLock { $0 = checksum }
    }
  }

  /// Waits for the checksum: 64 lowercase hexadecimal digits.
  func value() -> String {
    group.wait()
    return result.withLock { $0 } ?? ""
  }

  private static func checksum(of file: FileBytes) -> String {
    var checksum = Checksum()
    file.withBytes { checksum.update($0) }
    return checksum.text()
  }
}
