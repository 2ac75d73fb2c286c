import HTML
import LiveView

/// Prints what changes of a page cost.
@MainActor
enum Measures {
  static func run() {
    let texts = ["s", "su", "sub", "subh"]
    var update: [Double] = []
    var view: [Double] = []
    let clock = ContinuousClock()
    let tree = LiveTree<Cards.Action>()
    _ = tree.update(to: cardsPage(Cards.State()).body)
    var bytes = 0
    for turn in 0..<400 {
      let state = Cards.State(query: texts[turn % texts.count])
      var page: HTML<Cards.Action>?
      view.append(milliseconds(clock.measure { page = cardsPage(state).body }))
      guard let page else { continue }
      var operations: [LiveOperation] = []
      update.append(milliseconds(clock.measure { operations = tree.update(to: page) }))
      bytes = max(bytes, LiveMeasures.byteCount(operations))
    }
    report("view of 133 cards", view)
    report("diff of 133 cards, one character more in the search", update)
    print("bytes sent for it: \(bytes)")
  }

  private static func milliseconds(_ duration: Duration) -> Double { duration / .milliseconds(1) }

  private static func report(_ name: String, _ times: [Double]) {
    let sorted = times.dropFirst(20).sorted()
    let (median, high) = (sorted[sorted.count / 2], sorted[sorted.count * 99 / 100])
    print("\(name): p50 \((median * 1000).rounded() / 1000) ms, p99 \((high * 1000).rounded() / 1000) ms")
  }
}
