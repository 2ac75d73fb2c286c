import UpdateFramework

/// What signs metadata: key files, or a command that asks a device.
public struct ReleaseSigner {
  /// The signature of bytes by a key, in hexadecimal digits; nil if this signer does not have the key.
  public var sign: (_ key: PublicKey, _ role: RoleName, _ bytes: [UInt8]) throws(SigningError) -> String?

  public init(
    sign: @escaping (_ key: PublicKey, _ role: RoleName, _ bytes: [UInt8]) throws(SigningError) -> String?
  ) {
    self.sign = sign
  }

  /// Signs with keys in memory.
  public init(_ keys: [PrivateKey]) {
    self.init { (key, _, bytes) throws(SigningError) in
      keys.first { $0.publicKey.id == key.id }?.signature(of: bytes)
    }
  }
}

extension SignedMetadata {
  /// Adds the signatures of a role's keys that have not signed yet, until the threshold is reached.
  ///
  /// - Parameter isComplete: Whether too few signatures are an error; a draft gathers them one after the other.
  mutating func sign(
    _ name: RoleName,
    of root: RootMetadata,
    with signer: ReleaseSigner,
    isComplete: Bool = true
  ) throws(SigningError) {
    let role = root.role(name)
    let bytes = signed.canonicalBytes
    var count = signers(of: role, among: root.keys).count
    for id in role.keyIDs where count < role.threshold || !isComplete {
      guard let key = root.keys[id] else { continue }
      let isSigned = signatures.contains { $0.keyID == id && key.isValid($0.text, of: bytes) }
      guard !isSigned, let text = try signer.sign(key, name, bytes) else { continue }
      guard key.isValid(text, of: bytes) else { throw .wrongSignature(keyID: id, role: name) }
      add(Signature(keyID: id, text: text))
      count += 1
    }
    guard count >= role.threshold || !isComplete else {
      throw .notEnoughKeys(role: name, of: root, valid: count)
    }
  }
}

extension SignedMetadata {
  /// Adds the signatures of all keys of a role that a signer has, for a draft that gathers them one after the other.
  public mutating func addSignatures(
    _ name: RoleName,
    of root: RootMetadata,
    with signer: ReleaseSigner
  ) throws(SigningError) {
    try sign(name, of: root, with: signer, isComplete: false)
  }
}
