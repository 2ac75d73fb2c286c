import Foundation
import LibraryCompiler
import Testing

/// The date of a file was stored in nanoseconds, which overflow from 2262-04-12 on: every command that listed such a file
/// trapped.
struct FileDateOverflowTests {
  @Test(arguments: [10_413_792_000, 9_223_372_037, -9_223_372_037] as [TimeInterval])
  func `A file may have any date`(seconds: TimeInterval) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "rizq-\(UUID().uuidString)")
    try Data("x".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var times = [timespec(), timespec()]
    for index in times.indices { times[index].tv_sec = Int(seconds) }
    try #require(utimensat(AT_FDCWD, file.path, times, 0) == 0)

    let files = FileClient.live()
    let status = try #require(try files.status(file.path))
    // A file system may support fewer dates; it then stores the nearest.
    #expect(status.modified.nanoseconds == 0)
    #expect(try files.read(file.path, 1).status == status)
  }
}
