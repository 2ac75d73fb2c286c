/// Says that a case of an enum of features holds a value, not a feature. See ``Reducer()``.
@attached(peer)
public macro ReducerCaseIgnored() = #externalMacro(module: "ComposableMacrosPlugin", type: "ReducerCaseMacro")

/// Says that a case of an enum of features holds a state whose presentation ends by itself, such as an alert.
///
/// `AlertState` and `ConfirmationDialogState` are recognized without it; a type alias of theirs is not.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ReducerCaseMacro")

/// Makes an enum of features a reducer whose state and actions conform to protocols.
///
/// ```swift
/// @Reducer(state: .equatable, .sendable, action: .equatable)
/// enum Destination { … }
/// ```
///
/// The other way is `extension Destination.State: Equatable {}`; see ``Reducer()``.
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
@attached(
  member,
  names: named(State),
  named(Action),
  named(Body),
  named(body),
  named(CaseScope),
  named(scope)
)
public macro Reducer(state: SynthesizedConformance..., action: SynthesizedConformance...) =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ReducerMacro")

/// A protocol to which `@Reducer` conforms a state or an action.
public struct SynthesizedConformance: Sendable {
  /// `Codable`.
  public static let codable = Self()
  /// `Decodable`.
  public static let decodable = Self()
  /// `Encodable`.
  public static let encodable = Self()
  /// `Equatable`.
  public static let equatable = Self()
  /// `Hashable`.
  public static let hashable = Self()
  /// `Sendable`.
  public static let sendable = Self()
}
