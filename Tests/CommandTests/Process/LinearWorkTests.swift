import Foundation
import Testing

/// Each pass takes steps, and allocates bytes, in proportion to the text, whatever it is made of.
///
/// `Tests/LinearWork` counts them: the code regions that run, which `-profile-generate` counts, with no influence of the machine.
struct LinearWorkTests {
  /// In bytes. All tests together take the smaller sizes; `make count-steps` takes 64 KiB, 256 KiB and 1 MiB.
  private static let sizes =
    ProcessInfo.processInfo.environment["RIZQ_COUNT_STEPS"] == "all"
    ? [64 << 10, 256 << 10, 1 << 20] : [16 << 10, 64 << 10]
  /// By how much the cost for a byte may grow. To sort a text 16 times as long takes 1.25 times as many steps for each element; how
  /// often an array that grows is allocated depends on the sizes that the allocator has.
  private static let tolerances = [("steps", 1.3), ("allocated bytes", 3.0)]
  /// Steps or bytes for each byte of text. A pass with a quadratic step takes thousands.
  private static let smallCost = 16

  @Test(.enabled(if: isLinux, "The steps are counted with tools of Linux."))
  func `The cost of each pass grows in proportion to the size of the text`() async throws {
    let program = try await LinearWork.program.value
    let texts = try await run(program.path, ["list"]).split(separator: "\n").map(String.init)
    try #require(texts.count > 50)
    let declaration = LinearWork.root.appending(path: "content/library.json").path
    let sizes = Self.sizes.map(String.init).joined(separator: ",")
    try await withThrowingTaskGroup(of: String.self) { group in
      var waiting = texts[...]
      func start() {
        // A few for each process, which first reads the Quran.
        let texts = waiting.prefix(6)
        waiting = waiting.dropFirst(6)
        guard !texts.isEmpty else { return }
        group.addTask { try await run(program.path, ["count", declaration, sizes] + texts) }
      }
      for _ in 0..<2 { start() }
      var counted: [String] = []
      for try await output in group {
        start()
        counted += try check(output)
      }
      #expect(counted.sorted() == texts.sorted())
    }
  }

  /// Returns the names of the texts.
  private func check(_ output: String) throws -> [String] {
    var costs: [String: [String: [Int: [Int]]]] = [:]
    for line in output.split(separator: "\n") {
      let columns = line.split(separator: "\t").map(String.init)
      try #require(columns.count == 5, "\(line)")
      let size = try #require(Int(columns[1]))
      costs[columns[0], default: [:]][columns[2], default: [:]][size] = columns[3...].compactMap { Int($0) }
    }
    for (text, costs) in costs { check(costs, text) }
    return Array(costs.keys)
  }

  /// - Parameter costs: By pass, then by size.
  private func check(_ costs: [String: [Int: [Int]]], _ text: String) {
    #expect(costs.count > 100, "\(text)")
    for (pass, costs) in costs {
      for (index, (unit, tolerance)) in Self.tolerances.enumerated() {
        let counts = Self.sizes.map { costs[$0]?[index] ?? 0 }
        for (size, count) in zip(Self.sizes, counts).dropFirst() {
          // The shortest text may give a pass nothing to do, so a small cost for each byte is always allowed.
          let first = Double(max(counts[0], Self.sizes[0] * Self.smallCost))
          #expect(
            Double(count) <= first * tolerance * Double(size / Self.sizes[0]),
            "\(text), \(pass): \(counts[0]) \(unit) at \(Self.sizes[0]) bytes, \(count) at \(size)"
          )
        }
      }
    }
  }

  @Test(.enabled(if: isLinux, "The steps are counted with tools of Linux."))
  func `The cost of a round of fixes grows in proportion to the number of files`() async throws {
    let program = try await LinearWork.program.value
    let lines = try await run(program.path, ["count-files", "1000", "16000"]).split(separator: "\n")
      .map { $0.split(separator: "\t") }
    try #require(lines.count == 4 && lines.allSatisfy { $0.count == 4 })
    for (small, large) in zip(lines[..<2], lines[2...]) {
      let steps = try [small, large].map { try #require(Int($0[2])) }
      #expect(steps[0] > 1000 && Double(steps[1]) <= 16 * 1.3 * Double(steps[0]), "\(small[1]): \(steps)")
    }
  }
}

/// The program that counts, built once.
private enum LinearWork {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardized
  static let program = Task {
    _ = try await run("/usr/bin/env", ["make", "-j2", "-C", root.path, "-f", "scripts/step-counter.mk"])
    return root.appending(path: ".build/steps/linear-work")
  }
}

private let isLinux: Bool = {
  #if os(Linux)
    true
  #else
    false
  #endif
}()

/// The output of a program; it must succeed.
private func run(_ program: String, _ arguments: [String]) async throws -> String {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  process.standardOutput = output
  // The counters are read by the program itself.
  process.environment = ProcessInfo.processInfo.environment.merging(["LLVM_PROFILE_FILE": "/dev/null"]) { $1 }
  try process.run()
  let data = await Task.detached { output.fileHandleForReading.readDataToEndOfFile() }.value
  process.waitUntilExit()
  try #require(process.terminationStatus == 0, "\(program) \(arguments.joined(separator: " "))")
  return String(decoding: data, as: UTF8.self)
}
