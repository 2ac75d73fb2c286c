import HTML
import SeededRandom

/// Pages made by seed, with everything that a diff has to handle: keys and none, equal and unequal tags, attributes that come and go,
/// handlers, and texts that look the same but are not.
struct RandomPages {
  var random: SplitMix64

  enum Action: Equatable {
    case tapped(Int)
    case typed(String)
  }

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A page, by itself or made from another by some changes.
  mutating func page() -> HTML<Action> { HTML { content(depth: 0) } }

  private mutating func content(depth: Int) -> HTML<Action> {
    var all = HTML<Action>()
    let count = random.number(in: 0...(depth == 0 ? 6 : max(0, 5 - depth)))
    var keys = Array(0..<8).shuffled(using: &random)
    let areKeyed = random.number(in: 0...2) > 0
    for _ in 0..<count { all.append(node(depth: depth, key: areKeyed ? keys.popLast() : nil)) }
    return all
  }

  private mutating func node(depth: Int, key: Int?) -> HTML<Action> {
    guard random.number(in: 0...3) > 0 else { return HTML(random.pick(Self.texts)) }
    var attributes: [HTMLAttribute<Action>] = []
    // A key is sometimes given twice.
    if let key { attributes.append(.key(random.number(in: 0...9) == 0 ? 1 : key)) }
    for _ in 0..<random.number(in: 0...3) { attributes.append(attribute()) }
    if random.number(in: 0...3) == 0 {
      return element(.svg, attributes) { element(.rect, [attribute()]) {} }
    }
    let tag = random.pick([HTMLTag.div, .span, .p, .ul, .li, .section, .bdi, .button, .input])
    let children = content(depth: depth + 1)
    return element(tag, attributes) { children }
  }

  private mutating func attribute() -> HTMLAttribute<Action> {
    switch random.number(in: 0...7) {
    case 0: .class(random.pick(["a", "b", "a b"]))
    case 1: .title(random.pick(Self.texts))
    case 2: .lang(random.pick(["ar", "en"]))
    case 3: .hidden(random.number(in: 0...1) == 0)
    case 4: .aria(.label, random.pick(Self.texts))
    case 5: .on(.click, .tapped(random.number(in: 0...2)))
    case 6: .onInput { .typed($0) }
    default: .value(random.pick(Self.texts))
    }
  }

  static let texts = [
    "a", "b", "34", "<b>&\"'", "\u{FEFF} \u{200F}x\n", "👩‍👩‍👧", "سُبْحَانَ اللَّهِ",
    // The same two marks in both orders: equal for `==`.
    "ر\u{651}\u{650}", "ر\u{650}\u{651}",
  ]
}
