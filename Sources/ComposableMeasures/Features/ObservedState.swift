import Composable

/// An observable state with an id and one observed property, as `@ObservableState` writes it.
///
/// The measures do without macros, so that `bench-composable` builds without swift-syntax.
struct ObservedState<ID: Hashable & Sendable, Value: Equatable>: ObservableProperties, Equatable {
  let id: ID

  private var _value: Value
  var value: Value {
    get {
      _$observationRegistrar.access(0)
      return _value
    }
    set { _$observationRegistrar.mutate(0, &_value, newValue) }
    _modify {
      let before = _$observationRegistrar.willModify(0, _value)
      defer { _$observationRegistrar.didModify(0, _value, before) }
      yield &_value
    }
  }

  var _$observationRegistrar = ObservationStateRegistrar()
  var _$id: ObservableStateID { _$observationRegistrar.id }

  static var _$observedProperties: [ObservedProperty<Self>] {
    [
      ObservedProperty(0, \Self.value, stored: \Self._value)
    ]
  }

  init(id: ID, _ value: Value) {
    self.id = id
    _value = value
  }
}

extension ObservedState: Identifiable where ID == Int {}

/// The id of a state that is not in a list.
struct NoID: Hashable, Sendable {}

extension ObservedState where ID == NoID {
  init(_ value: Value) {
    self.init(id: NoID(), value)
  }
}

/// The actions of a feature that only embeds a child.
enum ChildAction<Action> {
  case child(Action)
}

extension ChildAction: CasePathable {
  struct AllCasePaths: Sendable {
    var child: AnyCasePath<ChildAction, Action> {
      AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
