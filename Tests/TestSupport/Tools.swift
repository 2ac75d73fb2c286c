import Foundation

/// Programs that tests run as processes; nil where they are missing.
public enum Tools {
  public static let node = inPath("node")
  public static let chromium = inPath("chromium") ?? inPath("chromium-browser") ?? inPath("google-chrome")

  /// A Python interpreter that can import `playwright`.
  public static let playwright = python(importing: "playwright.sync_api")

  /// A Python interpreter that can import a module: that of `make setup-tests`, otherwise the one in `PATH`.
  public static func python(importing module: String) -> URL? {
    let installed = Repository.url(".build/python/bin/python3")
    let candidates = [isExecutable(installed) ? installed : nil, inPath("python3")].compactMap(\.self)
    return candidates.first { succeeds($0, ["-c", "import \(module)"]) }
  }

  /// Whether ``playwright`` has the checks of accessibility.
  static let hasAxe = playwright.map { succeeds($0, ["-c", "import axe_playwright_python"]) } ?? false

  /// Whether the system has a font of that name, or of that name and "New".
  static func hasFont(_ name: String) -> Bool {
    inPath("fc-list").map { succeeds($0, ["-q", name]) || succeeds($0, ["-q", "\(name) New"]) } ?? false
  }

  /// A Python interpreter that can import `tuf`, the client of The Update Framework, with what it checks signatures by.
  public static let updateFramework = python(importing: "tuf.ngclient, securesystemslib, cryptography")

  /// In `PATH`, or next to the Swift compiler.
  public static let wasmLinker: URL? =
    inPath("wasm-ld")
    ?? inPath("swiftc").map {
      $0.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "wasm-ld")
    }.flatMap { isExecutable($0) ? $0 : nil }

  /// The folder with the programs of PostgreSQL's server, version 15 or later: the newest that Debian has installed, or the one in
  /// `PATH`.
  public static let postgreSQL: URL? = {
    let root = URL(filePath: "/usr/lib/postgresql")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let newest = versions.compactMap { Int($0) }.filter { $0 >= 15 }.max()
    let folder =
      newest.map { root.appending(path: "\($0)/bin") } ?? inPath("initdb")?.deletingLastPathComponent()
    return folder.flatMap { folder in
      ["initdb", "pg_ctl", "psql"].allSatisfy { isExecutable(folder.appending(path: $0)) } ? folder : nil
    }
  }()

  /// The first executable of that name in the folders of `PATH`.
  public static func inPath(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: name) }
      .first(where: isExecutable)
  }

  /// A program of this package, which is built beside the tests; nil if it has not been built.
  public static func built(_ name: String) -> URL? {
    let tests = Bundle.allBundles.map(\.bundleURL) + [URL(filePath: CommandLine.arguments[0])]
    return tests.flatMap { [$0, $0.deletingLastPathComponent()] }.map { $0.appending(path: name) }
      .first(where: isExecutable)
  }

  private static func isExecutable(_ file: URL) -> Bool {
    FileManager.default.isExecutableFile(atPath: file.path)
  }

  private static func succeeds(_ program: URL, _ arguments: [String]) -> Bool {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
