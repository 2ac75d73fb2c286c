import HTML
import LiveView
import SeededRandom
import Testing

@Suite struct DiffLawTests {
  @Test(arguments: 0..<400 as Range<UInt64>)
  func `Applying the operations to the former page gives the new one`(seed: UInt64) {
    var pages = RandomPages(seed: seed)
    let tree = LiveTree<RandomPages.Action>()
    let screen = Interpreter([])
    for _ in 0..<8 {
      let page = pages.page()
      screen.apply(tree.update(to: page))
      #expect(screen.dump == Interpreter(tree.markup).dump)
      // Apart from the ids of handlers, the page is the same as if it were rendered for the first time.
      let fresh = LiveTree<RandomPages.Action>()
      _ = fresh.update(to: page)
      #expect(withoutIDs(screen.dump) == withoutIDs(Interpreter(fresh.markup).dump))
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `A page that is rendered again changes nothing`(seed: UInt64) {
    let tree = LiveTree<RandomPages.Action>()
    for _ in 0..<2 {
      var pages = RandomPages(seed: seed)
      _ = tree.update(to: pages.page())
    }
    var pages = RandomPages(seed: seed)
    #expect(tree.update(to: pages.page()).isEmpty)
  }

  private func withoutIDs(_ dump: String) -> String { dump.replacing(#/data-on:"\d+/#, with: "data-on:\"") }
}
