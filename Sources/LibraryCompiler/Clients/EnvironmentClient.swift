import CLoadedImages
import Composable

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The environment of the process that a build runs in.
public struct EnvironmentClient: Sendable {
  /// The working directory: the absolute path that relative paths are resolved against.
  public var workingDirectory: @Sendable () -> String
  /// The home directory of the user; nil if the environment names none.
  public var home: @Sendable () -> String?
  /// The number of processors, at least 1.
  public var processorCount: @Sendable () -> Int
  /// Bytes that differ between any two versions of this program and of the libraries that it has loaded; nil if they are unknown.
  public var toolIdentity: @Sendable () -> [UInt8]?

  public init(
    workingDirectory: @escaping @Sendable () -> String,
    home: @escaping @Sendable () -> String?,
    processorCount: @escaping @Sendable () -> Int,
    toolIdentity: @escaping @Sendable () -> [UInt8]?
  ) {
    self.workingDirectory = workingDirectory
    self.home = home
    self.processorCount = processorCount
    self.toolIdentity = toolIdentity
  }
}

extension EnvironmentClient: DependencyKey {
  /// The environment of this process.
  public static let liveValue = EnvironmentClient(
    workingDirectory: {
      guard let path = getcwd(nil, 0) else { return "/" }
      defer { free(path) }
      return String(cString: path)
    },
    home: { getenv("HOME").map { String(cString: $0) } },
    processorCount: { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) },
    toolIdentity: {
      let size = c_loaded_images(nil, 0)
      // The function writes as many bytes as it returns, but no more than the buffer has.
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        count = min(c_loaded_images(buffer.baseAddress, buffer.count), buffer.count)
      }
      return size > 0 && bytes.count == size ? bytes : nil
    }
  )
  /// Reports every use as a test failure.
  public static let testValue = EnvironmentClient(
    workingDirectory: {
      reportIssue("EnvironmentClient.workingDirectory is not set")
      return "/"
    },
    home: {
      reportIssue("EnvironmentClient.home is not set")
      return nil
    },
    processorCount: {
      reportIssue("EnvironmentClient.processorCount is not set")
      return 1
    },
    toolIdentity: {
      reportIssue("EnvironmentClient.toolIdentity is not set")
      return nil
    }
  )
}

extension DependencyValues {
  /// The process that a build runs in.
  public var environment: EnvironmentClient {
    get { self[EnvironmentClient.self] }
    set { self[EnvironmentClient.self] = newValue }
  }
}
