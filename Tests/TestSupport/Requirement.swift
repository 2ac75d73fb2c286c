import Foundation
import Testing

/// Something that some tests need and that a machine may not have.
///
/// Without it, a test with the trait `.requires(…)` is skipped. With `RIZQ_REQUIRE_ALL=1`, as `.ci/run` sets it, the test fails
/// instead, so that a green run has tested everything.
public struct Requirement: Sendable {
  /// The name in messages.
  public let name: String
  /// A sentence about how to install it.
  public let remedy: String
  private let check: @Sendable () -> Bool

  public init(_ name: String, remedy: String, isPresent: @escaping @Sendable () -> Bool) {
    self.name = name
    self.remedy = remedy
    self.check = isPresent
  }

  public var isPresent: Bool { check() }

  /// The reference texts with which the accuracy of folds, quotations and transliterations is tested.
  public static let referenceTexts = Requirement(
    "the folder of reference texts",
    remedy: "Put it at ../shared/data beside the repository, or name it in RIZQ_DATA."
  ) {
    FileManager.default.fileExists(
      atPath: ReferenceTexts.folder.appending(path: "quran/quran-simple.xml").path
    )
  }

  /// Git, whose history is read.
  public static let git = Requirement("Git", remedy: "Install git.") { Tools.inPath("git") != nil }

  /// Node, which runs the search for the web.
  public static let node = Requirement("Node", remedy: setup) { Tools.node != nil }

  /// Chromium and Playwright, which display the demo page.
  public static let browser = Requirement("Chromium or Playwright", remedy: setup) {
    Tools.chromium != nil && Tools.playwright != nil
  }

  /// The checks of accessibility.
  public static let axe = Requirement("axe (axe-playwright-python)", remedy: setup) { Tools.hasAxe }

  /// The font of proofs.
  public static let proofFont = Requirement("the font Scheherazade", remedy: setup) {
    Tools.hasFont("Scheherazade")
  }

  /// The server of PostgreSQL, to which the exports are given.
  public static let postgreSQL = Requirement("PostgreSQL", remedy: setup) { Tools.postgreSQL != nil }

  /// The client of The Update Framework in Python, which reads releases.
  public static let updateFramework = Requirement("PyPI's `tuf`", remedy: setup) {
    Tools.updateFramework != nil
  }

  /// The linker for WebAssembly.
  public static let wasmLinker = Requirement(
    "wasm-ld",
    remedy: "It is part of the toolchains of swift.org, 6.2 or later."
  ) { Tools.wasmLinker != nil }

  /// An implementation of JSON Schema in Python.
  public static let jsonSchema = Requirement("Python's jsonschema", remedy: setup) {
    Tools.python(importing: "jsonschema") != nil
  }

  /// The types of Firestore's messages in Python.
  public static let firestoreTypes = Requirement("Python's google-cloud-firestore", remedy: setup) {
    Tools.python(importing: "google.cloud.firestore_v1.types") != nil
  }

  /// The compiler of TypeScript, and Node, which runs what it writes.
  public static let typeScript = Requirement("TypeScript's compiler or Node", remedy: setup) {
    Tools.inPath("tsc") != nil && Tools.node != nil
  }

  /// The compiler of Kotlin, and Java, which runs what it writes.
  public static let kotlin = Requirement("Kotlin's compiler or Java", remedy: setup) {
    Tools.inPath("kotlinc") != nil && Tools.inPath("java") != nil
  }

  private static let setup = "Install it with `make setup-tests`."
}

/// The failure of a missing requirement with `RIZQ_REQUIRE_ALL=1`.
public struct MissingRequirement: Error, CustomStringConvertible {
  public let requirement: Requirement

  public var description: String {
    "\(requirement.name) is missing, and RIZQ_REQUIRE_ALL is set. \(requirement.remedy)"
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips the test if something is missing; with `RIZQ_REQUIRE_ALL=1` fails it.
  public static func requires(_ requirement: Requirement) -> Self {
    requires(requirement, failing: ProcessInfo.processInfo.environment["RIZQ_REQUIRE_ALL"] == "1")
  }

  static func requires(_ requirement: Requirement, failing fails: Bool) -> Self {
    .enabled("\(requirement.name) is missing. \(requirement.remedy)") {
      if requirement.isPresent { return true }
      if fails { throw MissingRequirement(requirement: requirement) }
      return false
    }
  }
}
