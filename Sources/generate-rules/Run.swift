import Foundation
import RuleDocumentationGenerator

/// What to do with the generated files.
enum Mode {
  case write, check
}

/// Generates, and returns the exit code: 0 when all is well, 1 for a stale file or a faulty rule, 2 when a file cannot be
/// read or written.
func run(_ mode: Mode) -> Int32 {
  let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  guard FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path) else {
    complain("generate-rules: there is no Package.swift here; run it in the package's folder\n")
    return 2
  }
  do {
    let rules = try RuleSet(files: ruleFiles(in: package))
    let stale = rules.generatedFiles.filter { !isUpToDate($0, in: package) }
    switch mode {
    case .write:
      for file in stale { try write(file, in: package) }
      return 0
    case .check:
      for file in stale { complain("\(file.path): stale; run `swift run generate-rules`\n") }
      return stale.isEmpty ? 0 : 1
    }
  } catch let problem as RuleSourceProblem {
    complain("\(problem)\n")
    return 1
  } catch {
    complain("generate-rules: \(error.localizedDescription)\n")
    return 2
  }
}

/// The Swift files below a folder `Rules` of a target.
private func ruleFiles(in package: URL) throws -> [(path: String, text: String)] {
  let sources = package.appendingPathComponent("Sources")
  return try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    .filter { path in
      path.hasSuffix(".swift") && path.split(separator: "/").dropFirst().dropLast().contains("Rules")
    }
    .sorted()
    .map { path in
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      return ("Sources/\(path)", text)
    }
}

private func isUpToDate(_ file: GeneratedFile, in package: URL) -> Bool {
  (try? Data(contentsOf: package.appendingPathComponent(file.path))) == Data(file.text.utf8)
}

private func write(_ file: GeneratedFile, in package: URL) throws {
  let url = package.appendingPathComponent(file.path)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
  try Data(file.text.utf8).write(to: url)
}

func complain(_ text: String) {
  FileHandle.standardError.write(Data(text.utf8))
}
