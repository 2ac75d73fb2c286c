/// Lets key paths name the cases of an enum: `\.child`, `\.child.saved`.
///
/// ```swift
/// @CasePathable enum Delegate {
///   case saved(Item)
/// }
///
/// delegate.is(\.saved)
/// delegate[case: \.saved]  // an `Item?`
/// ```
///
/// A case without a value has a path to `Void`, one with several values a path to a tuple of them. Two cases
/// must not share a name. ``Reducer()`` applies it to the actions of a feature.
@attached(extension, conformances: CasePathable)
@attached(member, names: named(AllCasePaths), named(allCasePaths), named(_$binding))
public macro CasePathable() = #externalMacro(module: "ComposableMacrosPlugin", type: "CasePathableMacro")
