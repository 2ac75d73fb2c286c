import SwiftSyntax

/// The kind of a case of an enum of features.
enum CaseKind {
  /// A feature, and the expression that initializes it.
  case feature(TypeSyntax, reducer: String)
  /// An alert, or another state whose presentation ends with its first action.
  case ephemeral(TypeSyntax)
  /// No associated value, or values without actions.
  case plain

  init(_ enumCase: EnumCase) {
    let attributes = enumCase.declaration.attributes
    guard !attributes.contains(named: "ReducerCaseIgnored"), enumCase.parameters.count == 1,
      let parameter = enumCase.parameters.first, let name = parameter.type.lastName
    else {
      self = .plain
      return
    }
    if ["AlertState", "ConfirmationDialogState"].contains(name)
      || attributes.contains(named: "ReducerCaseEphemeral")
    {
      self = .ephemeral(parameter.type)
    } else {
      let reducer = parameter.defaultValue?.description ?? "\(parameter.type)()"
      self = .feature(parameter.type, reducer: reducer)
    }
  }

  /// The case of the state: with the state of the feature, or with the same values.
  func state(_ enumCase: EnumCase) -> EnumCase {
    guard case .feature(let type, _) = self else { return enumCase }
    return enumCase.holding("\(raw: type).State")
  }

  /// The case of the action; `nil` if there are no actions.
  func action(_ enumCase: EnumCase) -> EnumCase? {
    switch self {
    case .feature(let type, _), .ephemeral(let type): enumCase.holding("\(raw: type).Action")
    case .plain: nil
    }
  }

  /// The case of the stores: with the store of the feature, or with the same values.
  func scope(_ enumCase: EnumCase) -> EnumCase {
    guard case .feature(let type, _) = self else { return enumCase }
    return enumCase.holding("Composable.StoreOf<\(raw: type)>")
  }
}

extension EnumCase {
  /// The case with a single associated value of a type.
  fileprivate func holding(_ type: TypeSyntax) -> EnumCase {
    var other = self
    other.parameters = [Parameter(label: nil, type: type, defaultValue: nil)]
    return other
  }

  /// The source text of the case.
  var source: String {
    let values = parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + parameter.type.description
        + (parameter.defaultValue.map { " = \($0)" } ?? "")
    }
    return "case \(name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
  }
}
