import ContentRepair
import Diagnostics
import DuaLibrary

/// The states of a library after each round of fixes, by their hashes.
///
/// A state that comes again would come again without end. One file alone may become what it was, because another has changed.
struct FixHistory: Equatable, Sendable {
  /// The hash of what a file is now and of what it is on the disk, if it was ever changed.
  private var versions: [FileID: Version] = [:]
  /// How many fixes had been made in each state.
  private var fixCounts: [[UInt8]: Int] = [:]

  private struct Version: Equatable, Sendable {
    let original: [UInt8]
    var current: [UInt8]
  }

  init() { fixCounts[state] = 0 }

  mutating func record(_ revision: FileRevision, of file: FileID) {
    let original = versions[file]?.original ?? Checksum.digest(of: revision.old)
    versions[file] = Version(original: original, current: Checksum.digest(of: revision.new))
  }

  /// Takes back what was recorded of a file.
  ///
  /// - Parameter bytes: The file as it is now; nil if it is as it is on the disk.
  mutating func restore(_ file: FileID, _ bytes: [UInt8]?) {
    guard let original = versions[file]?.original else { return }
    versions[file]?.current = bytes.map { Checksum.digest(of: $0) } ?? original
  }

  /// Records the current state. If it is an earlier one, returns how many fixes had been made in that.
  mutating func recordState(fixCount: Int) -> Int? {
    let state = state
    if let count = fixCounts[state] { return count }
    fixCounts[state] = fixCount
    return nil
  }

  /// The hash of all changed files.
  private var state: [UInt8] {
    var checksum = Checksum()
    let changed = versions.filter { $0.value.current != $0.value.original }
    for (file, version) in changed.sorted(by: { $0.key < $1.key }) {
      checksum.update(Array("\(file.rawValue) ".utf8))
      checksum.update(version.current)
    }
    return checksum.digest()
  }
}
