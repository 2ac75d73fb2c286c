import Testing

struct ViewActionExpansionTests {
  @Test func viewIsConformed() {
    let expansion = Expansion("@ViewAction(for: Feature.self) struct V { let store: StoreOf<Feature> }")
    #expect(expansion.diagnostics == [])
    #expect(expansion.source.contains("extension V: Composable.ViewActionSending"))
  }

  @Test func missingStoreIsReported() {
    let expansion = Expansion("@ViewAction(for: Feature.self) struct V {\n}")
    #expect(
      expansion.diagnostics == [
        """
        '@ViewAction' requires a property 'store' with the store of 'Feature': 'let store: StoreOf<Feature>'. \
        [Insert 'let store: StoreOf<Feature>']
        """
      ]
    )
    #expect(expansion.fixed.contains("{\n  let store: StoreOf<Feature>\n"))
  }

  @Test func wrappedActionIsReportedAsAWarning() {
    let expansion = Expansion(
      """
      @ViewAction(for: Feature.self) struct V {
        let store: StoreOf<Feature>
        func tap() { store.send(.view(.tapped(id: 1))) }
      }
      """
    )
    #expect(
      expansion.diagnostics == [
        """
        warning: A view with '@ViewAction' sends its actions with 'send': use 'send(.tapped(id: 1))'. \
        [Use 'send(.tapped(id: 1))']
        """
      ]
    )
    #expect(expansion.fixed.contains("func tap() { send(.tapped(id: 1)) }"))
  }
}
