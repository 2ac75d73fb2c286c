import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plug-in with the macros.
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
