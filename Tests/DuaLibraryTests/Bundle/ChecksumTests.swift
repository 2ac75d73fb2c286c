import Testing

@testable import DuaLibrary

@Test(arguments: [
  ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
  ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
])
func `The checksum is the SHA-256 of FIPS 180-4`(text: String, digest: String) {
  #expect(Checksum.sha256(of: Array(text.utf8)) == digest)
}
