/// Makes a struct of closures a client whose endpoints fail a test until they are set.
///
/// ```swift
/// @DependencyClient struct Library: Sendable {
///   var load: @Sendable (_ id: Int) async throws -> Dua
///   var count: @Sendable () -> Int = { 0 }
///   var forget: @Sendable (Int) -> Void
/// }
///
/// extension Library: DependencyKey {
///   static let liveValue = Library(load: { … }, count: { … }, forget: { … })
///   static let testValue = Library()
/// }
/// ```
///
/// There is an initializer with an argument for each endpoint, and one without arguments. Endpoints of the
/// latter report an issue when they are called, and then throw, return nothing, or return what the default value
/// says, which an endpoint that does neither must have. An endpoint with named arguments is also a method:
/// `library.load(id: 1)`.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "DependencyClientMacro")

/// Makes an endpoint of a client a method too. ``DependencyClient()`` applies it where arguments are named.
///
/// - Parameter method: The name of the method; by default that of the endpoint.
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "ComposableMacrosPlugin", type: "DependencyEndpointMacro")
