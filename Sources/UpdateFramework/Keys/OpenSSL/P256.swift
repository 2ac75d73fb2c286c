#if !canImport(CryptoKit)
  internal import CLibCrypto
  import Foundation

  /// ECDSA with the curve P-256 and SHA-256 (FIPS 186-5) by OpenSSL's libcrypto, with the interface that CryptoKit's has.
  enum P256 {
    enum Signing {
      struct PublicKey {
        /// 4, and the two coordinates of a point of the curve (SEC 1).
        let x963Representation: [UInt8]

        init(x963Representation: [UInt8]) throws(InvalidKey) {
          self.x963Representation = x963Representation
          guard x963Representation.count == 65, x963Representation[0] == 4, key != nil else {
            throw InvalidKey()
          }
        }

        init(pemRepresentation: String) throws(InvalidKey) {
          guard let bytes = PEM.publicKeyInfo(of: pemRepresentation) else { throw InvalidKey() }
          try self.init(publicKeyInfo: bytes)
        }

        fileprivate init(publicKeyInfo bytes: [UInt8]) throws(InvalidKey) {
          guard bytes.starts(with: DER.publicKeyPrefix) else { throw InvalidKey() }
          try self.init(x963Representation: Array(bytes.dropFirst(DER.publicKeyPrefix.count)))
        }

        var pemRepresentation: String { PEM.text(ofPublicKeyInfo: DER.publicKeyPrefix + x963Representation) }

        func isValidSignature(_ signature: ECDSASignature, for bytes: [UInt8]) -> Bool {
          guard let key else { return false }
          return key.isValidSignature(signature.derRepresentation, of: bytes, digest: "SHA256")
        }

        private var key: OpenSSLKey? {
          let info = DER.publicKeyPrefix + x963Representation
          return OpenSSLKey(
            info.withUnsafeBufferPointer { info in
              var start = info.baseAddress
              return d2i_PUBKEY_ex(nil, &start, info.count, OpenSSLKey.library, nil)
            }
          )
        }
      }

      struct PrivateKey {
        /// The secret number, from 1 to the order of the curve less 1, with its most significant byte first.
        let rawRepresentation: [UInt8]
        let publicKey: PublicKey

        init() {
          // One of four billion candidates is not in the range (FIPS 186-5, A.2.2).
          while true {
            guard let key = try? Self(rawRepresentation: OpenSSLKey.randomSecret()) else { continue }
            self = key
            return
          }
        }

        init(rawRepresentation: [UInt8]) throws(InvalidKey) {
          guard rawRepresentation.count == 32, let key = Self.key(rawRepresentation), key.isValidPrivateKey
          else {
            throw InvalidKey()
          }
          self.rawRepresentation = rawRepresentation
          publicKey = try PublicKey(publicKeyInfo: key.publicKeyInfo)
        }

        func signature(for bytes: [UInt8]) throws(InvalidKey) -> ECDSASignature {
          guard let key = Self.key(rawRepresentation) else { throw InvalidKey() }
          return try ECDSASignature(derRepresentation: key.signature(of: bytes, digest: "SHA256"))
        }

        /// libcrypto computes the public half.
        private static func key(_ secret: [UInt8]) -> OpenSSLKey? {
          let bytes = DER.privateKeyPrefix + secret + DER.privateKeySuffix
          return OpenSSLKey(
            bytes.withUnsafeBufferPointer { bytes in
              var start = bytes.baseAddress
              return d2i_PrivateKey_ex(EVP_PKEY_EC, nil, &start, bytes.count, OpenSSLKey.library, nil)
            }
          )
        }
      }

      /// Two numbers, which only verification reads.
      struct ECDSASignature {
        let derRepresentation: [UInt8]

        init(derRepresentation: [UInt8]) throws(InvalidKey) {
          // A sequence.
          guard derRepresentation.first == 0x30 else { throw InvalidKey() }
          self.derRepresentation = derRepresentation
        }
      }
    }

    /// What is the same in the DER form of every key of this curve.
    private enum DER {
      /// Before the point, in a SubjectPublicKeyInfo with the object identifiers of ECDSA and of the curve (RFC 5480).
      static let publicKeyPrefix: [UInt8] = [
        0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01,
        0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
      ]
      /// Before the secret number, in an ECPrivateKey (RFC 5915).
      static let privateKeyPrefix: [UInt8] = [0x30, 0x31, 0x02, 0x01, 0x01, 0x04, 0x20]
      /// After it: the object identifier of the curve.
      static let privateKeySuffix: [UInt8] = [
        0xA0, 0x0A, 0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07,
      ]
    }
  }

  /// Public keys as text (RFC 7468).
  private enum PEM {
    static let header = "-----BEGIN PUBLIC KEY-----"
    static let footer = "-----END PUBLIC KEY-----"

    /// Nil if there is anything but one public key, and white space around it.
    static func publicKeyInfo(of text: String) -> [UInt8]? {
      let lines = text.trimmingCharacters(in: .whitespacesAndNewlines).split(whereSeparator: \.isNewline)
      guard lines.count > 2, lines.first == header[...], lines.last == footer[...] else { return nil }
      return Data(base64Encoded: lines.dropFirst().dropLast().joined()).map { Array($0) }
    }

    static func text(ofPublicKeyInfo bytes: [UInt8]) -> String {
      let base64 = Data(bytes).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
      return "\(header)\n\(base64)\n\(footer)"
    }
  }
#endif
