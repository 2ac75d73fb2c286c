import Foundation
import Synchronization
import Testing

/// Each pass takes steps, and allocates bytes, in proportion to the text, whatever it is made of, and to the number of entries.
///
/// `Tests/LinearWork` counts them: the code regions that run, which `-profile-generate` counts, with no influence of the machine.
struct LinearWorkTests {
  /// By how much the cost for a byte may grow. To sort a text 16 times as long takes 1.25 times as many steps for each element; how
  /// often an array that grows is allocated depends on the sizes that the allocator has.
  private static let tolerances = [("steps", 1.3), ("allocated bytes", 3.0)]
  /// Steps or bytes for each byte of text. A pass with a quadratic step takes thousands.
  private static let smallCost = 16

  @Test(.enabled(if: isLinux, "The steps are counted with tools of Linux."), .startsFirst)
  func `The cost of each pass grows in proportion to the size of the text`() async throws {
    let counts = try await onOwnThread { try LinearWork.counts.get() }
    try #require(counts.texts.count > 50)
    #expect(try counts.outputs.flatMap(check).sorted() == counts.texts.sorted())
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
        let counts = LinearWork.sizes.map { costs[$0]?[index] ?? 0 }
        for (size, count) in zip(LinearWork.sizes, counts).dropFirst() {
          // The shortest text may give a pass nothing to do, so a small cost for each byte is always allowed.
          let first = Double(max(counts[0], LinearWork.sizes[0] * Self.smallCost))
          #expect(
            Double(count) <= first * tolerance * Double(size / LinearWork.sizes[0]),
            "\(text), \(pass): \(counts[0]) \(unit) at \(LinearWork.sizes[0]) bytes, \(count) at \(size)"
          )
        }
      }
    }
  }

  @Test(.enabled(if: isLinux, "The steps are counted with tools of Linux."))
  func `The cost of a round of fixes grows in proportion to the number of files`() async throws {
    let output = try await onOwnThread {
      try run(LinearWork.program.get(), ["count-files", "1000", "16000"])
    }
    let lines = output.split(separator: "\n").map { $0.split(separator: "\t") }
    try #require(lines.count == 4 && lines.allSatisfy { $0.count == 4 })
    for (small, large) in zip(lines[..<2], lines[2...]) {
      let steps = try [small, large].map { try #require(Int($0[2])) }
      #expect(steps[0] > 1000 && Double(steps[1]) <= 16 * 1.3 * Double(steps[0]), "\(small[1]): \(steps)")
    }
  }
}

/// The counts of all texts, made once.
private enum LinearWork {
  /// In bytes. All tests together take the smaller sizes; `make count-steps` takes 64 KiB, 256 KiB and 1 MiB.
  static let sizes =
    ProcessInfo.processInfo.environment["RIZQ_COUNT_STEPS"] == "all"
    ? [64 << 10, 256 << 10, 1 << 20] : [16 << 10, 64 << 10]

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  static let program = Result {
    let make = ["make", "-j2", "-C", root.path, "-f", "scripts/step-counter.mk"]
    _ = try run(URL(filePath: "/usr/bin/env"), make)
    return root.appending(path: ".build/steps/linear-work")
  }

  struct Counts {
    /// The names of the texts.
    var texts: [String]
    var outputs: [String]
  }

  static let counts = Result {
    let program = try Self.program.get()
    let texts = try run(program, ["list"]).split(separator: "\n").map(String.init)
    // A few for each process, which first reads the Quran.
    let parts = stride(from: 0, to: texts.count, by: 6).map { texts[$0..<min($0 + 6, texts.count)] }
    let arguments = [
      root.appending(path: "content/library.json").path, sizes.map(String.init).joined(separator: ","),
    ]
    return Counts(
      texts: texts,
      outputs: try parallelMap(parts) { try run(program, ["count"] + arguments + $0) }
    )
  }
}

/// Starts the longest work before any test, so that it does not go on when all others have ended.
private struct StartsFirst: TestTrait {
  func prepare(for test: Test) async throws {
    Thread.detachNewThread { _ = LinearWork.counts }
  }
}

extension Trait where Self == StartsFirst {
  fileprivate static var startsFirst: Self { StartsFirst() }
}

private let isLinux: Bool = {
  #if os(Linux)
    true
  #else
    false
  #endif
}()

/// Waits for long work on a thread of its own, which no task of another test needs.
private func onOwnThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws
  -> Value
{
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
  }
}

/// Maps elements on as many threads as there are processors.
private func parallelMap<Element: Sendable>(
  _ elements: [Element],
  _ transform: @Sendable (Element) throws -> String
) throws -> [String] {
  let results = Mutex([Int: Result<String, any Error>]())
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    let result = Result { try transform(elements[index]) }
    results.withLock { $0[index] = result }
  }
  let done = results.withLock { $0 }
  return try elements.indices.compactMap { try done[$0]?.get() }
}

/// The output of a program; it must succeed.
private func run(_ program: URL, _ arguments: [String]) throws -> String {
  let process = Process()
  let output = Pipe()
  process.executableURL = program
  process.arguments = arguments
  process.standardOutput = output
  // The counters are read by the program itself.
  process.environment = ProcessInfo.processInfo.environment.merging(["LLVM_PROFILE_FILE": "/dev/null"]) { $1 }
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw FailedProgram(
      description: "\(program.path) \(arguments.joined(separator: " ")): \(process.terminationStatus)"
    )
  }
  return String(decoding: data, as: UTF8.self)
}

private struct FailedProgram: Error, CustomStringConvertible {
  let description: String
}
