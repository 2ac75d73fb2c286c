import Testing

struct DependencyClientExpansionTests {
  @Test func initializersAndMethodsAreGenerated() {
    let expansion = Expansion(
      """
      @DependencyClient public struct Client {
        public var load: @Sendable (_ id: Int) async throws -> String
        public var forget: (Int) -> Void
        public var count: () -> Int = { 0 }
      }
      """
    )
    #expect(expansion.diagnostics == [])
    #expect(expansion.isWellFormed, "\(expansion.source)")
    for text in [
      "load: @escaping @Sendable (_ id: Int) async throws -> String",
      #"throw Composable.UnimplementedEndpoint(reporting: "Client.load")"#,
      "public func load(id p0: Int) async throws -> String",
      "public init()", "return 0",
    ] {
      #expect(expansion.source.contains(text), "\(expansion.source)")
    }
  }

  @Test(arguments: ["Int?", "Optional<Int>", "[Int]?"])
  func endpointThatReturnsAnOptionalNeedsNoDefaultValue(type: String) {
    let expansion = Expansion("@DependencyClient struct Client { var first: (Int) async -> \(type) }")
    #expect(expansion.diagnostics == [])
    #expect(expansion.isWellFormed, "\(expansion.source)")
    #expect(expansion.source.contains("return nil"), "\(expansion.source)")
    #expect(expansion.source.contains("init()"), "\(expansion.source)")
  }

  @Test(arguments: [
    ("{ fatalError() }", "  fatalError()"),
    (#"{ Swift.preconditionFailure("a") }"#, #"  Swift.preconditionFailure("a")"#),
    ("{ if isFirst { 1 } else if isLast { throw Late() } else { 3 } }", "  return if isFirst"),
    ("{ switch place { case 1: 1; default: fatalError() } }", "  return switch place"),
    ("{ if isFirst { return 1 } else { return 2 } }", "  if isFirst"),
    ("{ switch place { case 1: return 1; default: return 2 } }", "  switch place"),
  ])
  func onlyTheValueOfADefaultValueIsReturned(closure: String, statement: String) {
    let expansion = Expansion(
      "@DependencyClient struct Client { var count: () throws -> Int = \(closure) }"
    )
    #expect(expansion.diagnostics == [])
    #expect(expansion.isWellFormed, "\(expansion.source)")
    #expect(expansion.source.contains(" \(statement)"), "\(expansion.source)")
  }

  /// A test gives only these, and the endpoints that it calls.
  @Test func propertiesThatAreNotEndpointsAreArguments() {
    let expansion = Expansion(
      """
      @DependencyClient struct Client {
        let name: String
        var limit: Int = 3
        var load: (Int) async throws -> String
      }
      """
    )
    #expect(expansion.diagnostics == [])
    #expect(expansion.isWellFormed, "\(expansion.source)")
    #expect(
      expansion.source.contains("init(name: String, limit: Int = 3, _: Void = ())"),
      "\(expansion.source)"
    )
    #expect(!expansion.source.contains("init()"), "\(expansion.source)")
  }

  @Test func missingDefaultValueIsReported() {
    let expansion = Expansion("@DependencyClient struct Client { var count: (Int) -> Int }")
    #expect(
      expansion.diagnostics == [
        """
        'count' returns Int and cannot throw: add a default value, which it returns in a test that does not set it, \
        as in '= { _ in <#value#> }'. [Insert '= { _ in <#value#> }']
        """
      ]
    )
    #expect(
      expansion.fixed == "@DependencyClient struct Client { var count: (Int) -> Int = { _ in <#value#> } }"
    )
    #expect(!expansion.source.contains("init()"))
  }

  @Test func classIsReported() {
    let expansion = Expansion("@DependencyClient class Client {}")
    #expect(
      expansion.diagnostics.map { $0.hasPrefix("'@DependencyClient' is for structs of closures") } == [true]
    )
    #expect(expansion.fixed == "@DependencyClient struct Client {}")
  }
}
