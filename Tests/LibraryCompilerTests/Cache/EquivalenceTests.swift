import SeededRandom
import TestSupport
import Testing

@testable import LibraryCompiler

/// The proof of the cache: whatever changes, in any order, a cached build equals a clean one.
@MainActor
@Suite("Cached builds of a library that is edited at random", .slow)
struct EquivalenceTests {
  @Test("equal clean builds: result, findings and every byte of the output", arguments: 1...4)
  func equivalence(seed: UInt64) async throws {
    var editor = RandomEditor(seed: seed)
    var build = CachedBuild()
    var (recalled, succeeded) = (0, 0)
    var last: Clean?
    for step in 1...75 {
      let edit = editor.edit(&build)
      let state = await build.run().state
      let clean = await result(of: build, last: &last)
      let cached = CachedBuild.Result(state, build.disk)
      #expect(cached == clean, "seed \(seed), step \(step): \(edit)")
      if state.isRecalled { recalled += 1 }
      if case .succeeded = state.outcome { succeeded += 1 }
    }
    #expect(recalled > 10 && recalled < 65)
    #expect(succeeded > 3)
  }

  /// A clean build: what was built, and the result.
  private struct Clean {
    var sources: [String: InMemoryFiles.Node]
    var request: BuildRequest
    var result: CachedBuild.Result
  }

  /// The result of a clean build, which is that of the last one if no source and no part of the request has changed since.
  private func result(of build: CachedBuild, last: inout Clean?) async -> CachedBuild.Result {
    let sources = build.disk.tree("/project/content")
    if let last, last.sources == sources, last.request == build.request { return last.result }
    let result = await build.clean()
    last = Clean(sources: sources, request: build.request, result: result)
    return result
  }
}

/// Changes the sources, the output, the cache and the request of a build.
@MainActor
struct RandomEditor {
  private var random: SplitMix64
  private var newFiles = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let content = "/project/content"
  /// Replacements of parts of a file: correct ones, mistakes, and their corrections.
  private static let replacements: [(String, String)] = [
    ("سُبْحَانَ", "سُبْحَانِ"), ("سُبْحَانِ", "سُبْحَانَ"), ("Glory belongs", "glory belongs"),
    ("glory belongs", "Glory belongs"),
    ("beginner", "Beginner"), ("Beginner", "beginner"), ("allāhu", "allahu"), ("allahu", "allāhu"),
    ("</dua>", "</duaa>"),
    ("</duaa>", "</dua>"), ("grade=\"sahih\"", "grade=\"daif\""), ("grade=\"daif\"", "grade=\"sahih\""),
    ("\"slot\": \"morning\"", "\"slot\": \"mornings\""), ("\"slot\": \"mornings\"", "\"slot\": \"morning\""),
    ("slug=\"", "slug=\"x-"),
    ("slug=\"x-", "slug=\""), ("\n", "\n\n"), ("Greatness", "Greatness!"), ("Greatness!", "Greatness"),
  ]
  private static let policies = [
    "{}", #"{"severity": {"DU08": "error"}}"#, #"{"severity": {"TL04": "off", "AR01": "warning"}}"#,
    #"{"grades": {"forbidden": ["sahih"]}}"#,
  ]

  /// Makes a change, and describes it.
  mutating func edit(_ build: inout CachedBuild) -> String {
    let disk = build.disk
    let files = disk.tree(Self.content).compactMap { path, node -> String? in
      if case .file = node { Self.content + path } else { nil }
    }
    .sorted()
    let file = random.pick(files)
    // Some changes take place in the tick of the last build.
    disk.stopClock(random.number(in: 0...3) == 0)
    defer { if random.number(in: 0...1) == 0 { disk.stopClock(false) } }
    switch random.number(in: 0...15) {
    case 0...4: return replace(in: file, disk)
    case 5: return add(disk)
    case 6 where files.count > 3:
      try? disk.client.remove(file)
      return "removes \(file)"
    case 7:
      newFiles += 1
      let target = "\(Self.content)/duas/renamed-\(newFiles).xml"
      if file.hasSuffix(".xml") { try? disk.client.rename(file, target) }
      return "renames \(file)"
    case 8:
      let policy = random.pick(Self.policies)
      let text = Samples.declaration.replacing("\"policy\": {}", with: "\"policy\": \(policy)")
      disk.put("\(Self.content)/library.json", .file(Array(text.utf8)))
      return "sets the policy \(policy)"
    case 9:
      disk.touch(file, modified: FileTime(seconds: random.number(in: 0...1000)))
      return "touches \(file)"
    case 10:
      build.request.isStrict.toggle()
      return "strict: \(build.request.isStrict)"
    case 11:
      build.request.output = build.request.output == nil ? "output" : nil
      return "output: \(build.request.output ?? "none")"
    case 12: return damage(random.pick(disk.paths.filter { $0.hasPrefix("/project/output/") } + [file]), disk)
    case 13: return damage(random.pick(build.runs + [file]), disk)
    case 14:
      for (path, text) in Samples.files { disk.put(path, .file(Array(text.utf8))) }
      return "restores the sources"
    default: return "changes nothing"
    }
  }

  private mutating func replace(in file: String, _ disk: InMemoryFiles) -> String {
    guard let text = disk.text(file) else { return "changes nothing" }
    let possible = Self.replacements.filter { text.utf8.firstRange(of: $0.0.utf8) != nil }
    guard !possible.isEmpty else { return "changes nothing" }
    let (old, new) = random.pick(possible)
    disk.put(file, .file(Array(text.replacing(old, with: new, maxReplacements: 1).utf8)))
    return "replaces `\(old)` by `\(new)` in \(file)"
  }

  private mutating func add(_ disk: InMemoryFiles) -> String {
    newFiles += 1
    let id = random.number(in: 3...9)
    let dua = Samples.dua(
      id,
      "dua-\(random.number(in: 1...5))",
      "Provision",
      "اللَّهُمَّ ارْزُقْنِي",
      "allāhumma-rzuqnī",
      "O Allah, provide for me"
    )
    let path = "\(Self.content)/duas/new-\(newFiles).xml"
    disk.put(path, .file(Array("<duas version=\"1\">\n\(dua)</duas>\n".utf8)))
    return "adds \(path)"
  }

  /// Flips a bit of a file, other than a source.
  private mutating func damage(_ path: String, _ disk: InMemoryFiles) -> String {
    guard !path.hasPrefix(Self.content), case .file(var bytes) = disk.tree(path)[""], !bytes.isEmpty,
      !path.hasSuffix("manifest.json")
    else { return "changes nothing" }
    bytes[random.number(in: 0...bytes.count - 1)] ^= 1
    disk.put(path, .file(bytes))
    return "damages \(path)"
  }
}
