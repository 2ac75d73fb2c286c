/// Why a delta cannot be applied. The whole file is fetched instead.
public enum DeltaError: Error, Equatable, Sendable {
  /// The bytes are not a delta, or one for another file.
  case malformed
  /// The result would be another length than that of the file, or take more memory than any delta of a bundle.
  case tooLarge
}
