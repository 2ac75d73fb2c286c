import DuaLibrary

extension FileClient {
  /// Reads a file of a bundle.
  ///
  /// - Parameters:
  ///   - file: Where the file is, absolute.
  ///   - path: Its path in the bundle, which failures name.
  func readBundleFile(_ file: String, path: String) throws(BundleError) -> [UInt8] {
    do throws(FileFailure) {
      return try read(file, BundleLimits.file).bytes
    } catch {
      throw BundleError(error.cause, path: path)
    }
  }
}

extension BundleError {
  fileprivate init(_ cause: FileFailure.Cause, path: String) {
    self =
      switch cause {
      case .notFound, .notADirectory: .missing(path: path)
      case .notARegularFile, .tooManyLinks: .notAFile(path: path)
      case .tooLarge(let size, let limit): .tooLarge(path: path, bytes: size, limit: limit)
      default: .unreadable(path: path)
      }
  }
}
