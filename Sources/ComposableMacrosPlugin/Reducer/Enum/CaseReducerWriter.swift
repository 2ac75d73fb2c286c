import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Generates the state, the action and the reducer of an enum of features, with concrete types.
struct CaseReducerWriter {
  private let declaration: EnumDeclSyntax
  private let members: [EnumMember]
  private let visibility: String
  private let conformances: SynthesizedConformances

  init(_ declaration: EnumDeclSyntax, attribute: AttributeSyntax) {
    self.declaration = declaration
    members = EnumMember.all(in: declaration.memberBlock.members)
    visibility = declaration.modifiers.visibility
    conformances = SynthesizedConformances(attribute)
  }

  var cases: [EnumCase] {
    members.flatMap(\.cases)
  }

  var declarations: [String] {
    [state, action, bodyType, body, caseScope, scope]
  }

  private var state: String {
    let states = EnumMember.map(members) { CaseKind($0).state($0) }
    let cases = CasePathWriter(root: "State", members: states, visibility: visibility)
    let identity = EnumIdentityWriter(members: states, visibility: visibility)
    return """
      @dynamicMemberLookup
      \(visibility)nonisolated enum State: Composable.CasePathable, Composable.CaseReducerState, \
      Composable.EphemeralCases, Composable.NavigationIdentifiable, Composable.ObservableState\(conformances.state) {
        \(visibility)typealias StateReducer = \(declaration.name.trimmed)
        \(EnumMember.write(states, \.source).indented())
        \(cases.declarations.joined(separator: "\n").indented())
        \(identity.declaration.indented())
        \(navigationID.indented())
        \(isEphemeral.indented())
      }
      """
  }

  private var navigationID: String {
    if members.isEmpty { return "\(visibility)var _$navigationID: any Hashable & Sendable { 0 }" }
    var number = -1
    let branches = EnumMember.write(members) { enumCase in
      number += 1
      if case .plain = CaseKind(enumCase) { return "case .\(enumCase.name): \(number)" }
      return "case .\(enumCase.name)(let state): Self._$identity(\(number), state)"
    }
    return """
      \(visibility)var _$navigationID: any Hashable & Sendable {
        switch self {
        \(branches.indented())
        }
      }
      """
  }

  private var isEphemeral: String {
    let ephemeral = cases.contains { if case .ephemeral = CaseKind($0) { true } else { false } }
    guard ephemeral else { return "" }
    let branches = EnumMember.write(members) { enumCase in
      if case .ephemeral = CaseKind(enumCase) {
        "case .\(enumCase.name): true"
      } else {
        "case .\(enumCase.name): false"
      }
    }
    return """
      \(visibility)var _$isEphemeral: Bool {
        switch self {
        \(branches.indented())
        }
      }
      """
  }

  private var action: String {
    let actions = EnumMember.map(members) { CaseKind($0).action($0) }
    let cases = CasePathWriter(root: "Action", members: actions, visibility: visibility)
    return """
      \(visibility)nonisolated enum Action: Composable.CasePathable\(conformances.action) {
        \(EnumMember.write(actions, \.source).indented())
        \(cases.declarations.joined(separator: "\n").indented())
      }
      """
  }

  private var bodyType: String {
    "\(visibility)typealias Body = Composable._CaseReducers<State, Action>"
  }

  private var body: String {
    let features = EnumMember.map(members) { if case .feature = CaseKind($0) { $0 } else { nil } }
    if features.flatMap(\.cases).isEmpty {
      return "\(visibility)nonisolated static var body: Body { .init() }"
    }
    let scopes = EnumMember.write(features) { enumCase in
      guard case .feature(_, let reducer) = CaseKind(enumCase) else { return "" }
      let name = enumCase.name
      return "reducers.add(State.allCasePaths.\(name), Action.allCasePaths.\(name), \(reducer))"
    }
    return """
      \(visibility)nonisolated static var body: Body {
        var reducers = Body()
        \(scopes.indented())
        return reducers
      }
      """
  }

  private var caseScope: String {
    """
    \(visibility)nonisolated enum CaseScope {
      \(EnumMember.write(members) { CaseKind($0).scope($0).source }.indented())
    }
    """
  }

  private var scope: String {
    let signature =
      "@MainActor \(visibility)static func scope(_ store: Composable.Store<Self.State, Self.Action>) -> CaseScope"
    if members.isEmpty { return "\(signature) { switch store.state {} }" }
    let branches = EnumMember.write(members) { enumCase in
      let name = enumCase.name
      if case .feature = CaseKind(enumCase) {
        return
          "case .\(name)(let state): .\(name)(store._$scope(state, state: \\.\(name), action: \\.\(name)))"
      }
      let values = enumCase.parameters.indices.map { "v\($0)" }
      if values.isEmpty { return "case .\(name): .\(name)" }
      let arguments = zip(enumCase.parameters, values).map { ($0.label.map { "\($0): " } ?? "") + $1 }
      return """
        case .\(name)(\(values.map { "let \($0)" }.joined(separator: ", "))): \
        .\(name)(\(arguments.joined(separator: ", ")))
        """
    }
    return """
      \(signature) {
        switch store.state {
        \(branches.indented())
        }
      }
      """
  }
}
