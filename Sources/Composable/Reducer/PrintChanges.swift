import CustomDump
import Foundation

extension Reducer {
  /// Prints every action that this reducer receives and the changes that it makes, for debugging.
  ///
  /// - Parameter printer: Chooses what to print; `nil` prints nothing.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// Prints an action and the state before and after it.
public struct _ReducerPrinter<State, Action> {
  let printChange: (_ action: Action, _ oldState: State, _ newState: State) -> Void

  /// Makes a printer from a closure that prints.
  public init(
    printChange: @escaping (_ action: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    self.printChange = printChange
  }

  /// Prints the action and the difference of the states to ``DependencyValues/changePrinter``.
  public static var customDump: Self {
    Self { action, oldState, newState in
      let change = diff(oldState, newState).map { "\($0)\n" } ?? "  (No state changes)\n"
      DependencyValues.current.changePrinter(
        "received action:\n  \(String(customDumping: action).replacing("\n", with: "\n  "))\n\(change)\n"
      )
    }
  }

  /// Prints the name of the action's case to ``DependencyValues/changePrinter``.
  public static var actionLabels: Self {
    Self { action, _, _ in
      let label = Mirror(reflecting: action).children.first?.label ?? "\(action)"
      DependencyValues.current.changePrinter("received action: \(Action.self).\(label)\n")
    }
  }
}

/// The output of `_printChanges`.
public struct ChangePrinter: Sendable {
  private let write: @Sendable (String) -> Void

  /// Makes a printer from a closure that writes text. The text is always whole lines.
  public init(_ write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Writes text.
  public func callAsFunction(_ text: String) {
    write(text)
  }
}

private enum ChangePrinterKey: DependencyKey {
  static let liveValue = ChangePrinter { FileHandle.standardError.write(Data($0.utf8)) }
  static let testValue = liveValue
}

extension DependencyValues {
  /// The output of `_printChanges`; standard error by default.
  public var changePrinter: ChangePrinter {
    get { self[ChangePrinterKey.self] }
    set { self[ChangePrinterKey.self] = newValue }
  }
}

/// The reducer that `_printChanges` returns.
public struct _PrintChangesReducer<Base: Reducer>: _ResolvedReducer {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  /// Runs the reducer and prints the action and the change.
  public func _resolve() -> Reduce<Base.State, Base.Action> {
    let resolved = base._resolve()
    guard let printer else { return resolved }
    let base = resolved.run
    return Reduce { state, action in
      let oldState = state
      let oldShared = SharedExpectation(base: nil)
      let effect = SharedView.$recorder.withValue(oldShared) { base(&state, action) }
      SharedView.$comparison.withValue((.expected(oldShared), .live)) {
        printer.printChange(action, oldState, state)
      }
      return effect
    }
  }
}
