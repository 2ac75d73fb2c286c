import DuaLibrary
import UnicodeText
import UpdateFramework

/// Why there is no update. What is in use stays in use.
public enum ReleaseError: Error, Equatable, Sendable {
  /// The metadata of the release is refused.
  case metadata(UpdateError)
  /// The bundle of the release is refused.
  case bundle(BundleError)
  /// The search of the bundle does not work.
  case search(String)
  /// A file could not be fetched, with the reason of the app's client.
  case fetch(path: String, reason: String)
  /// A file did not arrive in time.
  case tooSlow(path: String)
  /// A file of this device could not be read or written.
  case file(FileProblem)
  /// The bundle is for a later version of the app.
  case newerSchema(found: Int, supported: Int)
  /// The release was installed before, and its launch failed.
  case failedBefore
  /// The manifest and the signed metadata describe different files.
  case mixed(path: String)
  /// The release is older than the library in use.
  case older(found: String, inUse: String)
  /// What was fetched is not what was verified.
  case notVerified(path: String)
  /// Another process is updating.
  case busy
  /// There is nothing to return to.
  case nothingToRollBack

  /// A failed step on a file.
  public struct FileProblem: Error, Equatable, Sendable {
    /// The verb of a message, such as `write`.
    public var operation: String
    /// Absolute.
    public var path: String
    /// The words of the system.
    public var reason: String

    public init(_ operation: String, _ path: String, reason: String) {
      (self.operation, self.path, self.reason) = (operation, path, reason)
    }
  }
}

extension ReleaseError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .metadata(let error): error.description
    case .bundle(let error): "the bundle of the release: \(error)"
    case .search(let reason): "the search index of the release is not usable: \(reason.escapedForDisplay)"
    case .fetch(let path, let reason):
      "\(path.escapedForDisplay) could not be fetched: \(reason.escapedForDisplay); try again later"
    case .tooSlow(let path):
      "\(path.escapedForDisplay) did not arrive in time; try again with a better connection"
    case .file(let problem):
      "cannot \(problem.operation) \(problem.path.escapedForDisplay): \(problem.reason.escapedForDisplay)"
    case .newerSchema(let found, let supported):
      "the release has schema \(found), and this app reads \(supported); update the app"
    case .failedBefore: "the release failed when it was launched before; wait for the next one"
    case .mixed(let path):
      "the manifest and the signed metadata describe different files \(path.escapedForDisplay); publish the release again"
    case .older(let found, let inUse):
      "the release has version \(found.escapedForDisplay), and \(inUse.escapedForDisplay) is in use; check again"
    case .notVerified(let path):
      "\(path.escapedForDisplay) is not the file that was verified; download the release again"
    case .busy: "another process is updating the library; try again later"
    case .nothingToRollBack: "there is no former library; the one of the app is in use"
    }
  }

  /// Whether the metadata has expired: there may be something newer, of which this device does not know.
  public var isExpiry: Bool { if case .metadata(.expired) = self { true } else { false } }
}
