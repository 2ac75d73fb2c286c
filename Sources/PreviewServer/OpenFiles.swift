import Foundation

/// How many files and connections the process may have open at once.
enum OpenFiles {
  /// Raises the limit to what the system allows without asking: each page is a connection, and many systems begin with 1,024.
  static func raiseLimit() {
    var limit = rlimit()
    #if canImport(Darwin)
      let resource = RLIMIT_NOFILE
    #else
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
    limit.rlim_cur = limit.rlim_max
    // Without it, fewer pages can be open.
    _ = setrlimit(resource, &limit)
  }
}
