// The declarations of Apple's module `os` that the package uses, to compile that code on other systems.

public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {}

extension OSAllocatedUnfairLock where State == Void {
  public init() {}

  @available(*, noasync)
  public func lock() {}

  @available(*, noasync)
  public func unlock() {}
}
