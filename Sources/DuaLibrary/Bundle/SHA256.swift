#if !canImport(CryptoKit)
  internal import CLibCrypto
  import Foundation

  /// SHA-256 by OpenSSL's libcrypto, with the interface that CryptoKit's has.
  struct SHA256: ~Copyable {
    /// From a library context of its own, so that neither `openssl.cnf` nor the environment can take the algorithm away.
    // Safe to share: an algorithm that has been fetched is immutable, and OpenSSL counts references to it atomically.
    nonisolated(unsafe) private static let algorithm = EVP_MD_fetch(OSSL_LIB_CTX_new(), "SHA256", nil)

    private let context = EVP_MD_CTX_new()

    init() { Self.require(EVP_DigestInit_ex2(context, Self.algorithm, nil)) }

    deinit { EVP_MD_CTX_free(context) }

    mutating func update(data: some DataProtocol) {
      for region in data.regions {
        region.withUnsafeBytes { Self.require(EVP_DigestUpdate(context, $0.baseAddress, $0.count)) }
      }
    }

    consuming func finalize() -> [UInt8] {
      // A digest of SHA-256 has 32 bytes, all of which are written.
      [UInt8](unsafeUninitializedCapacity: 32) { digest, count in
        Self.require(EVP_DigestFinal_ex(context, digest.baseAddress, nil))
        count = 32
      }
    }

    /// Without memory, or with an OpenSSL that was built without SHA-256, nothing can be verified or written.
    private static func require(_ result: CInt) {
      precondition(result == 1, "OpenSSL's libcrypto cannot compute SHA-256.")
    }
  }
#endif
