import DuaLibrary
import LibraryCompiler
import ReleaseSigning
import UpdateFramework

/// A key that a role was given.
public struct AssignedKey: Equatable, Sendable {
  /// The whole id of the key.
  public var id: String
  /// Another role for which it signs, which is permitted.
  public var sharedWith: RoleName?
}

extension ReleasePublisher {
  /// Adds a key to a role in the draft of the next root.
  public func add(_ key: AddedKey, to role: RoleName) throws(OperationalFailure) -> AssignedKey {
    try changeRoot { draft in try assign(key, to: role, in: &draft) }
  }

  /// Replaces a key of a role in the draft of the next root.
  ///
  /// - Parameter former: The beginning of the id of the key, which may be lost.
  public func rotate(
    _ role: RoleName,
    from former: String,
    to key: AddedKey
  ) throws(OperationalFailure) -> AssignedKey {
    try changeRoot { draft in
      try draft.remove(former, from: role)
      return try assign(key, to: role, in: &draft)
    }
  }

  /// Makes the next root valid for as long as one that begins now, with the keys of the draft or else of the published root; returns
  /// its version and until when it is valid.
  public func renew() throws(OperationalFailure) -> (version: Int, expires: UTCTime) {
    try changeRoot { draft in
      draft.renew(policy: policy, now: now)
      return (draft.root.head.version, draft.root.head.expires)
    }
  }

  private func assign(_ key: AddedKey, to role: RoleName, in draft: inout RootDraft) throws -> AssignedKey {
    if case .new(let file, _) = key { try checkIsOutside(file) }
    let key = try key.publicKey()
    let others = draft.root.roles(of: key)
    try draft.add(key, to: role)
    return AssignedKey(id: key.id, sharedWith: others.first)
  }

  /// Throws if a file is in the folder of the release, by whatever links. That folder is uploaded, and `.release` goes with it to the
  /// owners of other keys, so no secret may be in either.
  private func checkIsOutside(_ file: String) throws {
    let path = absolute(file)
    // Where there is no such folder, the file is not written, and that failure says why.
    guard let end = path.utf8.lastIndex(of: UInt8(ascii: "/")),
      let folder = try? files.resolve(String(path[...end]))
    else { return }
    let release = try files.resolve(self.path)
    guard "\(folder)/".utf8.starts(with: "\(release)/".utf8) else { return }
    throw OperationalFailure(
      "`\(file)` is in the folder of the release, which is uploaded and given to others: no secret may be in it",
      hint: "name a file in another folder, made for you only: `mkdir -m 700 FOLDER`"
    )
  }

  private func changeRoot<Result>(_ change: (inout RootDraft) throws -> Result) throws(OperationalFailure)
    -> Result
  {
    try locked { folder in
      var draft = try folder.rootDraft()
      if draft == nil, let published = try folder.published() {
        draft = RootDraft(after: published.root, policy: policy, now: now)
      }
      guard var draft else { throw SigningError.noRoot }
      let result = try change(&draft)
      try folder.write(ReleaseFolder.rootDraft, draft.signed.encoded)
      return result
    }
  }
}
