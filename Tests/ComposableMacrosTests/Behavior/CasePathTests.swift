import ComposableMacros
import Testing

@CasePathable indirect enum Tree: Equatable {
  case leaf
  case node(Tree, Tree)
  case named(name: String)
  case `default`(Int)
  #if DEBUG
    case debug(Bool)
  #else
    case release
  #endif
}

@CasePathable enum Choice<Value> {
  case some(Value)
  case none
  case pair(first: Value, second: [Value])
}

/// Without values: the compiler warns about code that handles one.
enum Nothing {}

@CasePathable enum Unreachable {
  case nothing(Nothing)
  case labeled(value: Nothing)
  case number(Int)
}

@CasePathable enum Loading {
  case page(Result<(items: [Int], next: Int?), any Error>)
}

enum Outer {
  @CasePathable fileprivate enum Hidden {
    case value(@Sendable (Int) -> Int)
  }
}

@CasePathable enum Progress: Equatable {
  case started
  case moved(Int)
  case inner(Tree)
}

struct CasePathTests {
  @Test func valuesAreExtractedAndEmbedded() throws {
    #expect(Tree.leaf.is(\.leaf))
    #expect(!Tree.leaf.is(\.node))
    let node = Tree.node(.leaf, .named(name: "a"))
    let values = try #require(node[case: \.node])
    #expect(values == (.leaf, .named(name: "a")))
    #expect(AnyCasePath(\Case<Tree>.node).embed(values) == node)
    #expect(Tree.named(name: "a")[case: \.named] == "a")
    #expect(AnyCasePath(\Case<Tree>.default).embed(3) == .default(3))
  }

  @Test func conditionalCasesHaveConditionalPaths() {
    #if DEBUG
      #expect(Tree.debug(true)[case: \.debug] == true)
    #else
      #expect(Tree.release.is(\.release))
    #endif
  }

  @Test func casesOfTypesWithoutValuesHavePaths() {
    #expect(Unreachable.number(1).is(\.number))
    #expect(!Unreachable.number(1).is(\.nothing))
    #expect(!Unreachable.number(1).is(\.labeled))
  }

  @Test func genericEnumsHavePaths() {
    #expect(Choice.some(1)[case: \.some] == 1)
    #expect(Choice.pair(first: 1, second: [2])[case: \.pair]?.second == [2])
    #expect(Choice<Int>.none.is(\.none))
  }

  @Test func privateEnumsHavePaths() {
    #expect(Outer.Hidden.value { $0 + 1 }[case: \.value]?(1) == 2)
  }

  // The compiler crashed.
  @Test func valueOfAResultCanBeATuple() throws {
    let page = try #require(Loading.page(.success((items: [1], next: 2)))[case: \.page.success])
    #expect(page == ([1], 2))
    #expect(Loading.page(.failure(CancellationError())).is(\.page.failure))
    #expect(AnyCasePath(\Case<Loading>.page.success).embed(page).is(\.page.success))
  }

  @Test func valuesAreChangedInPlace() {
    var tree = Tree.named(name: "a")
    tree.modify(\.named) { $0 += "b" }
    #expect(tree == .named(name: "ab"))
    var optional = Optional(tree)
    optional.modify(\.named) { $0 += "c" }
    #expect(optional == .named(name: "abc"))
  }

  @Test func aSwitchMatchesKeyPaths() {
    func name(_ progress: Progress) -> String {
      switch progress {
      case \.started: "started"
      case \.inner.named: "named"
      case \.inner: "inner"
      default: "other"
      }
    }
    #expect(
      [.started, .moved(1), .inner(.named(name: "a")), .inner(.leaf)].map(name) == [
        "started", "other", "named", "inner",
      ]
    )
  }

  @Test func keyPathsMakeValues() {
    let moved = \Progress.Cases.moved
    #expect(moved(3) == Progress.moved(3))
    #expect((\Progress.Cases.inner.named)("a") == Progress.inner(.named(name: "a")))
    #expect((\Progress.Cases.started)() == Progress.started)
  }

  @Test func keyPathsWithoutTheTypeOfTheirValueAreCompared() {
    let paths: [PartialCaseKeyPath<Progress>] = [\.started, \.moved, \.inner.leaf]
    #expect(paths.map { Progress.moved(1).is($0) } == [false, true, false])
    #expect(Progress.moved(1)[case: paths[1]] as? Int == 1)
    #expect(Progress.started[case: paths[1]] == nil)
  }

  @Test func casesOfOptionalsAreCompared() {
    let progress = Optional(Progress.inner(.leaf))
    #expect(progress.is(\.inner))
    #expect(progress.is(\.inner.leaf))
    #expect(progress.is(\.some))
    #expect(!progress.is(\.moved))
    #expect(!Optional<Progress>.none.is(\.moved))
  }
}
