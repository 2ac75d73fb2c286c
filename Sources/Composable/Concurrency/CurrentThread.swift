import Foundation

/// Tells threads apart.
enum CurrentThread {
  /// The identity of the caller's thread; never 0.
  static var id: UInt64 {
    #if canImport(Darwin)
      UInt64(UInt(bitPattern: pthread_self()))
    #else
      UInt64(pthread_self())
    #endif
  }
}
