import Testing

@testable import LibraryCompiler

@Suite("What the status of a file proves")
struct FileObservationTests {
  private let moment = FileMoment(time: FileTime(seconds: 10), device: 1)

  private func status(modified: Int = 5, changed: Int = 5, device: UInt64 = 1) -> FileStatus {
    FileStatus(
      kind: .regular,
      size: 3,
      modified: FileTime(seconds: modified),
      changed: FileTime(seconds: changed),
      inode: 1,
      device: device
    )
  }

  @Test("is nothing if the file changed in the tick of the observation or later, or elsewhere")
  func settled() {
    #expect(status().isSettled(at: moment))
    #expect(!status(modified: 10).isSettled(at: moment))
    #expect(!status(changed: 10).isSettled(at: moment))
    #expect(!status(modified: 4_000_000_000).isSettled(at: moment))
    #expect(!status(device: 2).isSettled(at: moment))
  }

  private func repeated(
    _ then: FileStatus,
    _ now: FileStatus?,
    contents: [UInt8] = [1, 2, 3]
  ) -> (files: ObservedFiles?, reads: Int) {
    var reads = 0
    let observed = ObservedFiles(
      moment: moment,
      files: [ObservedFile(path: "a", status: then, digest: ContentDigest(of: [1, 2, 3]))]
    )
    let later = FileMoment(time: FileTime(seconds: 20), device: 1)
    let files = observed.repeated([now]) { () throws(FileFailure) in
      later
    } read: { (_) throws(FileFailure) in
      reads += 1
      guard let now else { throw FileFailure(.read, "a", .notFound) }
      return FileContents(bytes: contents, status: now)
    }
    return (files, reads)
  }

  @Test("is that the file is the same, if nothing in it differs and it is settled")
  func same() {
    let found = repeated(status(), status())
    #expect(found.reads == 0)
    #expect(found.files?.moment == moment)
  }

  @Test("is otherwise decided by the bytes, and is then up to date")
  func doubtful() {
    for (then, now) in [
      (status(), status(modified: 6)), (status(), status(changed: 6)),
      (status(modified: 10), status(modified: 10)),
      (status(), status(device: 2)),
    ] {
      let found = repeated(then, now)
      #expect(found.reads == 1)
      #expect(found.files?.moment.time == FileTime(seconds: 20))
      #expect(found.files?.files.first?.status == now)
      #expect(repeated(then, now, contents: [1, 2, 4]).files == nil)
    }
  }

  @Test("is that the file is another one, without reading it, if its size or kind differs or it is gone")
  func different() {
    var longer = status()
    longer.size = 4
    var link = status()
    link.kind = .symbolicLink
    for now in [longer, link, nil] {
      let found = repeated(status(), now)
      #expect(found.files == nil)
      #expect(found.reads == 0)
    }
  }
}
