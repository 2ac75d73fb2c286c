#if !canImport(CryptoKit)
  internal import CLibCrypto

  /// A key of OpenSSL's libcrypto, made for one use and freed after it, so that the keys of this module are plain bytes.
  struct OpenSSLKey: ~Copyable {
    /// A library context of its own, so that neither `openssl.cnf` nor the environment can take an algorithm away.
    // Safe to share: OpenSSL guards what a library context contains with locks.
    nonisolated(unsafe) static let library = OSSL_LIB_CTX_new()

    private let key: OpaquePointer

    /// Takes over what a function of libcrypto returned; nil if it failed.
    init?(_ key: OpaquePointer?) {
      guard let key else { return nil }
      self.key = key
    }

    deinit { EVP_PKEY_free(key) }

    /// Whether the secret number is in the range of the curve.
    var isValidPrivateKey: Bool {
      let context = EVP_PKEY_CTX_new_from_pkey(Self.library, key, nil)
      defer { EVP_PKEY_CTX_free(context) }
      return EVP_PKEY_private_check(context) == 1
    }

    /// The 32 bytes of a public key of Ed25519.
    var rawPublicKey: [UInt8] {
      [UInt8](unsafeUninitializedCapacity: 32) { bytes, count in
        count = bytes.count
        Self.require(EVP_PKEY_get_raw_public_key(key, bytes.baseAddress, &count))
      }
    }

    /// The public key as a SubjectPublicKeyInfo (RFC 5280) in DER.
    var publicKeyInfo: [UInt8] {
      let length = i2d_PUBKEY(key, nil)
      Self.require(length > 0 ? 1 : 0)
      return [UInt8](unsafeUninitializedCapacity: Int(length)) { bytes, count in
        // Moved to the end of what is written.
        var end = bytes.baseAddress
        count = Int(i2d_PUBKEY(key, &end))
      }
    }

    /// - Parameter digest: The hash that is signed; nil for a scheme that includes one.
    func signature(of bytes: [UInt8], digest: String?) -> [UInt8] {
      let context = EVP_MD_CTX_new()
      defer { EVP_MD_CTX_free(context) }
      Self.require(EVP_DigestSignInit_ex(context, nil, digest, Self.library, nil, key, nil))
      var length = 0
      Self.require(EVP_DigestSign(context, nil, &length, bytes, bytes.count))
      return [UInt8](unsafeUninitializedCapacity: length) { signature, count in
        count = signature.count
        Self.require(EVP_DigestSign(context, signature.baseAddress, &count, bytes, bytes.count))
      }
    }

    /// - Parameter digest: As for ``signature(of:digest:)``.
    func isValidSignature(_ signature: [UInt8], of bytes: [UInt8], digest: String?) -> Bool {
      let context = EVP_MD_CTX_new()
      defer { EVP_MD_CTX_free(context) }
      Self.require(EVP_DigestVerifyInit_ex(context, nil, digest, Self.library, nil, key, nil))
      return EVP_DigestVerify(context, signature, signature.count, bytes, bytes.count) == 1
    }

    /// 32 bytes of the system's random numbers, for a secret.
    static func randomSecret() -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: 32) { bytes, count in
        require(RAND_priv_bytes_ex(library, bytes.baseAddress, bytes.count, 0))
        count = bytes.count
      }
    }

    /// Without memory or random numbers, or with an OpenSSL that was built without these schemes, nothing can be signed or verified.
    private static func require(_ result: CInt) {
      precondition(result == 1, "OpenSSL's libcrypto cannot compute signatures.")
    }
  }

  /// Bytes that are not a key.
  struct InvalidKey: Error {}
#endif
