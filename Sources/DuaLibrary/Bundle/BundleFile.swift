/// The files that contain the library itself. A bundle may list more, for example the search index.
public enum BundleFile: String, CaseIterable, Sendable {
  case categories = "categories.json"
  case collections = "collections.json"
  case duas = "duas.json"
  case journeyDuas = "journey_duas.json"
  case journeys = "journeys.json"
  case works = "works.json"

  /// The path within the bundle.
  public var path: String { rawValue }
}
