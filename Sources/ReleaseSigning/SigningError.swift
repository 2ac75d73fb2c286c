import UnicodeText
import UpdateFramework

/// Why metadata cannot be signed or published.
public enum SigningError: Error, Equatable, Sendable {
  /// Fewer keys have signed than the role demands.
  case notEnoughKeys(role: RoleName, valid: Int, threshold: Int, keyIDs: [String])
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
  /// Nothing has been staged or published.
  case noTargets
  /// Published metadata, or a draft, is not valid.
  case invalid(UpdateError)
}

extension SigningError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notEnoughKeys(let role, let valid, let threshold, let ids):
      "\(role.rawValue) is signed by \(valid) of the \(threshold) keys that it needs; give the files of further keys with --key, or a"
        + " command with --sign-with (its keys: \(ids.isEmpty ? "none, see `rizq release add-key`" : ids.map { String($0.prefix(8)) }.joined(separator: ", ")))"
    case .wrongSignature(let id, let role):
      "the signature for \(role.rawValue) is not by the key \(id.prefix(8)); check that the signer has this key and signs exactly the"
        + " bytes of its input"
    case .signerFailed(let id, let reason):
      "the signer for the key \(id.prefix(8)) failed: \(reason.escapedForDisplay)"
    case .noRoot: "there is no root yet; begin with `rizq release init`"
    case .unknownKey(let id, let role):
      "\(role.rawValue) has no key \(id.prefix(8).description.escapedForDisplay); `rizq release log` lists the keys"
    case .knownKey(let id, let role): "\(role.rawValue) has the key \(id.prefix(8)) already"
    case .noTargets: "nothing has been staged; run `rizq release stage BUNDLE` first"
    case .invalid(let error): error.description
    }
  }
}
