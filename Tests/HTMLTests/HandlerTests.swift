import HTML
import Testing

private enum Child: Equatable {
  case tapped
  case query(String)
  case on(Bool)
}
private enum Parent: Equatable { case child(Child) }

@Suite struct HandlerTests {
  private func handlers<Action>(_ html: HTML<Action>) -> [HTMLHandler] {
    guard case .element(let element)? = html.nodes.first else { return [] }
    return element.handlers
  }

  @Test func `A handler gives the action of its event`() {
    let field = handlers(
      input(
        .onInput { .query($0) },
        .onToggle { .on($0) },
        .onKeyDown(.enter, .tapped),
        .onKeyDown(.character("k").withControl, .tapped)
      ) as HTML<Child>
    )
    #expect(field.map(\.event.name) == ["input", "change", "keydown:Enter", "keydown:Control+k"])
    #expect(field[0].child("الله") == .query("الله"))
    #expect(field[1].child("true") == .on(true))
    #expect(field[1].child("yes") == nil)
    #expect(field[2].child("") == .tapped)
  }

  @Test func `The last handler of an event counts`() {
    let button = handlers(HTML.button(first: .on(false), second: .on(true)))
    #expect(button.count == 1)
    #expect(button.first?.child("") == .on(true))
  }

  @Test func `A child's actions become those of its parent, at every depth`() {
    let child: HTML<Child> = div(.on(.click, .tapped)) { input(.onInput { $0.isEmpty ? nil : .query($0) }) }
    let parent = child.map(Parent.child)
    #expect(handlers(parent).first?.parent("") == .child(.tapped))
    guard case .element(let outer)? = parent.nodes.first, case .element(let inner)? = outer.children.first
    else {
      Issue.record("The elements are gone.")
      return
    }
    #expect(inner.handlers.first?.parent("x") == .child(.query("x")))
    #expect(inner.handlers.first?.parent("") == nil)
  }

  @Test func `Space is a name, as names are separated by spaces`() {
    #expect(HTMLEvent.keyDown(.character(" ")) == .keyDown(.space))
    #expect(HTMLEvent.keyDown(.space).name == "keydown:Space")
  }
}

extension HTMLHandler {
  fileprivate func child(_ value: String) -> Child? { action(value: value) as? Child }
  fileprivate func parent(_ value: String) -> Parent? { action(value: value) as? Parent }
}

extension HTML where Action == Child {
  fileprivate static func button(first: Child, second: Child) -> Self {
    element(.button, [.on(.click, first), .on(.click, second)])
  }
}
