import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros that the compiler runs.
@main
struct ComposableMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    CasePathableMacro.self,
    DependencyClientMacro.self,
    DependencyEndpointMacro.self,
    ObservableStateMacro.self,
    ObservationStateIgnoredMacro.self,
    ObservationStateTrackedMacro.self,
    PresentsMacro.self,
    ReducerCaseMacro.self,
    ReducerMacro.self,
    ViewActionMacro.self,
  ]
}
