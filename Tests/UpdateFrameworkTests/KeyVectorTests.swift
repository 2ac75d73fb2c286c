import Testing
import UnicodeText
import UpdateFramework

/// Known answers, and bytes that are not keys.
struct KeyVectorTests {
  /// RFC 8032, 7.1: secret, public key, message, signature.
  @Test(arguments: [
    [
      "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
      "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
      "",
      """
      e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b\
      d25bf5f0595bbe24655141438e7a100b
      """,
    ],
    [
      "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
      "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
      "72",
      """
      92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c\
      387b2eaeb4302aeeb00d291612bb0c00
      """,
    ],
  ]) func ed25519(_ vector: [String]) throws {
    let key = try #require(PrivateKey(.ed25519, secret: try bytes(vector[0])))
    #expect(key.publicKey == PublicKey(.ed25519, public: vector[1]))
    let message = try bytes(vector[2])
    #expect(key.signature(of: message) == vector[3])
    #expect(key.publicKey.isValid(vector[3], of: message))
    #expect(!key.publicKey.isValid(vector[3], of: message + [0]))
  }

  /// RFC 6979, A.2.5. Other signatures of the same bytes are as valid.
  private static let secret = "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"
  private static let lines = [
    "-----BEGIN PUBLIC KEY-----", "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEYP7UuiVanTHJYet0xjVtaMBJuJI7",
    "Yfps5mliLmDyn7Z5A/4QCLi8maQa6elWKLxk8vGyDC1+n1F3o8KU1EYimQ==", "-----END PUBLIC KEY-----",
  ]
  private static let signature = """
    3046022100efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716\
    022100f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8
    """

  @Test func ecdsa() throws {
    let key = try #require(PrivateKey(.ecdsaP256, secret: try bytes(Self.secret)))
    #expect(key.publicKey == PublicKey(.ecdsaP256, public: Self.lines.joined(separator: "\n")))
    let message = Array("sample".utf8)
    #expect(key.publicKey.isValid(Self.signature, of: message))
    #expect(!key.publicKey.isValid(Self.signature, of: message + [0]))
    // Bytes after a signature could be chosen by anyone.
    #expect(!key.publicKey.isValid(Self.signature + "00", of: message))
    #expect(key.publicKey.isValid(key.signature(of: message), of: message))
  }

  @Test(arguments: ["\r\n", "\n"]) func lineEndsOfPEM(_ end: String) throws {
    let key = try #require(PublicKey(.ecdsaP256, public: Self.lines.joined(separator: end) + end))
    #expect(
      key.normalized.value.members?["keyval"]?.members?["public"]?.text == Self.lines.joined(separator: "\n")
    )
  }

  /// The point, the curve and the kind of key, each changed by a character; a line less; a line more.
  @Test(arguments: [
    ("YP7UuiVanTHJ", "YP7UuiVanTHK"), ("DAQcDQgAE", "DAQgDQgAE"), ("BEGIN PUBLIC", "BEGIN PRIVATE"),
    ("-----END PUBLIC KEY-----", ""), ("-----BEGIN", "text\n-----BEGIN"), ("=\n", "=\nAAAA\n"),
    ("MFkw", "MFk٣"),
  ]) func whatIsNotAKeyIsRefused(_ old: String, _ new: String) throws {
    let key = Self.lines.joined(separator: "\n")
    let text = key.replacing(old, with: new)
    #expect(text != key)
    #expect(PublicKey(.ecdsaP256, public: text) == nil)
  }

  /// No multiple of the order of the curve is a secret of P-256; every 32 bytes are one of Ed25519.
  @Test func secretsAreInTheirRange() throws {
    let order = "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"
    for digits in [order, String(repeating: "0", count: 64), String(repeating: "f", count: 64)] {
      let secret = try bytes(digits)
      #expect(PrivateKey(.ecdsaP256, secret: secret) == nil)
      #expect(PrivateKey(.ed25519, secret: secret) != nil)
    }
    for scheme in PublicKey.Scheme.allCases {
      for count in [0, 31, 33, 64] {
        #expect(PrivateKey(scheme, secret: [UInt8](repeating: 1, count: count)) == nil)
      }
    }
  }

  private func bytes(_ digits: String) throws -> [UInt8] { try #require(Hex.bytes(digits)) }
}
