import HTML
import LiveView
import SeededRandom
import Testing

private typealias Page = HTML<Int>

private func operations(_ old: Page, _ new: Page) -> [LiveOperation] {
  let tree = LiveTree<Int>()
  _ = tree.update(to: old)
  return tree.update(to: new)
}

private func json(_ operations: [LiveOperation]) -> String {
  String(decoding: operations.flatMap(\.json), as: UTF8.self)
}

private func list(_ keys: [Int]) -> Page { ul { for key in keys { li(.key(key)) { "Item \(key)" } } } }

@Suite struct DiffTests {
  @Test func `A changed text is one short operation`() {
    #expect(json(operations(p { "33" }, p { "34" })) == #"["t",[0,0],"34"]"#)
  }

  @Test func `A text that only looks the same is another text`() {
    #expect(
      json(operations(p { "ر\u{651}\u{650}" }, p { "ر\u{650}\u{651}" }))
        == "[\"t\",[0,0],\"ر\u{650}\u{651}\"]"
    )
  }

  @Test func `Attributes are set and removed`() {
    #expect(
      json(operations(p(.id("x"), .title("a"), .hidden()), p(.id("x"), .title("b"), .lang("ar"))))
        == #"["a",[0],"hidden"]["a",[0],"lang","ar"]["a",[0],"title","b"]"#
    )
  }

  @Test func `Another element replaces the former one`() {
    #expect(json(operations(p { "a" }, h1 { "a" })) == #"["c",[],[0],[[0,["h1",{},"a"]]]]"#)
  }

  @Test func `An element that moves by its key is moved, and no other is touched`() {
    #expect(json(operations(list([1, 2, 3, 4]), list([2, 3, 4, 1]))) == #"["c",[0],[],[[3,0]]]"#)
    #expect(json(operations(list([1, 2, 3, 4]), list([4, 1, 2, 3]))) == #"["c",[0],[],[[0,3]]]"#)
    #expect(json(operations(list([1, 2, 3]), list([1, 3]))) == #"["c",[0],[1],[]]"#)
    #expect(json(operations(list([1, 3]), list([1, 2, 3]))) == #"["c",[0],[],[[1,["li",{},"Item 2"]]]]"#)
  }

  @Test func `One change in a list of a thousand is one operation`() {
    let keys = Array(0..<1000)
    var changed = keys
    changed.swapAt(3, 4)
    #expect(operations(list(keys), list(changed)).count == 1)
    #expect(json(operations(list(keys), list(changed))).utf8.count < 40)
    #expect(json(operations(list(keys), list(keys.reversed()))).utf8.count < 14_000)
  }

  @Test func `The fewest elements are moved`() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<50 {
      let keys = Array(0..<12).shuffled(using: &random)
      guard case .rearrange(_, let removed, let placed)? = operations(list(Array(0..<12)), list(keys)).first
      else {
        #expect(keys == Array(0..<12))
        continue
      }
      #expect(removed.isEmpty)
      #expect(placed.count == 12 - longestAscending(keys))
    }
  }

  /// By its definition, one number after the other.
  private func longestAscending(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      lengths.append(1 + ((0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}
