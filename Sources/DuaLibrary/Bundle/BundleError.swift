import Foundation

/// Why a bundle, or something in it, cannot be read.
public enum BundleError: Error, Equatable, Sendable {
  /// There is no such file.
  case missing(path: String)
  /// The file exists, but the system denies reading it.
  case unreadable(path: String)
  /// There is a folder, link, pipe or device instead of a file.
  case notAFile(path: String)
  /// The contents are not JSON.
  case notJSON(path: String)
  /// The bundle follows a version of the contract that this reader does not support.
  case unsupportedSchema(found: Int, supported: Int)
  /// The manifest lists a path that may lead out of the bundle, or that does not denote the same file on every platform.
  case unsafePath(String, AssetPath.Problem)
  /// The manifest lists one file twice; letter case is ignored.
  case duplicatePath(String)
  /// The manifest does not list a file of the contract.
  case unlisted(path: String)
  /// The folder contains a file that the manifest does not list.
  case extra(path: String)
  /// The file is longer than the reader's limit.
  case tooLarge(path: String, bytes: Int, limit: Int)
  /// The length differs from the manifest's.
  case wrongSize(path: String, expected: Int, found: Int)
  /// The SHA-256 differs from the manifest's.
  case wrongHash(path: String, expected: String, found: String)
  /// The number of rows differs from the manifest's.
  case wrongCount(path: String, expected: Int, found: Int)
  /// A part of a binary file has a wrong checksum, or a value that no valid file contains.
  case damaged(path: String, part: String)
  /// A row is invalid. Rows are counted from 1; nil for the manifest, which has no rows.
  case invalid(path: String, row: Int?, problem: RowProblem)
  /// The rows do not form a valid library.
  case inconsistent(Library.Problem)
  /// No dua has this index, because the bundle has only `count` duas. The bundle is not damaged.
  case noDua(index: Int, count: Int)
}

extension BundleError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let path): "\(path.shownInMessage) is missing; \(Self.copyAgain)"
    case .unreadable(let path):
      "\(path.shownInMessage) cannot be read; check the permissions of the bundle's folder"
    case .notAFile(let path): "\(path.shownInMessage) is not a regular file; \(Self.copyAgain)"
    case .notJSON(let path): "\(path.shownInMessage) is not JSON; \(Self.copyAgain)"
    case .unsupportedSchema(let found, let supported) where found > supported:
      "the bundle was made for schema \(found), this reader reads \(supported); update the app, or build the"
        + " bundle with the compiler of this reader's release"
    case .unsupportedSchema(let found, let supported):
      "the bundle was made for schema \(found), this reader reads \(supported); build the bundle again"
    case .unsafePath(let path, let problem):
      "manifest.json lists \(path.shownInMessage), \(problem.reason); do not use this bundle"
    case .duplicatePath(let path):
      "manifest.json lists \(path.shownInMessage), which differs from another file only in letter case, or not at all; build"
        + " the bundle again"
    case .unlisted(let path): "manifest.json does not list \(path.shownInMessage); build the bundle again"
    case .extra(let path):
      "\(path.shownInMessage) is not listed in manifest.json; remove it, or \(Self.copyAgain)"
    case .tooLarge(let path, let bytes, let limit):
      "\(path.shownInMessage) has \(bytes) bytes; a reader loads at most \(limit)"
    case .wrongSize(let path, let expected, let found):
      "\(path.shownInMessage) has \(found) bytes, manifest.json says \(expected); \(Self.copyAgain)"
    case .wrongHash(let path, let expected, let found):
      "\(path.shownInMessage) was changed: its sha256 is \(found.shownInMessage), manifest.json says"
        + " \(expected.shownInMessage); \(Self.copyAgain)"
    case .wrongCount(let path, let expected, let found):
      "\(path.shownInMessage) has \(found) rows, manifest.json says \(expected); build the bundle again"
    case .damaged(let path, let part):
      "\(path.shownInMessage) is damaged (\(part)); \(Self.copyAgain)"
    case .invalid(let path, let row?, let problem):
      "\(path.shownInMessage), row \(row): \(problem); build the bundle again"
    case .invalid(let path, nil, let problem): "\(path.shownInMessage): \(problem); build the bundle again"
    case .inconsistent(.duplicate(let kind, let key)):
      "two entries of kind \(kind) are named \(key.shownInMessage); build the bundle again"
    case .inconsistent(.dangling(let kind, let key, let owner)):
      "\(owner.shownInMessage) refers to \(key.shownInMessage), and there is no such \(kind); build the bundle"
        + " again"
    case .noDua(let index, let count):
      "there is no dua with the index \(index): the bundle has \(count), and the first has the index 0"
    }
  }

  private static let copyAgain = "copy the whole bundle again from where it was built"
}

extension BundleError: LocalizedError {
  public var errorDescription: String? { description }
}

extension AssetPath.Problem {
  /// The end of a sentence about the path.
  fileprivate var reason: String {
    switch self {
    case .empty: "an empty path"
    case .tooLong(let bytes): "a path of \(bytes) bytes, more than \(AssetPath.maximumLength)"
    case .absolute: "an absolute path"
    case .leavesTheRoot: "a path that leads out of the bundle"
    case .character(let scalar): "a path with the character \(String(scalar).shownInMessage)"
    case .segment(let segment): "a path with the unsafe part \(segment.shownInMessage)"
    }
  }
}
