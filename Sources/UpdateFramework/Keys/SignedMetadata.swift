/// Metadata with its signatures, as a file contains them.
public struct SignedMetadata: Sendable {
  /// A signature and the key that made it.
  public struct Signature: Equatable, Sendable {
    /// The id under which the root lists the key.
    public var keyID: String
    /// Hexadecimal digits.
    public var text: String

    public init(keyID: String, text: String) { (self.keyID, self.text) = (keyID, text) }
  }

  /// What is signed.
  public var signed: MetadataValue
  /// At most one for each key id in a file. They may be wrong: see ``signers(of:among:)``.
  public var signatures: [Signature]
  /// Other members of the file, which no signature covers.
  public var others: [String: MetadataValue] = [:]

  public init(_ signed: MetadataValue, signatures: [Signature] = []) {
    (self.signed, self.signatures) = (signed, signatures)
  }

  /// Reads a file, without a look at whether its signatures are valid. Throws ``UpdateError/malformed(file:reason:)`` if it is not JSON
  /// with a signed value and signatures, each of another key.
  ///
  /// - Parameter file: The name of the file, for errors.
  public init(_ bytes: [UInt8], file: String) throws(UpdateError) {
    let value: MetadataValue
    do throws(MetadataParser.Failure) {
      value = try MetadataParser.value(of: bytes)
    } catch {
      throw .malformed(file: file, reason: error.reason)
    }
    guard case .object(var members) = value, let signed = members.removeValue(forKey: "signed"),
      case .array(let list) = members.removeValue(forKey: "signatures")
    else { throw .malformed(file: file, reason: "has no `signed` and `signatures`") }
    var signatures: [Signature] = []
    var keyIDs: Set<String> = []
    for signature in list {
      guard let id = signature.members?["keyid"]?.text, let text = signature.members?["sig"]?.text else {
        throw .malformed(file: file, reason: "has a signature without `keyid` and `sig`")
      }
      guard id.utf8.count <= MetadataParser.longestKey else {
        throw .malformed(file: file, reason: "has a `keyid` of more than \(MetadataParser.longestKey) bytes")
      }
      guard keyIDs.insert(id).inserted else {
        throw .malformed(file: file, reason: "has two signatures of the key `\(id)`")
      }
      signatures.append(Signature(keyID: id, text: text))
    }
    self.signed = signed
    self.signatures = signatures
    others = members
  }

  /// The bytes of a file.
  public var encoded: [UInt8] {
    var members = others
    members["signed"] = signed
    members["signatures"] = .array(
      signatures.map { .object(["keyid": .string($0.keyID), "sig": .string($0.text)]) }
    )
    return MetadataValue.object(members).encoded
  }

  /// The keys of a role that have signed; one key counts once, under whatever ids.
  public func signers(of role: Role, among keys: [String: PublicKey]) -> [PublicKey] {
    let bytes = signed.canonicalBytes
    var identities: Set<PublicKey.Material> = []
    return signatures.compactMap { signature in
      guard role.keyIDs.contains(signature.keyID), let key = keys[signature.keyID],
        key.isValid(signature.text, of: bytes), identities.insert(key.identity).inserted
      else { return nil }
      return key
    }
  }

  /// Throws unless as many keys of a role have signed as its threshold demands. Other signatures are ignored, also wrong ones.
  func check(_ name: RoleName, by root: RootMetadata, file: String) throws(UpdateError) {
    let role = root.role(name)
    let count = signers(of: role, among: root.keys).count
    guard count >= role.threshold else {
      throw .thresholdNotMet(file: file, role: name, valid: count, threshold: role.threshold)
    }
  }

  /// Adds a signature, in place of an earlier one by the same key.
  public mutating func add(_ signature: Signature) {
    signatures.removeAll { $0.keyID == signature.keyID }
    signatures.append(signature)
    signatures.sort { $0.keyID < $1.keyID }
  }
}
