import UpdateFramework

extension ReleaseUpdater {
  /// A file of the release as it was signed.
  func bytes(of path: String, _ target: FileDescription, limit: Int) async throws -> [UInt8] {
    guard let length = target.length, let hash = target.sha256, length <= limit else {
      throw ReleaseError.metadata(.tooLong(file: path, limit: limit))
    }
    let remote = ReleasePaths.target(path, sha256: hash)
    guard let bytes = try await bytes(at: remote, limit: length) else {
      throw ReleaseError.metadata(.missing(file: remote))
    }
    do throws(UpdateError) { try target.check(bytes, file: remote) } catch {
      throw ReleaseError.metadata(error)
    }
    return bytes
  }

  /// Whether the bytes have the length and the hash that were signed.
  func matches(_ bytes: [UInt8], _ target: FileDescription) -> Bool {
    (try? target.check(bytes, file: "")) != nil
  }

  /// The bytes of a file of the release; nil if there is none.
  func bytes(at path: String, limit: Int) async throws -> [UInt8]? {
    let time = Self.shortestTime + .seconds(limit / Self.slowestRate)
    let (fetch, clock) = (fetch, clock)
    do {
      let bytes = try await withThrowingTaskGroup(of: [UInt8]?.self) { group in
        group.addTask { try await fetch.fetch(path, limit) }
        group.addTask {
          try await clock.sleep(for: time)
          return nil
        }
        defer { group.cancelAll() }
        guard let bytes = try await group.next() ?? nil else { throw ReleaseError.tooSlow(path: path) }
        return bytes
      }
      guard bytes.count <= limit else {
        throw ReleaseError.metadata(.tooLong(file: path, limit: limit))
      }
      return bytes
    } catch is ReleaseFetch.NotFound {
      return nil
    } catch let error as ReleaseError {
      throw error
    } catch {
      try Task.checkCancellation()
      throw ReleaseError.fetch(path: path, reason: "\(error)")
    }
  }
}
