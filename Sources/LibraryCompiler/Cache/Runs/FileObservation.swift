import DuaLibrary
import UnicodeText

/// A moment of the clock of a file system, which gives files their times.
struct FileMoment: Equatable, Sendable {
  var time: FileTime
  /// The file system.
  var device: UInt64
}

/// The SHA-256 of a file.
struct ContentDigest: Equatable, Sendable {
  let bytes: [UInt8]

  init(of contents: [UInt8]) { bytes = Checksum.digest(of: contents) }

  /// Nil unless the text is 64 hexadecimal digits.
  init?(hexadecimal text: String) {
    guard let bytes = Hex.bytes(text), bytes.count == 32 else { return nil }
    self.bytes = bytes
  }
}

/// A file as it was when it was read.
struct ObservedFile: Equatable, Sendable {
  var path: String
  var status: FileStatus
  var digest: ContentDigest
}

/// Files as they were when they were read, all of them after a moment.
public struct ObservedFiles: Equatable, Sendable {
  var moment: FileMoment
  var files: [ObservedFile]
}

extension FileStatus {
  /// Whether any change after a moment shows in the status.
  ///
  /// The times of files are multiples of a tick of some milliseconds. A file that changes twice in one tick may have the same
  /// status after both, so the status of a file that changed in the tick of the moment, or later, says nothing. (Git calls such an
  /// entry of its index "racily clean": Documentation/technical/racy-git.txt.) A change before the moment shows in the change time,
  /// which no program can set; the clock of another file system cannot be compared.
  func isSettled(at moment: FileMoment) -> Bool {
    device == moment.device && max(modified, changed) < moment.time
  }
}

extension ObservedFiles {
  /// The observation of files that have not changed since; nil if one has other bytes, or is missing.
  ///
  /// A file is read only if its status does not prove that it is the same.
  ///
  /// - Parameters:
  ///   - statuses: The present status of each file.
  ///   - moment: Gives the present moment, or fails if there is no clock to ask.
  ///   - read: Reads a file.
  func repeated(
    _ statuses: [FileStatus?],
    moment: () throws(FileFailure) -> FileMoment,
    read: (_ path: String) throws(FileFailure) -> FileContents
  ) -> ObservedFiles? {
    guard statuses.count == files.count else { return nil }
    var doubtful: [Int] = []
    for (index, (file, status)) in zip(files, statuses).enumerated() {
      guard let status, status.kind == file.status.kind, status.size == file.status.size else { return nil }
      if status != file.status || !status.isSettled(at: self.moment) { doubtful.append(index) }
    }
    guard !doubtful.isEmpty else { return self }
    var repeated = self
    // A file that was settled at the earlier moment and is the same is settled at the later one.
    repeated.moment = (try? moment()) ?? self.moment
    for index in doubtful {
      guard let contents = try? read(files[index].path),
        ContentDigest(of: contents.bytes) == files[index].digest
      else { return nil }
      repeated.files[index].status = contents.status
    }
    return repeated
  }
}
