import DuaLibrary
import UnicodeText

#if canImport(CryptoKit)
  import CryptoKit
#endif

/// A key that verifies signatures of metadata.
public struct PublicKey: Equatable, Sendable {
  /// The schemes that are accepted.
  public enum Scheme: String, CaseIterable, Sendable {
    /// Ed25519 (RFC 8032).
    case ed25519
    /// ECDSA with the curve P-256 and SHA-256; signatures are in DER.
    case ecdsaP256 = "ecdsa-sha2-nistp256"

    /// The type of key, as metadata names it.
    public var keyType: String {
      switch self {
      case .ed25519: "ed25519"
      case .ecdsaP256: "ecdsa"
      }
    }
  }

  /// SHA-256 of the canonical form, in hexadecimal digits.
  public let id: String
  /// The scheme of the signatures that the key verifies.
  public let scheme: Scheme
  /// The key as an object of metadata, with members that this version does not know.
  public let value: MetadataValue
  private let material: Material

  /// The key itself, in one form: two objects with the same key differ if only one has a further member.
  package enum Material: Hashable, Sendable {
    case ed25519([UInt8])
    case ecdsaP256([UInt8])
  }

  /// Nil if the value is not a key of a known scheme.
  public init?(_ value: MetadataValue) {
    guard let members = value.members, let scheme = members["scheme"]?.text.flatMap(Scheme.init),
      let type = members["keytype"]?.text,
      // The names that earlier versions of the specification used for the type are accepted.
      type == scheme.keyType || (scheme == .ecdsaP256 && type == scheme.rawValue),
      let text = members["keyval"]?.members?["public"]?.text
    else { return nil }
    switch scheme {
    case .ed25519:
      guard let bytes = Hex.bytes(text),
        let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes)
      else { return nil }
      material = .ed25519(Array(key.rawRepresentation))
    case .ecdsaP256:
      guard let key = try? P256.Signing.PublicKey(pemRepresentation: text) else { return nil }
      material = .ecdsaP256(Array(key.x963Representation))
    }
    id = Checksum.sha256(of: value.canonicalBytes)
    self.scheme = scheme
    self.value = value
  }

  /// The key in its form of metadata: hexadecimal digits for ed25519, PEM for ecdsa.
  public init?(_ scheme: Scheme, public text: String) {
    self.init(
      .object([
        "keytype": .string(scheme.keyType), "scheme": .string(scheme.rawValue),
        "keyval": .object(["public": .string(text)]),
      ])
    )
  }

  /// Whether the object has members that no scheme needs. Whoever chooses them can choose the first digits of the id.
  public var hasUnknownMembers: Bool {
    guard let members = value.members, let keyMembers = members["keyval"]?.members else { return true }
    return members.count > 3 || keyMembers.count > 1
  }

  /// The same key in the one form that this module writes, whose id no one can choose.
  public var normalized: PublicKey {
    let text: String? =
      switch material {
      case .ed25519(let bytes): Hex.text(bytes)
      case .ecdsaP256(let bytes): (try? P256.Signing.PublicKey(x963Representation: bytes))?.pemRepresentation
      }
    guard let key = text.flatMap({ PublicKey(scheme, public: $0) }) else {
      preconditionFailure("the bytes of a key are always a valid key")
    }
    return key
  }

  /// What a threshold counts, so that one key under two ids counts once.
  package var identity: Material { material }

  /// Whether a signature, in hexadecimal digits, is this key's of these bytes.
  public func isValid(_ signature: String, of bytes: [UInt8]) -> Bool {
    guard let signature = Hex.bytes(signature) else { return false }
    switch material {
    case .ed25519(let raw):
      guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: raw) else { return false }
      return key.isValidSignature(signature, for: bytes)
    case .ecdsaP256(let raw):
      guard let key = try? P256.Signing.PublicKey(x963Representation: raw),
        let signature = try? P256.Signing.ECDSASignature(derRepresentation: signature)
      else { return false }
      return key.isValidSignature(signature, for: bytes)
    }
  }
}
