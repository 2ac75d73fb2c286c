/// Why a build could not run, other than errors in the content.
public struct OperationalFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// A sentence without a period.
  public var message: String
  /// What the user can do about it.
  public var hint: String?
  /// Whether another run is in the way, so that the same may succeed when that run has ended.
  public var isBusy = false

  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// Describes a failed file operation, with a hint if there is something that the user can do.
  public init(_ failure: FileFailure) {
    message = failure.description
    if case .busy = failure.cause { isBusy = true }
    hint =
      switch failure.cause {
      case .busy: "wait until the other run has finished, then try again"
      case .changedWhileRead, .changedSinceRead: "save the file, then try again"
      case .notFound where failure.operation == .create:
        "make the folder that it is in first, or name another place"
      case .permissionDenied where failure.operation.isChange:
        "make the folder that it is in writable, or run the command as its owner"
      case .diskFull: "free some space on the disk, then try again"
      case .readOnly: "make the file writable, or fix it by hand"
      case .unsupported where failure.operation == .exchange:
        "put the output folder on a file system that can exchange two folders in one step (ext4, xfs, btrfs, tmpfs, APFS)"
      default: nil
      }
  }

  /// Any error: an operational failure stays as it is, and an error of another kind than that of a file becomes its description.
  public init(causedBy error: any Error) {
    switch error {
    case let failure as OperationalFailure: self = failure
    case let failure as FileFailure: self.init(failure)
    default: self.init("\(error)")
    }
  }

  public var description: String { hint.map { "\(message)\nhelp: \($0)" } ?? message }
}
