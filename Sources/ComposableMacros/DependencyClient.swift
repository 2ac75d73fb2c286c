/// Turns a struct of closures into a client whose endpoints fail a test until they are set.
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
/// The macro generates an initializer with an argument for each endpoint, and one without arguments. The latter's
/// endpoints report an issue when they are called, and then throw, return nothing or `nil`, or return the result of their
/// default value. An endpoint that returns something else and cannot throw needs a default value. Properties that are not
/// endpoints are arguments of both initializers if one of them has no default value. An endpoint with named arguments also
/// becomes a method: `library.load(id: 1)`.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "DependencyClientMacro")

/// Generates a method that calls an endpoint of a client. ``DependencyClient()`` applies it to endpoints with named
/// arguments.
///
/// - Parameter method: The name of the method; the name of the endpoint by default.
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "ComposableMacrosPlugin", type: "DependencyEndpointMacro")
