/// What an endpoint of a client throws that nobody has set. `@DependencyClient` writes endpoints so.
public struct UnimplementedEndpoint: Error, Equatable {
  /// The endpoint: `Client.fetch`.
  public let name: String

  /// Reports that an endpoint is used that nobody has set, which fails a test.
  public init(reporting name: String) {
    self.name = name
    reportIssue(
      """
      Unimplemented: \(name)

      It is called, but nobody has set it. Set it in 'withDependencies'.
      """
    )
  }
}
