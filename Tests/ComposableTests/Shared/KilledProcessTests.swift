#if !canImport(Darwin)
  import Composable
  import Foundation
  import Testing

  /// The lines that a process prints, as they arrive.
  private struct Lines: Sequence, IteratorProtocol {
    let file: FileHandle
    private var rest = ""

    init(file: FileHandle) {
      self.file = file
    }

    mutating func next() -> String? {
      while true {
        if let end = rest.firstIndex(of: "\n") {
          defer { rest = String(rest[rest.index(after: end)...]) }
          return String(rest[..<end])
        }
        let data = file.availableData
        if data.isEmpty { return nil }
        rest += String(decoding: data, as: UTF8.self)
      }
    }
  }

  /// What a process that is killed leaves, and what another process sees of it.
  @Suite(.timeLimit(.minutes(2)))
  struct KilledProcessTests {
    private let folder = TemporaryFolder()

    private var file: Shared<[Int]> {
      Shared(wrappedValue: [Int](), .fileStorage(folder.url.appendingPathComponent("numbers.json")))
    }

    private var setting: Shared<Int> {
      let store = AppDefaults(folder: folder.url.appendingPathComponent("defaults"))
      return Shared(wrappedValue: 0, AppStorageKey<Int>.appStorage("number", store: store))
    }

    private func start(_ arguments: String...) throws -> (process: Process, output: Lines) {
      let process = Process()
      let output = Pipe()
      process.executableURL = try executable()
      process.arguments = [arguments[0], folder.url.path] + arguments.dropFirst()
      process.standardOutput = output
      try process.run()
      return (process, Lines(file: output.fileHandleForReading))
    }

    private func executable() throws -> URL {
      let folders = Bundle.allBundles.map(\.bundleURL) + [URL(fileURLWithPath: CommandLine.arguments[0])]
      let candidates = folders.flatMap { folder in
        [folder, folder.deletingLastPathComponent()].map { $0.appendingPathComponent("shared-state-process") }
      }
      return try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) })
    }

    /// Killed at any time, the files hold a whole value, and nothing that `withLock` has returned for is lost.
    @Test(arguments: [1, 2, 7, 20, 50]) func aKilledProcessLosesNothing(afterNumber last: Int) async throws {
      let (process, output) = try start("count")
      var printed = 0
      for line in output {
        printed = try #require(Int(line))
        if printed >= last { break }
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      await onDisk {
        let numbers = file.wrappedValue
        #expect(numbers.count == 1000)
        #expect(Set(numbers).count == 1)
        #expect(numbers[0] >= printed)
        #expect(setting.wrappedValue >= printed)
        #expect(setting.loadError == nil)
      }
    }

    /// The other process is killed right after it has set the values.
    @Test func aChangeOfAnotherProcessIsSeen() async throws {
      try await onDisk {
        let (file, setting) = (file, setting)
        #expect(file.wrappedValue == [])
        let (process, _) = try start("set", "42")
        process.waitUntilExit()
        for await numbers in file.publisher where numbers.first == 42 { break }
        for await number in setting.publisher where number == 42 { break }
        #expect(file.wrappedValue.count == 1000)
      }
    }

    /// Own changes, made while another process changes other values, are not lost.
    @Test func processesDoNotOverwriteEachOthersValues() async throws {
      try await onDisk {
        let store = AppDefaults(folder: folder.url.appendingPathComponent("defaults"))
        let mine = Shared(wrappedValue: 0, AppStorageKey<Int>.appStorage("mine", store: store))
        let (process, output) = try start("count")
        for line in output {
          mine.withLock { $0 += 1 }
          if line == "20" { break }
        }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(mine.wrappedValue == 20)
        let stored = try store.value(forKey: "mine")
        #expect(stored == .int(20))
        #expect(store.integer(forKey: "number") >= 20)
      }
    }
  }
#endif
