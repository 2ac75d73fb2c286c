import Composable
import DuaLibrary
import LibraryCompiler
import ReleaseSigning
import UnicodeText
import UpdateFramework

/// Makes, signs and publishes a release in a local folder.
///
/// Every operation either changes the folder completely or leaves what is published as it was: new files have names of their own, and
/// the timestamp, which clients follow, is replaced last.
public struct ReleasePublisher: Sendable {
  let path: String
  let files: FileClient
  let now: UTCTime
  let policy: ReleasePolicy
  let workingDirectory: String

  /// Uses the clients of the current dependencies.
  ///
  /// - Parameters:
  ///   - path: The folder of the release, absolute or relative to the working directory.
  ///   - now: The time that signatures begin with.
  public init(_ path: String, now: UTCTime, policy: ReleasePolicy = .standard) {
    @Dependency(\.files) var files
    @Dependency(\.environment) var environment
    workingDirectory = environment.workingDirectory()
    let absolute = Self.absolute(path, from: workingDirectory)
    let hasSlash = absolute.utf8.count > 1 && absolute.utf8.last == UInt8(ascii: "/")
    self.path = hasSlash ? String(absolute.unicodeScalars.dropLast()) : absolute
    (self.files, self.now, self.policy) = (files, now, policy)
  }

  func absolute(_ path: String) -> String { Self.absolute(path, from: workingDirectory) }

  /// By bytes: a mark that begins a name would be one `Character` with the slash before it.
  private static func absolute(_ path: String, from base: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : "\(base)/\(path)"
  }

  var folder: ReleaseFolder { ReleaseFolder(path: path, files: files) }

  /// Runs `work` with the lock of the folder, and translates its errors.
  func locked<Result>(_ work: (ReleaseFolder) throws -> Result) throws(OperationalFailure) -> Result {
    try translating {
      try folder.checkIsRelease()
      let lock = folder.absolute(ReleaseFolder.lock)
      _ = try files.lock(lock)
      defer { try? files.unlock(lock) }
      return try work(folder)
    }
  }

  func translating<Result>(_ work: () throws -> Result) throws(OperationalFailure) -> Result {
    do {
      return try work()
    } catch let error as UpdateError {
      // The advice is for an owner of the release, not for a device.
      let hint = error.isDamage ? "restore it from the server or a backup" : error.advice
      throw OperationalFailure(error.problem, hint: hint)
    } catch SigningError.invalid(let error) {
      throw OperationalFailure(error.problem, hint: error.advice)
    } catch {
      throw OperationalFailure(causedBy: error)
    }
  }
}
