import Composable
import HTML
import LiveView
import Testing

@MainActor
@Suite struct SessionTests {
  private let screen = Screen()

  @Test func `The document is the page, with the ids of its handlers`() {
    let document = screen.session.document()
    #expect(
      String(decoding: document.body, as: UTF8.self)
        == #"<button data-on="1 click">0</button><input value="" data-on="2 input">"#
        + #"<li data-on="3 click">Row 1</li><li data-on="4 click">Row 2</li><li data-on="5 click">Row 3</li>"#
    )
    #expect(document.title == "Counter")
    #expect(document.depthSum == 13)
    #expect(document.sequence == 1)
  }

  @Test func `The document says whether there is something at its address`() {
    #expect(screen.session.document().isFound)
    let session = LiveSession(
      view: { LivePage<Never>(title: "", isFound: false) { p { "Nothing" } } },
      send: { (_: Never) in }
    )
    #expect(!session.document().isFound)
  }

  @Test func `A tap is answered with the changed text, in few bytes`() {
    screen.send(1)
    let message = screen.message()
    #expect(message == #"[2,1,[["t",[0,0],"1"]]]"#)
    #expect((message?.utf8.count ?? 0) <= 300)
    #expect(screen.message() == nil)
  }

  @Test func `Any number of changes is rendered once`() {
    let before = screen.renderCount
    for _ in 0..<33 { screen.send(1) }
    #expect(screen.renderCount == before)
    #expect(screen.message() == #"[2,33,[["t",[0,0],"33"]]]"#)
    #expect(screen.renderCount == before + 1)
  }

  @Test func `A change of the store makes the connection ready`() async {
    let connection = screen.connection!
    let store = screen.store
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      connection.onReady = {
        connection.onReady = nil
        continuation.resume()
      }
      store.send(.tapped)
    }
    #expect(screen.message() == #"[2,0,[["t",[0,0],"1"]]]"#)
  }

  @Test func `A change that is not on the page sends nothing`() {
    screen.store.send(.hiddenChanged)
    #expect(screen.message() == nil)
    screen.store.send(.tapped)
    #expect(screen.message() == #"[2,0,[["t",[0,0],"1"]]]"#)
  }

  @Test func `A view is rendered only after a change, and only when it can be sent`() {
    let before = screen.renderCount
    #expect(screen.message() == nil)
    #expect(screen.renderCount == before)
    screen.connection.close()
    screen.store.send(.tapped)
    #expect(screen.message() == nil)
    #expect(screen.renderCount == before)
  }
}

@MainActor
@Suite struct SessionEventTests {
  private let screen = Screen()

  @Test(arguments: [0, -1, 6, 99])
  func `An unknown handler does nothing and is answered with the sequence`(handler: Int) {
    let state = screen.store.state
    screen.send(handler)
    #expect(screen.store.state == state)
    #expect(screen.message() == "[1,1]")
  }

  @Test func `A handler of another event does nothing`() {
    screen.send(1, "input", "x")
    #expect(screen.store.count == 0)
    #expect(screen.message() == "[1,1]")
  }

  @Test func `An element that now means something else has another id`() {
    // The rows have no keys: the first row becomes the second one.
    screen.send(3)
    #expect(screen.store.rows == [2, 3])
    #expect(screen.message()?.contains(#"["a",[2],"data-on","6 click"]"#) == true)
    screen.send(3)
    #expect(screen.store.rows == [2, 3])
    screen.send(6)
    #expect(screen.store.rows == [3])
  }

  @Test func `An event that is sent again is handled once`() {
    screen.send(1, number: 1)
    screen.send(1, number: 2)
    screen.send(1, number: 1)
    screen.send(1, number: 2)
    #expect(screen.store.count == 2)
  }

  @Test func `A field is answered even if the state does not change`() {
    screen.send(2, "input", "abc")
    #expect(screen.message() == #"[2,1,[["a",[1],"value","abc"]]]"#)
    screen.send(2, "input", "abcd")
    #expect(screen.store.query == "abc")
    #expect(screen.message() == "[2,2]")
  }

  @Test func `A value that is too long is ignored, not cut`() {
    screen.send(2, "input", String(repeating: "a", count: LiveRequest.maximumValueCount + 1))
    #expect(screen.store.query == "")
    #expect(screen.message() == "[1,1]")
  }

  @Test func `A changed address is sent, and one that the user has gone to is not`() {
    screen.store.send(.opened("/known/1"))
    #expect(screen.message() == #"[2,0,[["url","/known/1"]]]"#)
    screen.connection.receive(Array(#"["open",1,"/known/2"]"#.utf8))
    #expect(screen.store.path == "/known/2")
    #expect(screen.message() == nil)
    // A link within the page.
    screen.connection.receive(Array(#"[2,"open","/known/2"]"#.utf8))
    #expect(screen.message() == nil)
    screen.connection.receive(Array(#"[3,"open","/unknown"]"#.utf8))
    #expect(screen.store.path == "/known/2")
    #expect(screen.message() == "[2,3]")
  }

  @Test(arguments: [
    "", "x", "{}", "[", "null", "[1]", #"["hi"]"#, #"[1,2,3,"click",""]"#, #"[1.5,1,"click",""]"#,
    #"[[1],1,"click",""]"#, #"[1,1,"click",null]"#, #"["full",1]"#,
  ])
  func `A text that is not a message of the script is refused`(text: String) {
    #expect(!screen.connection.receive(Array(text.utf8)))
    #expect(LiveRequest(Array(text.utf8)) == nil)
  }

  @Test func `A message that is too long is refused`() {
    let text = "[1,2,\"input\",\"\(String(repeating: "a", count: LiveRequest.maximumMessageCount))\"]"
    #expect(LiveRequest(Array(text.utf8)) == nil)
  }
}

@MainActor
@Suite struct ReconnectionTests {
  private let screen = Screen()

  @Test func `A page that has all operations is sent what has changed since`() {
    screen.connection.close()
    screen.store.send(.tapped)
    screen.store.send(.tapped)
    screen.connect(from: 1)
    #expect(screen.message() == #"[2,0,[["t",[0,0],"2"]]]"#)
  }

  @Test func `A page that has all operations is told so if nothing has changed`() {
    screen.connect(from: 1)
    #expect(screen.message() == "[1,0]")
    #expect(screen.message() == nil)
  }

  @Test(arguments: [nil, -1, 0, 3])
  func `A page with a gap is sent everything`(sequence: Int?) {
    screen.send(1)
    #expect(screen.message() != nil)
    screen.connect(from: sequence)
    let message = screen.message()
    #expect(
      message?.hasPrefix(#"[2,1,[["title","Counter"],["url","/"]],[["button",{"data-on":"1 click"},"1"],"#)
        == true
    )
    #expect(screen.message() == nil)
  }

  @Test func `A page can ask for everything`() {
    screen.connection.receive(Array(#"["full"]"#.utf8))
    #expect(screen.message()?.hasPrefix(#"[1,0,[["title","Counter"],"#) == true)
  }

  @Test func `Another connection ends the one before`() {
    let former = screen.connection!
    screen.connect(from: 1)
    #expect(former.isClosed)
    #expect(former.poll() == nil)
    #expect(!former.receive(Array("[1,1,\"click\",\"\"]".utf8)))
    screen.send(1)
    #expect(screen.store.count == 1)
  }

  @Test func `Events that were handled before the connection was lost are not handled again`() {
    screen.send(1, number: 1)
    screen.connect(from: 1)
    #expect(screen.message() == #"[2,1,[["t",[0,0],"1"]]]"#)
    screen.send(1, number: 1)
    screen.send(1, number: 2)
    #expect(screen.store.count == 2)
  }

  @Test func `A session without references releases its store`() {
    weak var store: Store<Counter.State, Counter.Action>?
    do {
      let screen = Screen()
      store = screen.store
      _ = screen.message()
    }
    #expect(store == nil)
  }
}
