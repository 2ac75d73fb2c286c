/// Marks a case of an enum of features whose associated value is not a feature. See ``Reducer()``.
@attached(peer)
public macro ReducerCaseIgnored() = #externalMacro(module: "ComposableMacrosPlugin", type: "ReducerCaseMacro")

/// Marks a case of an enum of features whose presentation ends with its first action, such as an alert.
///
/// `AlertState` and `ConfirmationDialogState` do not need it, but type aliases of them do.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ReducerCaseMacro")

/// Turns an enum of features into a reducer whose state and actions conform to protocols.
///
/// ```swift
/// @Reducer(state: .equatable, .sendable, action: .equatable)
/// enum Destination { … }
/// ```
///
/// Alternatively, write `extension Destination.State: Equatable {}`; see ``Reducer()``.
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

/// A protocol that `@Reducer` conforms a state or an action to.
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
