import Composable
import LibraryCompiler
import ReleaseSigning
import UnicodeText
import UpdateFramework

/// Where a command gets its signatures.
public struct ReleaseKeys: Sendable {
  /// Files with secret keys.
  public var files: [String]
  /// A command that signs for keys that no file has.
  public var command: String?

  public init(files: [String] = [], command: String? = nil) { (self.files, self.command) = (files, command) }

  /// Reads the files.
  func signer() throws(OperationalFailure) -> ReleaseSigner {
    @Dependency(\.keyFiles) var keyFiles
    @Dependency(\.signingCommand) var signingCommand
    var keys: [PrivateKey] = []
    for path in files { keys.append(try Self.secret(at: path, keyFiles)) }
    guard let command else { return ReleaseSigner(keys) }
    return ReleaseSigner { [keys] (key, role, bytes) throws(SigningError) in
      if let known = keys.first(where: { $0.publicKey.id == key.id }) { return known.signature(of: bytes) }
      let variables = ["RIZQ_KEY_ID": key.id, "RIZQ_ROLE": role.rawValue, "RIZQ_SCHEME": key.scheme.rawValue]
      do throws(OperationalFailure) {
        let output = try signingCommand.run(command, bytes, variables)
        let scalars = String(decoding: output, as: UTF8.self).unicodeScalars
        let text = String(scalars: scalars.lazy.filter { !$0.properties.isWhitespace })
        // A command says that it does not have the key by printing nothing.
        return text.isEmpty ? nil : text
      } catch {
        throw .signerFailed(keyID: key.id, reason: error.message)
      }
    }
  }

  /// The files whose keys have none of these ids.
  func files(without ids: Set<String>) throws(OperationalFailure) -> [String] {
    @Dependency(\.keyFiles) var keyFiles
    var others: [String] = []
    for path in files where !ids.contains(try Self.secret(at: path, keyFiles).publicKey.id) {
      others.append(path)
    }
    return others
  }

  static func secret(at path: String, _ keyFiles: KeyFileClient) throws(OperationalFailure) -> PrivateKey {
    let bytes = try keyFiles.read(path, true)
    guard let key = PrivateKey(fileContents: bytes) else {
      throw OperationalFailure(
        "`\(path)` is not a file with a secret key",
        hint: "`rizq release add-key ROLE --new FILE` makes one"
      )
    }
    return key
  }
}

/// A key that is added to a role.
public enum AddedKey: Sendable {
  /// A new key, whose secret is written into this file.
  case new(path: String, PublicKey.Scheme)
  /// The key in this file, which may keep the secret too.
  case file(path: String)

  func publicKey() throws(OperationalFailure) -> PublicKey {
    @Dependency(\.keyFiles) var keyFiles
    switch self {
    case .new(let path, let scheme):
      let key = PrivateKey(scheme)
      try keyFiles.writeSecret(path, key.fileContents)
      return key.publicKey
    case .file(let path):
      let bytes = try keyFiles.read(path, false)
      if let key = PublicKey(fileContents: bytes) {
        guard !key.hasUnknownMembers else {
          throw OperationalFailure(
            "the key in `\(path)` has members besides `keytype`, `scheme` and `keyval` with `public`",
            hint: "remove them: they would change the id by which people compare the key"
          )
        }
        return key.normalized
      }
      // With the checks of a secret.
      return try ReleaseKeys.secret(at: path, keyFiles).publicKey
    }
  }
}
