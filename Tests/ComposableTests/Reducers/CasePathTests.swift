import Composable
import Testing

struct CasePathTests {
  private typealias Action = Pair<Counter>.Action

  @Test func pathExtractsOnlyItsCase() {
    let path = AnyCasePath<Action, Counter.Action>(\.left)
    #expect(path.extract(from: .left(.added(2))) == .added(2))
    #expect(path.extract(from: .right(.added(2))) == nil)
    #expect(path.embed(.incremented).is(\.left))
  }

  @Test func pathsCanBeChained() {
    let path = AnyCasePath<Action, Int>(\.right.added)
    #expect(path.extract(from: .right(.added(2))) == 2)
    #expect(path.extract(from: .right(.incremented)) == nil)
    #expect(path.extract(from: .left(.added(2))) == nil)
    #expect(path.embed(3)[case: \.right] == .added(3))
  }

  @Test func selfIsTheIdentityPath() {
    let path = AnyCasePath<Counter.Action, Counter.Action>(\.self)
    #expect(path.extract(from: .incremented) == .incremented)
    #expect(path.embed(.added(1)) == .added(1))
  }

  @Test func caseWithoutValueIsAPathToVoid() {
    #expect(Counter.Action.incremented.is(\.incremented))
    #expect(!Counter.Action.added(1).is(\.incremented))
    #expect(AnyCasePath<Counter.Action, Void>(\.incremented).embed(()) == .incremented)
  }

  private enum Shape: Equatable {
    case circle(radius: Int)
    case square(Int)
    case text(String?)
    case point
  }

  @Test func pathOfACaseIsFoundByReflection() {
    let circle = AnyCasePath(unsafe: Shape.circle)
    #expect(circle.embed(2) == .circle(radius: 2))
    #expect(circle.extract(from: .circle(radius: 2)) == 2)
    #expect(circle.extract(from: .square(2)) == nil)
    #expect(circle.extract(from: .point) == nil)
    let square = AnyCasePath(unsafe: Shape.square)
    #expect(square.extract(from: .square(3)) == 3)
    #expect(square.extract(from: .circle(radius: 3)) == nil)
    let text = AnyCasePath(unsafe: Shape.text)
    #expect(text.extract(from: .text("a")) == .some("a"))
    #expect(text.extract(from: .square(3)) == nil)
  }

  @Test func pathsAreAppended() {
    let path = AnyCasePath<Action, Counter.Action>(\.left).appending(path: AnyCasePath(\.added))
    #expect(path.extract(from: .left(.added(2))) == 2)
    #expect(path.extract(from: .right(.added(2))) == nil)
    #expect(path.embed(3)[case: \.left] == .added(3))
  }
}
