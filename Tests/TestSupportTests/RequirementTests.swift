import Testing

@testable import TestSupport

/// A test whose requirement is missing is skipped, or fails if everything is required.
struct RequirementTests {
  private static let missing = Requirement("a unicorn", remedy: "Dream of it.") { false }
  private static let present = Requirement("a horse", remedy: "Buy one.") { true }

  @Test func `A requirement that is there lets the test run`() async throws {
    #expect(try await ConditionTrait.requires(Self.present, failing: false).evaluate())
    #expect(try await ConditionTrait.requires(Self.present, failing: true).evaluate())
  }

  @Test func `A missing requirement skips the test`() async throws {
    let trait = ConditionTrait.requires(Self.missing, failing: false)
    #expect(try await !trait.evaluate())
    #expect(trait.comments.map(\.rawValue) == ["a unicorn is missing. Dream of it."])
  }

  @Test func `A missing requirement fails the test where everything is required`() async {
    let error = await #expect(throws: MissingRequirement.self) {
      try await ConditionTrait.requires(Self.missing, failing: true).evaluate()
    }
    #expect(error?.description == "a unicorn is missing, and RIZQ_REQUIRE_ALL is set. Dream of it.")
  }

  @Test func `The root of the repository contains the package`() throws {
    let manifest = try String(contentsOf: Repository.url("Package.swift"), encoding: .utf8)
    #expect(manifest.contains("swift-tools-version"))
  }
}
