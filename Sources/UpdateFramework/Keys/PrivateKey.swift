import UnicodeText

#if canImport(CryptoKit)
  import CryptoKit
#endif

/// A key that signs metadata.
public struct PrivateKey: Sendable {
  /// The key that verifies its signatures.
  public let publicKey: PublicKey
  private let material: Material

  private enum Material: Sendable {
    case ed25519(Curve25519.Signing.PrivateKey)
    case ecdsaP256(P256.Signing.PrivateKey)
  }

  /// A new key, from the system's random numbers.
  public init(_ scheme: PublicKey.Scheme = .ed25519) {
    self.init(
      scheme == .ed25519 ? .ed25519(Curve25519.Signing.PrivateKey()) : .ecdsaP256(P256.Signing.PrivateKey())
    )
  }

  /// The key with these 32 secret bytes; nil if there is none.
  public init?(_ scheme: PublicKey.Scheme, secret: [UInt8]) {
    switch scheme {
    case .ed25519:
      guard let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: secret) else { return nil }
      self.init(.ed25519(key))
    case .ecdsaP256:
      guard let key = try? P256.Signing.PrivateKey(rawRepresentation: secret) else { return nil }
      self.init(.ecdsaP256(key))
    }
  }

  private init(_ material: Material) {
    self.material = material
    let key: PublicKey? =
      switch material {
      case .ed25519(let key): PublicKey(.ed25519, public: Hex.text(key.publicKey.rawRepresentation))
      // securesystemslib's keys end without a line end.
      case .ecdsaP256(let key): PublicKey(.ecdsaP256, public: key.publicKey.pemRepresentation)
      }
    guard let key else { preconditionFailure("the public half of a key is always a valid key") }
    publicKey = key
  }

  /// The contents of a file that keeps the key: the public key as in metadata, with the secret beside it.
  public var fileContents: [UInt8] {
    let secret: [UInt8] =
      switch material {
      case .ed25519(let key): Array(key.rawRepresentation)
      case .ecdsaP256(let key): Array(key.rawRepresentation)
      }
    guard case .object(var members) = publicKey.value, case .object(var values) = members["keyval"] else {
      preconditionFailure("a key is an object")
    }
    values["private"] = .string(Hex.text(secret))
    members["keyval"] = .object(values)
    return MetadataValue.object(members).encoded + [UInt8(ascii: "\n")]
  }

  /// The key of such a file; nil if the file is not one.
  public init?(fileContents: [UInt8]) {
    guard let value = try? MetadataParser.value(of: fileContents), let members = value.members,
      let scheme = members["scheme"]?.text.flatMap(PublicKey.Scheme.init),
      let secret = members["keyval"]?.members?["private"]?.text.flatMap({ Hex.bytes($0) }),
      let key = PrivateKey(scheme, secret: secret),
      key.publicKey.value.members?["keyval"]?.members?["public"]
        == members["keyval"]?.members?["public"]
    else { return nil }
    self = key
  }

  /// The signature of bytes, in hexadecimal digits.
  public func signature(of bytes: [UInt8]) -> String {
    do {
      switch material {
      case .ed25519(let key): return Hex.text(try key.signature(for: bytes))
      case .ecdsaP256(let key): return Hex.text(try key.signature(for: bytes).derRepresentation)
      }
    } catch {
      preconditionFailure("a valid key signs any bytes: \(error)")
    }
  }
}

extension PublicKey {
  /// The key of a file that keeps a public key, as in metadata; nil if the file is not one, or keeps a secret too.
  public init?(fileContents: [UInt8]) {
    guard let value = try? MetadataParser.value(of: fileContents),
      value.members?["keyval"]?.members?["private"] == nil
    else { return nil }
    self.init(value)
  }

  /// The contents of such a file.
  public var fileContents: [UInt8] { value.encoded + [UInt8(ascii: "\n")] }
}
