import DuaLibrary
import UnicodeText
import UpdateFramework

/// Why metadata cannot be signed or published.
public enum SigningError: Error, Equatable, Sendable {
  /// Fewer keys have signed than the role demands in the root of a version.
  case notEnoughKeys(role: RoleName, root: Int, valid: Int, threshold: Int, keyIDs: [String])
  /// What a signer returned is not a signature by the key.
  case wrongSignature(keyID: String, role: RoleName)
  /// A signer failed, with its reason.
  case signerFailed(keyID: String, reason: String)
  /// There is no published root and no draft of one.
  case noRoot
  /// The role has no such key.
  case unknownKey(id: String, role: RoleName)
  /// The role has the key already.
  case knownKey(id: String, role: RoleName)
  /// Roles share a key that must not.
  case sharedKey(SharedKey)
  /// Nothing has been staged or published.
  case noTargets
  /// A draft was made, or signed, for a version that has been published since, or for one that cannot be the next.
  case outdatedDraft(role: RoleName, version: Int, next: Int)
  /// The published metadata has the greatest version that can be read, which only a thief of its key has a reason to sign.
  case noNextVersion(role: RoleName)
  /// A staged bundle was signed so long ago that it is not valid any more.
  case expiredDraft(on: UTCTime)
  /// Published metadata, or a draft, is not valid.
  case invalid(UpdateError)
}

extension SigningError {
  static func notEnoughKeys(role: RoleName, of root: RootMetadata, valid: Int) -> SigningError {
    let (version, keys) = (root.head.version, root.role(role))
    return .notEnoughKeys(
      role: role,
      root: version,
      valid: valid,
      threshold: keys.threshold,
      keyIDs: keys.keyIDs
    )
  }
}

extension SigningError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notEnoughKeys(let role, let root, let valid, let threshold, let ids):
      "\(role.rawValue) is signed by \(valid) of the \(threshold) keys that it needs; give the files of further keys with --key, or a"
        + " command with --sign-with (its keys in root \(root): \(ids.isEmpty ? "none, see `rizq release add-key`" : ids.map { String($0.prefix(8)) }.joined(separator: ", ")))"
    case .wrongSignature(let id, let role):
      "the signature for \(role.rawValue) is not by the key \(id.prefix(8)); check that the signer has this key and signs exactly the"
        + " bytes of its input"
    case .signerFailed(let id, let reason):
      "the signer for the key \(id.prefix(8)) failed: \(reason.escapedForDisplay)"
    case .noRoot: "there is no root yet; begin with `rizq release init`"
    case .unknownKey(let id, let role):
      "\(role.rawValue) has no key \(id.prefix(8).description.escapedForDisplay); `rizq release log` lists the keys"
    case .knownKey(let id, let role): "\(role.rawValue) has the key \(id.prefix(8)) already"
    case .sharedKey(let key) where key.role == key.other:
      "\(key.role.rawValue) has the key \(key.id.prefix(8)) under another id too, and one key counts once; give each owner a key"
    case .sharedKey(let key):
      "the key \(key.id.prefix(8)) signs for \(key.other.rawValue), so it cannot sign for \(key.role.rawValue); make another one"
        + " with --new, so that who steals one key does not get two roles"
    case .noTargets: "nothing has been staged; run `rizq release stage BUNDLE` first"
    case .outdatedDraft(.root, let version, let next):
      "the draft is one of root \(version), and the next one is root \(next); remove it with `rizq release discard --root`, and begin it"
        + " again"
    case .outdatedDraft(let role, let version, let next):
      "the staged bundle was signed as \(role.rawValue) \(version), and the next ones are \(role.rawValue) \(next); stage it again, and"
        + " sign it again"
    case .noNextVersion(let role):
      "the published \(role.rawValue) has the greatest version that there can be, so someone else has signed it; restore `metadata` and"
        + " `.release` from an older backup, and replace the key with `rizq release rotate \(role.rawValue)`"
    case .expiredDraft(let time):
      "the staged bundle was signed, and valid until \(time); stage it again, and sign it again"
    case .invalid(let error): error.description
    }
  }
}
