import DuaLibrary
import ReleaseSigning
import Testing
import UnicodeText

@testable import UpdateFramework

struct CanonicalFormTests {
  @Test func keysAreSortedByBytesAndTextsStayAsTheyAre() {
    let value = MetadataValue.object([
      "b": .integer(-7), "a": .array([.boolean(true), .null, .object([:])]),
      "é": .string("\"\\\n\u{0627}\u{064E}"),
      "Z": .string(""),
    ])
    #expect(
      String(decoding: value.canonicalBytes, as: UTF8.self)
        == "{\"Z\":\"\",\"a\":[true,null,{}],\"b\":-7,\"é\":\"\\\"\\\\\n\u{0627}\u{064E}\"}"
    )
  }

  @Test func encodedFormIsReadAgain() throws {
    let value = MetadataValue.object(["a": .string("\u{0}\n\t\"\\\u{1F600}"), "b": .integer(.min)])
    #expect(try MetadataParser.value(of: value.encoded) == value)
  }

  @Test(
    arguments: [
      ("{\"a\":1,\"a\":2}", "has the key `a` twice in one object"),
      ("[1.5]", "has a number that is not whole (byte 1)"),
      ("[1e3]", "has a number that is not whole (byte 1)"),
      ("[99999999999999999999]", "has a number that is too great (byte 1)"),
      ("[01]", "is not JSON (byte 3)"), ("{} x", "is not JSON (byte 3)"),
      ("\"\\ud800\"", "is not JSON (byte 7)"),
      ("", "is not JSON (byte 0)"), ("[tru]", "is not JSON (byte 1)"), ("{\"a\" 1}", "is not JSON (byte 5)"),
    ] as [(String, String)]
  )
  func whatIsNotMetadataIsRefused(_ json: String, _ reason: String) {
    do throws(MetadataParser.Failure) {
      let value = try MetadataParser.value(of: Array(json.utf8))
      Issue.record("\(value) was read")
    } catch {
      #expect(error.reason == reason)
    }
  }

  /// The time to hash a text grows with the square of its combining marks.
  @Test func longKeysAreRefused() throws {
    let marks = String(repeating: "\u{0301}\u{0316}", count: 256)
    #expect(try MetadataParser.value(of: Array("{\"\(marks)\":1}".utf8)).members?.count == 1)
    #expect(throws: MetadataParser.Failure.self) {
      try MetadataParser.value(of: Array("{\"\(marks)a\":1}".utf8))
    }
    #expect(throws: UpdateError.self) {
      try SignedMetadata(
        Array("{\"signatures\":[{\"keyid\":\"\(marks)a\",\"sig\":\"\"}],\"signed\":{}}".utf8),
        file: "a.json"
      )
    }
  }

  @Test(arguments: [(1 << 40, true), (1 << 40 + 1, false), (-1, false)])
  func lengthsAreBounded(_ length: Int, _ isAccepted: Bool) {
    let value = MetadataValue.object(["length": .integer(length)])
    #expect((FileDescription(value) != nil) == isAccepted)
  }

  @Test func bytesThatAreNotUTF8AreRefused() {
    #expect(throws: MetadataParser.Failure.self) { try MetadataParser.value(of: [0x22, 0xC0, 0x80, 0x22]) }
  }
}

struct MalformedMetadataTests {
  @Test func firstOfSeveralMistakesIsNamed() throws {
    let head = MetadataHead(version: 1, expires: UTCTime(seconds: 0))
    let members = try #require(TargetsMetadata(head: head, targets: [:]).value.members)
    let targets: MetadataValue = .object(["h": .null, "c": .null, "a": .null, "f": .null, "b": .null])
    let value = MetadataValue.object(members.merging(["targets": targets]) { $1 })
    let error = UpdateError.malformed(
      file: "targets.json",
      reason: "has a target `a` without a length and a SHA-256"
    )
    #expect(throws: error) { try TargetsMetadata(value, file: "targets.json") }
  }
}

struct UTCTimeTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2000-02-29T23:59:59Z", 951_868_799),
    ("2026-11-24T22:00:00Z", 1_795_557_600),
    ("2100-03-01T00:00:00Z", 4_107_542_400), ("9999-12-31T23:59:59Z", 253_402_300_799),
  ])
  func timeIsReadAndWritten(_ text: String, _ seconds: Int) {
    #expect(UTCTime(text)?.seconds == seconds)
    #expect(UTCTime(seconds: seconds).description == text)
  }

  @Test(arguments: [
    "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-01-00T00:00:00Z",
    "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01 00:00:00Z", "2026-01-01T00:00:00", "",
    "2026-01-01T00:00:00+00:00", "٢٠٢٦-01-01T00:00:00Z",
  ])
  func otherFormsAreRefused(_ text: String) { #expect(UTCTime(text) == nil) }
}

struct KeyTests {
  /// RFC 8032, section 7.1, test 2.
  @Test func ed25519FollowsItsStandard() throws {
    let secret = try #require(Hex.bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
    let key = try #require(PrivateKey(.ed25519, secret: secret))
    let signature =
      "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
    #expect(key.publicKey.isValid(signature, of: [0x72]))
    #expect(!key.publicKey.isValid(signature, of: [0x73]))
    #expect(
      key.publicKey.value.members?["keyval"]?.members?["public"]
        == .string("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
    )
  }

  @Test(arguments: PublicKey.Scheme.allCases) func fileKeepsAKey(_ scheme: PublicKey.Scheme) throws {
    let key = PrivateKey(scheme)
    let read = try #require(PrivateKey(fileContents: key.fileContents))
    #expect(read.publicKey == key.publicKey)
    #expect(key.publicKey.isValid(read.signature(of: [1, 2]), of: [1, 2]))
    #expect(PublicKey(fileContents: key.publicKey.fileContents) == key.publicKey)
    // A secret is never taken for a public key.
    #expect(PublicKey(fileContents: key.fileContents) == nil)
  }

  @Test(arguments: [
    "", "00", "zz", String(repeating: "0", count: 127), String(repeating: "0", count: 128), "٠٠",
  ])
  func whatIsNotASignatureIsNotValid(_ text: String) {
    for scheme in PublicKey.Scheme.allCases { #expect(!PrivateKey(scheme).publicKey.isValid(text, of: [])) }
  }

  @Test func idIsTheHashOfTheCanonicalForm() throws {
    let key = try #require(PublicKey(.ed25519, public: String(repeating: "1", count: 64)))
    #expect(key.id.count == 64)
    #expect(PublicKey(.ed25519, public: "11") == nil)
    #expect(PublicKey(.ecdsaP256, public: "-----BEGIN PUBLIC KEY-----") == nil)
  }
}
