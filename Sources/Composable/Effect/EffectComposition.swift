extension Effect {
  /// Runs effects concurrently. They start in order.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Runs effects concurrently. They start in order.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    var members: [Self] = []
    for effect in effects {
      switch effect.operation {
      case .none: continue
      case .merge(let nested): members += nested
      default: members.append(effect)
      }
    }
    return members.count > 1 ? Self(operation: .merge(members)) : members.first ?? .none
  }

  /// Runs effects in sequence: each starts when the previous one has ended.
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Runs effects in sequence: each starts when the previous one has ended.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    var members: [Self] = []
    for effect in effects {
      switch effect.operation {
      case .none: continue
      case .concatenate(let nested): members += nested
      default: members.append(effect)
      }
    }
    return members.count > 1 ? Self(operation: .concatenate(members)) : members.first ?? .none
  }

  /// Runs this effect and another concurrently.
  @inlinable
  public func merge(with other: Self) -> Self {
    if other.isNone { return self }
    if isNone { return other }
    return .merge([self, other])
  }

  /// Runs this effect, and another one when this one has ended.
  public func concatenate(with other: Self) -> Self {
    if other.isNone { return self }
    if isNone { return other }
    return .concatenate([self, other])
  }

  /// Transforms every action that the effect sends.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    switch operation {
    case .none:
      return .none
    case .send(let action):
      return .send(transform(action))
    case .run(let work):
      return Effect<T>(operation: .run(work.map(transform)))
    case .merge(let effects):
      return Effect<T>(operation: .merge(effects.map { $0.map(transform) }))
    case .concatenate(let effects):
      return Effect<T>(operation: .concatenate(effects.map { $0.map(transform) }))
    case .cancellable(let effect, let id, let cancelInFlight):
      return Effect<T>(
        operation: .cancellable(effect.map(transform), id: id, cancelInFlight: cancelInFlight)
      )
    case .cancel(let id):
      return Effect<T>(operation: .cancel(id: id))
    case .scoped(let effect, let scope, let dismissal):
      return Effect<T>(
        operation: .scoped(effect.map(transform), to: scope, dismissal: dismissal.map(transform))
      )
    case .cancelScope(let scope):
      return Effect<T>(operation: .cancelScope(scope))
    }
  }
}
