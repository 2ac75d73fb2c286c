import Testing

struct PresentsExpansionTests {
  @Test func observablePresentationIsObserved() {
    let expansion = Expansion(
      """
      @ObservableState struct State {
        @Presents public var detail: Detail.State?
      }
      """
    )
    #expect(expansion.diagnostics == [])
    #expect(expansion.isWellFormed)
    #expect(expansion.source.contains("public var $detail: Composable.PresentationState<Detail.State>"))
    #expect(expansion.source.contains("_$observationRegistrar.access"))
  }

  @Test func presentationInAPlainStateIsNotObserved() {
    let expansion = Expansion("struct State { @Presents var detail: Optional<Detail.State> }")
    #expect(expansion.diagnostics == [])
    #expect(expansion.isWellFormed)
    #expect(expansion.source.contains("PresentationState<Detail.State>"))
    #expect(!expansion.source.contains("observationRegistrar"))
  }

  @Test func constantIsReported() {
    let expansion = Expansion("struct State { @Presents let detail: Detail.State? }")
    #expect(
      expansion.diagnostics == [
        "'@Presents' is for variables: presenting and dismissing change the value. Use 'var'. [Use 'var']"
      ]
    )
    #expect(expansion.fixed == "struct State { @Presents var detail: Detail.State? }")
  }

  @Test func nonOptionalTypeIsReported() {
    let expansion = Expansion("struct State { @Presents var detail: Detail.State }")
    #expect(
      expansion.diagnostics == [
        "'@Presents' is for optionals: 'detail' must be 'nil' while nothing is presented. [Make the type optional]"
      ]
    )
    #expect(expansion.fixed == "struct State { @Presents var detail: Detail.State? }")
  }

  @Test func missingTypeAnnotationIsReported() {
    let expansion = Expansion("struct State { @Presents var detail = Detail.State() }")
    #expect(expansion.diagnostics.map { $0.hasPrefix("'@Presents' requires a type annotation") } == [true])
  }

  @Test func computedPropertyIsReported() {
    let expansion = Expansion("struct State { @Presents static var detail: Detail.State? }")
    #expect(expansion.diagnostics.map { $0.contains("stored instance property") } == [true])
  }
}
