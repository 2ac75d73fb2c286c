import Testing

struct ObservableStateExpansionTests {
  @Test func everyPropertyOfAStructIsObserved() {
    let expansion = Expansion(
      """
      @ObservableState struct State {
        var count = 0
        var tags: [String] = []
        let id: Int
        var double: Int { count * 2 }
        static var shared = 0
      }
      """
    )
    #expect(expansion.diagnostics == [])
    #expect(expansion.isWellFormed)
    for text in [
      "private var _count = 0",
      "@storageRestrictions(initializes: _count)",
      "stored: \\._tags)",
      "extension State: nonisolated Composable.ObservableState, Composable.ObservableProperties",
    ] {
      #expect(expansion.source.contains(text), "\(expansion.source)")
    }
    for text in ["_id:", "_double", "_shared"] {
      #expect(!expansion.source.contains(text), "\(expansion.source)")
    }
  }

  @Test func enumIsIdentifiedByItsCase() {
    let expansion = Expansion(
      """
      @ObservableState enum State {
        case home(Home.State)
        case off
      }
      """
    )
    #expect(expansion.diagnostics == [])
    #expect(expansion.source.contains("case .home(let state): ._$of(state)._$tag(0)"))
    #expect(expansion.source.contains("case .off: ._$none._$tag(1)"))
  }

  @Test(arguments: ["class", "actor", "protocol"]) func otherTypesAreReported(keyword: String) {
    let expansion = Expansion("@ObservableState \(keyword) State {}")
    #expect(expansion.diagnostics.count == 1)
    #expect(expansion.diagnostics[0].hasPrefix("'@ObservableState' is for structs and enums"))
    if keyword == "class" { #expect(expansion.fixed == "@ObservableState struct State {}") }
  }

  @Test func propertyWrappersAreReported() {
    let expansion = Expansion(
      """
      @ObservableState struct State {
        @AppStorage("a") var name = ""
      }
      """
    )
    #expect(
      expansion.diagnostics == [
        """
        The property wrapper '@AppStorage' on 'name' conflicts with the storage of '@ObservableState'. Remove it, or \
        add '@ObservationStateIgnored' to exclude the property from observation. [Add '@ObservationStateIgnored']
        """
      ]
    )
    #expect(expansion.fixed.contains(#"@ObservationStateIgnored @AppStorage("a") var name = """#))
  }

  @Test func sharedPropertiesObserveThemselves() {
    let expansion = Expansion(
      """
      @ObservableState struct State {
        @Shared(.appStorage("fontSize")) var fontSize = 17
        @SharedReader(.appStorage("name")) var name = ""
        @Shared var profile: Profile
        var count = 0
      }
      """
    )
    #expect(expansion.diagnostics == [])
    #expect(expansion.source.contains(#"@Shared(.appStorage("fontSize")) var fontSize = 17"#))
    #expect(!expansion.source.contains("_profile"), "\(expansion.source)")
    #expect(!expansion.source.contains("_name"), "\(expansion.source)")
  }

  @Test func presentationStateIsReplacedByPresents() {
    let expansion = Expansion(
      """
      @ObservableState struct State {
        @PresentationState var detail: Detail.State?
      }
      """
    )
    #expect(expansion.diagnostics.count == 1)
    #expect(expansion.fixed.contains("  @Presents var detail: Detail.State?"))
  }

  @Test func bindingStateIsReported() {
    let expansion = Expansion("@ObservableState struct State { @BindingState var name = \"\" }")
    #expect(expansion.diagnostics.map { $0.hasPrefix("'@BindingState' on 'name' is not needed") } == [true])
  }

  @Test func severalVariablesInOneDeclarationAreReported() {
    let expansion = Expansion("@ObservableState struct State { var a = 0, b = 1 }")
    #expect(
      expansion.diagnostics == [
        "'@ObservableState' requires a separate declaration for each variable: write one 'var' for each."
      ]
    )
  }
}
