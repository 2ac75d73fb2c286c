/// Declares the state of a child that is presented while it is not `nil`: a sheet, an alert, a destination.
///
/// ```swift
/// @ObservableState struct State {
///   @Presents var detail: Detail.State?
/// }
/// ```
///
/// Set the property to `nil` to dismiss the child. Embed the child by the property's projected value:
/// `.ifLet(\.$detail, action: \.detail) { Detail() }`. The state that has the property need not be
/// observable; if it is, the property is observed.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() = #externalMacro(module: "ComposableMacrosPlugin", type: "PresentsMacro")
