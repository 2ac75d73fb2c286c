#if !canImport(CryptoKit)
  internal import CLibCrypto

  /// Ed25519 (RFC 8032) by OpenSSL's libcrypto, with the interface that CryptoKit's has.
  enum Curve25519 {
    enum Signing {
      struct PublicKey {
        let rawRepresentation: [UInt8]

        init(rawRepresentation: [UInt8]) throws(InvalidKey) {
          guard rawRepresentation.count == 32 else { throw InvalidKey() }
          self.rawRepresentation = rawRepresentation
        }

        func isValidSignature(_ signature: [UInt8], for bytes: [UInt8]) -> Bool {
          let key = EVP_PKEY_new_raw_public_key_ex(OpenSSLKey.library, "ED25519", nil, rawRepresentation, 32)
          guard let key = OpenSSLKey(key) else { return false }
          return key.isValidSignature(signature, of: bytes, digest: nil)
        }
      }

      struct PrivateKey {
        let rawRepresentation: [UInt8]
        let publicKey: PublicKey

        init() {
          guard let key = try? Self(rawRepresentation: OpenSSLKey.randomSecret()) else {
            preconditionFailure("any 32 bytes are a key")
          }
          self = key
        }

        init(rawRepresentation: [UInt8]) throws(InvalidKey) {
          guard rawRepresentation.count == 32, let key = Self.key(rawRepresentation) else {
            throw InvalidKey()
          }
          self.rawRepresentation = rawRepresentation
          publicKey = try PublicKey(rawRepresentation: key.rawPublicKey)
        }

        func signature(for bytes: [UInt8]) throws(InvalidKey) -> [UInt8] {
          guard let key = Self.key(rawRepresentation) else { throw InvalidKey() }
          return key.signature(of: bytes, digest: nil)
        }

        private static func key(_ secret: [UInt8]) -> OpenSSLKey? {
          OpenSSLKey(
            EVP_PKEY_new_raw_private_key_ex(OpenSSLKey.library, "ED25519", nil, secret, secret.count)
          )
        }
      }
    }
  }
#endif
