import SwiftSyntax

/// The conformances in `@Reducer(state: .equatable, .sendable, action: .equatable)`.
struct SynthesizedConformances {
  /// The additional conformances of the state, as a suffix: `, Equatable, Sendable`.
  private(set) var state = ""
  /// The additional conformances of the action, as a suffix.
  private(set) var action = ""

  init(_ attribute: AttributeSyntax) {
    guard case .argumentList(let arguments)? = attribute.arguments else { return }
    var isAction = false
    for argument in arguments {
      if let label = argument.label { isAction = label.text == "action" }
      guard let member = argument.expression.as(MemberAccessExprSyntax.self) else { continue }
      let name = member.declName.baseName.text
      let conformance = ", \(name.prefix(1).uppercased())\(name.dropFirst())"
      if isAction { action += conformance } else { state += conformance }
    }
  }
}
