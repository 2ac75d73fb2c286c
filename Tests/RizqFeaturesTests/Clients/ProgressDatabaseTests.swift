import DuaLibrary
import Foundation
import Testing

import enum TestSupport.Tools

@testable import RizqFeatures

struct ProgressDatabaseTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "rizq-progress-\(UUID().uuidString)"
  )
  private var file: URL { folder.appending(path: "progress.sqlite") }

  private func withFolder(_ body: () throws -> Void) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try body()
  }

  /// Changes of every kind.
  private static let changes: [ProgressChange] = {
    var changes: [ProgressChange] = []
    for number in 1...12 {
      let (dua, day) = (Dua.ID(rawValue: number % 5), Day(number: 20_000 + number / 3))
      changes += [
        .counted(dua, on: day, recitations: number), .completed(dua, on: day, xp: number * 5),
        .added(Habit(dua: dua, slot: TimeSlot.allCases[number % 3])),
        .subscribed(Journey.ID(rawValue: number)),
        .removed(Habit(dua: dua, slot: .anytime)), .unsubscribed(Journey.ID(rawValue: number - 2)),
        .counted(Dua.ID(rawValue: 9), on: day, recitations: number % 4),
      ]
    }
    return changes
  }()

  @Test func storesWhatTheValueInMemoryBecomes() throws {
    try withFolder {
      var expected = UserProgress()
      let client = ProgressClient.sqlite(at: file)
      #expect(try client.load() == expected)
      for change in Self.changes {
        expected.apply(change)
        try client.apply(change)
        try client.apply(change)
        #expect(try client.load() == expected)
      }
      // Another process opens the file.
      #expect(try ProgressClient.sqlite(at: file).load() == expected)
      try client.apply(.replaced(UserProgress()))
      #expect(try client.load() == UserProgress())
      try client.apply(.replaced(expected))
      #expect(try client.load() == expected)
    }
  }

  /// The files as a process leaves them that is killed after any number of bytes of its last changes has been written.
  @Test func changesAreStoredWholeOrNotAtAll() throws {
    try withFolder {
      let client = ProgressClient.sqlite(at: file)
      var states = [UserProgress()]
      for change in Self.changes.prefix(10) {
        try client.apply(change)
        states.append(states[states.count - 1])
        states[states.count - 1].apply(change)
      }
      let log = try Data(contentsOf: URL(filePath: file.path + "-wal"))
      #expect(!log.isEmpty)
      let copy = folder.appending(path: "copy.sqlite")
      var last = -1
      for length in stride(from: 0, through: log.count, by: 509) {
        for name in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: copy.path + name) }
        try FileManager.default.copyItem(at: file, to: copy)
        try log.prefix(length).write(to: URL(filePath: copy.path + "-wal"))
        let found = try ProgressClient.sqlite(at: copy).load()
        let index = try #require(states.lastIndex(of: found), "after \(length) bytes")
        #expect(index >= last)
        last = index
      }
    }
  }

  @Test func twoProcessesShareAFile() throws {
    try withFolder {
      let clients = [ProgressClient.sqlite(at: file), ProgressClient.sqlite(at: file)]
      for number in 0..<20 {
        try clients[number % 2].apply(.completed(Dua.ID(rawValue: number), on: Day(number: 1), xp: 1))
      }
      for client in clients { #expect(try client.load().totalXP == 20) }
    }
  }

  /// Killed at any time, the file holds all that was stored, and of the change that was being stored all or nothing.
  @Test(.timeLimit(.minutes(2)), arguments: [1, 4, 5, 9, 30, 80])
  func aKilledProcessLosesNothing(afterDay last: Int) throws {
    try withFolder {
      let process = Process()
      let output = Pipe()
      let program: URL = try #require(Tools.built("progress-process"))
      process.executableURL = program
      process.arguments = [file.path]
      process.standardOutput = output
      try process.run()
      var lines = 0
      while lines < last {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        lines += data.count { $0 == UInt8(ascii: "\n") }
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      let progress = try ProgressClient.sqlite(at: file).load()
      for number in 1...max(1, lines) {
        #expect(progress.days[Day(number: number)]?.values.sorted() == [number, number, number])
      }
      // The days follow each other, and only the last can be incomplete.
      let days = progress.days.keys.sorted()
      #expect(days.map(\.number) == Array(1...days.count))
      #expect(days.dropLast().allSatisfy { progress.days[$0]?.count == 3 })
    }
  }

  @Test func newerDatabaseIsNotTouched() throws {
    try withFolder {
      let connection: SQLiteConnection
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      connection = try SQLiteConnection(file.path)
      try connection.execute("PRAGMA user_version = 99")
      let error = try #require(throws: ProgressStorageProblem.self) {
        try ProgressClient.sqlite(at: file).load()
      }
      #expect(error.description.hasSuffix("(schema 99, this one knows 1): update the app"))
    }
  }

  @Test func otherFileIsReported() throws {
    try withFolder {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(repeating: 65, count: 5000).write(to: file)
      let error = try #require(throws: ProgressStorageProblem.self) {
        try ProgressClient.sqlite(at: file).load()
      }
      #expect(error.description == "the progress cannot be stored or read: the file is damaged")
      #expect(try Data(contentsOf: file).count == 5000)
    }
  }
}
