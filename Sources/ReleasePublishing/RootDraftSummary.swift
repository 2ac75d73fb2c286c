import DuaLibrary
import ReleaseSigning
import UpdateFramework

/// What the draft of a root says, beside the published one: what people read before they sign it.
public struct RootDraftSummary: Equatable, Sendable {
  /// How a key of a role differs from the published root.
  public enum Change: Equatable, Sendable {
    case none, added, removed
  }

  /// A key of a role.
  public struct Key: Equatable, Sendable {
    /// All digits: the first ones can be chosen by whoever makes a key.
    public var id: String
    /// Nil if this version does not know it.
    public var scheme: PublicKey.Scheme?
    /// Whether the published root has the key for the role too.
    public var change: Change
  }

  /// The keys of a role, and how many of them have to sign.
  public struct Role: Equatable, Sendable {
    /// The name of the role.
    public var name: RoleName
    /// How many of the keys have to sign.
    public var threshold: Int
    /// That of the published root; nil if there is none.
    public var formerThreshold: Int?
    /// Those of the draft in its order, and after them those that it no longer has.
    public var keys: [Key]
  }

  /// The version of the draft.
  public var version: Int
  /// Until when the root is valid once it is published.
  public var expires: UTCTime
  /// In the order of `RoleName`.
  public var roles: [Role]

  init(_ draft: RootMetadata, after published: RootMetadata?) {
    (version, expires) = (draft.head.version, draft.head.expires)
    roles = RoleName.allCases.map { name in
      let (role, former) = (draft.role(name), published?.role(name))
      let formerIDs = former?.keyIDs ?? []
      let kept = role.keyIDs.map { id in
        Key(id: id, scheme: draft.keys[id]?.scheme, change: formerIDs.contains(id) ? .none : .added)
      }
      let removed = formerIDs.filter { !role.keyIDs.contains($0) }.map { id in
        Key(id: id, scheme: published?.keys[id]?.scheme, change: .removed)
      }
      return Role(
        name: name,
        threshold: role.threshold,
        formerThreshold: former?.threshold,
        keys: kept + removed
      )
    }
  }
}
