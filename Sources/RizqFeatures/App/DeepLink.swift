import DuaLibrary
import Foundation

/// A place of the app, as links name it: `rizq://dua/SLUG`, `rizq://journey/SLUG/step/2`, `rizq://search?q=morning`.
public enum DeepLink: Hashable, Sendable {
  /// A tab, without a screen over it.
  case tab(AppFeature.Tab)
  /// The practice of a dua.
  case dua(Slug)
  /// The screen about a journey.
  case journey(Slug)
  /// The practice of a step of a journey, counted from 1.
  case step(journey: Slug, number: Int)
  /// The library with the results of a query.
  case search(String)
  /// The collections of the user.
  case collections
  /// The intentions of today.
  case intentions
  /// The course on a dua.
  case course(Slug)

  /// The scheme of the URLs, without a colon.
  public static let scheme = "rizq"

  /// Nil unless the URL is one of this app, and of a place that it has.
  public init?(_ url: String) {
    // The case of a scheme and of a host does not matter (RFC 3986, 6.2.2.1).
    guard let components = URLComponents(string: url), components.scheme?.lowercased() == Self.scheme,
      let host = components.host?.lowercased()
    else { return nil }
    let path = components.path.split(separator: "/").map(String.init)
    switch (host, path.count) {
    case ("dua", 1):
      guard let slug = Slug(path[0]) else { return nil }
      self = .dua(slug)
    case ("course", 1):
      guard let slug = Slug(path[0]) else { return nil }
      self = .course(slug)
    case ("journey", 1):
      guard let slug = Slug(path[0]) else { return nil }
      self = .journey(slug)
    case ("journey", 3) where path[1] == "step":
      guard let slug = Slug(path[0]), let number = Int(path[2]), number > 0 else { return nil }
      self = .step(journey: slug, number: number)
    case ("search", 0):
      guard let query = components.queryItems?.first(where: { $0.name == "q" })?.value else { return nil }
      self = .search(query)
    case ("collections", 0): self = .collections
    case ("intentions", 0): self = .intentions
    case (let name, 0):
      guard let tab = AppFeature.Tab(rawValue: name) else { return nil }
      self = .tab(tab)
    default: return nil
    }
  }

  /// The URL of the place.
  public var url: String {
    switch self {
    case .tab(let tab): "\(Self.scheme)://\(tab.rawValue)"
    case .dua(let slug): "\(Self.scheme)://dua/\(slug)"
    case .course(let slug): "\(Self.scheme)://course/\(slug)"
    case .journey(let slug): "\(Self.scheme)://journey/\(slug)"
    case .step(let journey, let number): "\(Self.scheme)://journey/\(journey)/step/\(number)"
    case .search(let query): "\(Self.scheme)://search?q=\(Self.encoded(query))"
    case .collections: "\(Self.scheme)://collections"
    case .intentions: "\(Self.scheme)://intentions"
    }
  }

  /// `+` and `&` separate queries, so they are encoded too.
  private static func encoded(_ query: String) -> String {
    query.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}

/// A link is encoded as its URL. Decoding throws a `DecodingError` if the text is not a link of this app.
extension DeepLink: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let url = try container.decode(String.self)
    guard let link = DeepLink(url) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "`\(url)` is not a link of this app"
      )
    }
    self = link
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(url)
  }
}
