import SwiftSyntax

/// What a case of an enum of features holds.
enum CaseKind {
  /// A feature, and the expression that makes it.
  case feature(TypeSyntax, reducer: String)
  /// An alert or another state whose presentation an action ends.
  case ephemeral(TypeSyntax)
  /// Values that stay as they are, and send no actions; or none.
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

  /// The case of the state: the state of the feature, or what the case holds itself.
  func state(_ enumCase: EnumCase) -> EnumCase {
    guard case .feature(let type, _) = self else { return enumCase }
    return enumCase.holding("\(raw: type).State")
  }

  /// The case of the actions, if there are any.
  func action(_ enumCase: EnumCase) -> EnumCase? {
    switch self {
    case .feature(let type, _), .ephemeral(let type): enumCase.holding("\(raw: type).Action")
    case .plain: nil
    }
  }

  /// The case of the stores: the store of the feature, or what the case holds itself.
  func scope(_ enumCase: EnumCase) -> EnumCase {
    guard case .feature(let type, _) = self else { return enumCase }
    return enumCase.holding("Composable.StoreOf<\(raw: type)>")
  }
}

extension EnumCase {
  /// The case with one value of another type.
  fileprivate func holding(_ type: TypeSyntax) -> EnumCase {
    var other = self
    other.parameters = [Parameter(label: nil, type: type, defaultValue: nil)]
    return other
  }

  /// The declaration of the case.
  var source: String {
    let values = parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + parameter.type.description
        + (parameter.defaultValue.map { " = \($0)" } ?? "")
    }
    return "case \(name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
  }
}
