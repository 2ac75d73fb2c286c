import CustomDump
import Foundation

extension Reducer {
  /// Prints every action this reducer gets and what it changes, to find out how a feature behaves.
  ///
  /// - Parameter printer: What to print and where; `nil` to print nothing.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// Says what a reducer did with an action.
public struct _ReducerPrinter<State, Action> {
  let printChange: (_ action: Action, _ oldState: State, _ newState: State) -> Void

  /// Makes a printer from a closure that prints.
  public init(
    printChange: @escaping (_ action: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    self.printChange = printChange
  }

  /// Prints the action and the difference of the states to the dependency `changePrinter`.
  public static var customDump: Self {
    Self { action, oldState, newState in
      let change = diff(oldState, newState).map { "\($0)\n" } ?? "  (No state changes)\n"
      DependencyValues.current.changePrinter(
        "received action:\n  \(String(customDumping: action).replacing("\n", with: "\n  "))\n\(change)\n"
      )
    }
  }

  /// Prints the name of the action's case to the dependency `changePrinter`.
  public static var actionLabels: Self {
    Self { action, _, _ in
      let label = Mirror(reflecting: action).children.first?.label ?? "\(action)"
      DependencyValues.current.changePrinter("received action: \(Action.self).\(label)\n")
    }
  }
}

/// Where `_printChanges` prints.
public struct ChangePrinter: Sendable {
  private let write: @Sendable (String) -> Void

  /// Makes a printer from a closure that gets whole lines.
  public init(_ write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Prints text.
  public func callAsFunction(_ text: String) {
    write(text)
  }
}

private enum ChangePrinterKey: DependencyKey {
  static let liveValue = ChangePrinter { FileHandle.standardError.write(Data($0.utf8)) }
  static let testValue = liveValue
}

extension DependencyValues {
  /// Where `_printChanges` prints; the standard error unless set.
  public var changePrinter: ChangePrinter {
    get { self[ChangePrinterKey.self] }
    set { self[ChangePrinterKey.self] = newValue }
  }
}

/// A reducer that prints what it does, as `_printChanges` makes it.
public struct _PrintChangesReducer<Base: Reducer>: Reducer {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  /// Runs the reducer and prints what it did.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _resolve().run(&state, action)
  }

  /// Resolves the reducers inside; see ``Reducer/_resolve()``.
  public func _resolve() -> Reduce<Base.State, Base.Action> {
    let resolved = base._resolve()
    guard let printer else { return resolved }
    let base = resolved.run
    return Reduce { state, action in
      let oldState = state
      let effect = base(&state, action)
      printer.printChange(action, oldState, state)
      return effect
    }
  }
}
