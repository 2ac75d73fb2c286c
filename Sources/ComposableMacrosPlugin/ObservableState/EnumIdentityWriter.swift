/// Generates the identity of an observable enum from its case and the identity of the associated state.
struct EnumIdentityWriter {
  let members: [EnumMember]
  /// `public `, `package ` or an empty string.
  let visibility: String

  var declaration: String {
    if members.isEmpty {
      return "\(visibility)nonisolated var _$id: Composable.ObservableStateID { ._$none }"
    }
    var number = -1
    let branches = EnumMember.write(members) { enumCase in
      number += 1
      switch enumCase.parameters.count {
      case 0: return "case .\(enumCase.name): ._$none._$tag(\(number))"
      case 1: return "case .\(enumCase.name)(let state): ._$of(state)._$tag(\(number))"
      default: return "case .\(enumCase.name): ._$unknown"
      }
    }
    return """
      \(visibility)nonisolated var _$id: Composable.ObservableStateID {
        switch self {
        \(branches.indented())
        }
      }
      """
  }
}
