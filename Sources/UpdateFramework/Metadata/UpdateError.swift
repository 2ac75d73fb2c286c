import DuaLibrary
import UnicodeText

/// Why metadata or a target is refused.
public enum UpdateError: Error, Equatable, Sendable {
  /// The file does not exist where it has to be.
  case missing(file: String)
  /// The file is not metadata of the specification.
  case malformed(file: String, reason: String)
  /// Fewer keys of the role have signed than its threshold demands.
  case thresholdNotMet(file: String, role: RoleName, valid: Int, threshold: Int)
  /// The version is lower than one that was trusted before.
  case rollback(file: String, trusted: Int, found: Int)
  /// The version is not the one that other metadata or the name of the file states.
  case wrongVersion(file: String, expected: Int, found: Int)
  /// The metadata was valid until then.
  case expired(file: String, on: UTCTime)
  /// The file has another length than signed metadata states.
  case wrongLength(file: String, expected: Int, found: Int)
  /// The file is longer than anything that is accepted in its place.
  case tooLong(file: String, limit: Int)
  /// The file is not the one that signed metadata describes.
  case wrongHash(file: String)
  /// A file that the trusted snapshot had is not in the new one.
  case removed(file: String)
  /// The release has no such target.
  case unknownTarget(path: String)
  /// More versions of the root follow each other than are read in one update.
  case tooManyRoots(limit: Int)
}

extension UpdateError: CustomStringConvertible {
  public var description: String { advice.map { "\(problem); \($0)" } ?? problem }

  /// What is wrong.
  public var problem: String {
    switch self {
    case .missing(let file): "\(file.escapedForDisplay) is missing"
    case .malformed(let file, let reason): "\(file.escapedForDisplay) \(reason.escapedForDisplay)"
    case .thresholdNotMet(let file, let role, let valid, let threshold):
      "\(file.escapedForDisplay) is signed by \(valid.counted("key")) of the role \(role.rawValue), which needs"
        + " \(threshold): it was changed, or other keys have signed it"
    case .rollback(let file, let trusted, let found):
      "\(file.escapedForDisplay) has the version \(found), and version \(trusted) was trusted before"
    case .wrongVersion(let file, let expected, let found):
      "\(file.escapedForDisplay) has the version \(found), not \(expected)"
    case .expired(let file, let time): "\(file.escapedForDisplay) was valid until \(time)"
    case .wrongLength(let file, let expected, let found):
      "\(file.escapedForDisplay) has \(found) bytes, the signed metadata says \(expected)"
    case .tooLong(let file, let limit):
      "\(file.escapedForDisplay) is longer than \(limit) bytes, which is the most that is read"
    case .wrongHash(let file):
      "\(file.escapedForDisplay) is not the file that the signed metadata describes"
    case .removed(let file):
      "\(file.escapedForDisplay) was in the trusted snapshot, and is not in the new one"
    case .unknownTarget(let path): "the release has no file \(path.escapedForDisplay)"
    case .tooManyRoots(let limit): "more than \(limit) versions of the root follow each other"
    }
  }

  /// What to do about it, or what it means.
  public var advice: String? {
    switch self {
    case .missing: "publish the release again, all of it"
    case .malformed, .wrongVersion: "it is not from this release"
    case .rollback: "it is an old copy"
    case .expired(let file, _): "\(Self.renewal(of: file)), or check the clock of this device"
    case .wrongLength, .wrongHash: "it was changed on the way"
    case .tooManyRoots: "update the app, which contains a later root"
    case .thresholdNotMet, .tooLong, .removed, .unknownTarget: nil
    }
  }

  /// Whether a file is not there as its owner signed it.
  public var isDamage: Bool {
    switch self {
    case .missing, .malformed, .thresholdNotMet, .rollback, .wrongVersion, .wrongLength, .tooLong, .wrongHash,
      .removed:
      true
    case .expired, .unknownTarget, .tooManyRoots: false
    }
  }

  /// What the owner of a release does about metadata that has expired: whose keys have to sign depends on the role.
  private static func renewal(of file: String) -> String {
    if file.hasSuffix(RootMetadata.fileName) {
      return "sign the next root with `rizq release renew`, `rizq release sign` and `rizq release publish`"
    }
    if file.hasSuffix(TargetsMetadata.fileName) {
      return "run `rizq release refresh` with the key of targets too"
    }
    return "run `rizq release refresh`"
  }
}
