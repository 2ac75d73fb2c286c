import CustomDump

/// The change of one property of a feature's state by a view.
///
/// A reducer matches it by key path: `case .binding(\.name):`.
public struct BindingAction<Root>: Sendable {
  /// The property to set.
  public let keyPath: PartialKeyPath<Root> & Sendable

  let set: @Sendable (inout Root) -> Void
  private let value: any Equatable & Sendable
  /// Records that a reducer has applied the change; `nil` for an action that is not sent by a binding.
  var receipt: BindingReceipt?

  /// Makes the action that sets a property to a value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value> & Sendable,
    _ value: Value
  ) -> Self {
    Self(keyPath: keyPath, set: { $0[keyPath: keyPath] = value }, value: value)
  }

  /// Whether an action sets the property at a key path.
  public static func ~= (keyPath: PartialKeyPath<Root>, action: Self) -> Bool {
    action.keyPath == keyPath
  }
}

extension BindingAction: Equatable {
  /// Whether both actions set the same property to equal values.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<T: Equatable>(_ value: T) -> Bool {
      value == rhs.value as? T
    }
    return lhs.keyPath == rhs.keyPath && isEqual(lhs.value)
  }
}

extension BindingAction: CasePathable {
  /// The case paths of ``BindingAction``, one for every property: `\.binding.name`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The path to the actions that set a property. Its value is the new value of the property.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value> & Sendable
    ) -> AnyCasePath<BindingAction, Value> {
      AnyCasePath(
        embed: { .set(keyPath, $0) },
        extract: { $0.keyPath == keyPath ? $0.value as? Value : nil }
      )
    }
  }

  /// The paths to the actions of every property.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension BindingAction: CustomStringConvertible {
  /// The property and its new value.
  public var description: String { ".set(\(keyPath), \(value))" }
}

extension BindingAction: CustomDumpReflectable {
  /// What a test shows: `.set(\State.name, "a")`.
  public var customDumpMirror: Mirror {
    Mirror(self, children: ["set": (keyPath, value)], displayStyle: .enum)
  }
}
