import DuaLibrary
import LibraryCompiler
import ReleaseSigning
import UnicodeText
import UpdateFramework

/// A text to be withdrawn.
public struct Withdrawal: Equatable, Sendable {
  /// The dua, by its slug or id.
  public var dua: String
  /// Why, by language.
  public var reason: LocalizedText
  /// The dua to recite instead, by its slug or id.
  public var replacement: String?
  /// When the withdrawal ends by itself; nil if it does not.
  public var until: UTCTime?

  public init(_ dua: String, reason: LocalizedText, replacement: String? = nil, until: UTCTime? = nil) {
    (self.dua, self.reason, self.replacement, self.until) = (dua, reason, replacement, until)
  }
}

/// A text that was withdrawn.
public struct PublishedWithdrawal: Equatable, Sendable {
  /// The publication of the errata.
  public var publication: Publication
  /// The withdrawal of the same text whose place it takes.
  public var former: Erratum?
  /// The withdrawn duas, by their slugs, whose withdrawals name this dua as the one to recite instead.
  public var replaced: [Slug]
}

extension ReleasePublisher {
  /// Withdraws the published text of a dua: writes `errata.json`, and signs and publishes it.
  ///
  /// What is staged stays staged, and is not published with it.
  public func withdraw(
    _ withdrawal: Withdrawal,
    with keys: ReleaseKeys
  ) throws(OperationalFailure) -> PublishedWithdrawal {
    try locked { folder in
      if let until = withdrawal.until, until <= now {
        throw OperationalFailure(
          "\(until) has passed",
          hint: "name a later time with --until, or leave it out"
        )
      }
      guard let published = try folder.published() else { throw SigningError.noRoot }
      guard var targets = published.targets else { throw SigningError.noTargets }
      let bundle = try folder.bundle(of: targets)
      let dua = try self.dua(withdrawal.dua, in: bundle)
      let replacement = try withdrawal.replacement.map { try self.dua($0, in: bundle) }
      guard replacement?.id != dua.id else {
        throw OperationalFailure("`\(dua.slug)` cannot replace itself; name another dua with --replaced-by")
      }
      var errata = try folder.errata(of: targets)
      if let replacement, errata.erratum(about: replacement, at: now) != nil {
        throw OperationalFailure(
          "`\(replacement.slug)` is withdrawn itself",
          hint: "name another dua with --replaced-by, or leave it out"
        )
      }
      let former = errata.erratum(about: dua, at: now)
      let replaced = try replaced(by: dua, in: bundle, errata)
      errata.add(
        Erratum(
          withdrawing: dua,
          reason: withdrawal.reason,
          replacedBy: replacement?.id,
          until: withdrawal.until
        )
      )
      let bytes = errata.json
      let description = FileDescription(of: bytes)
      targets.targets[Errata.path] = description
      let path = ReleasePaths.target(Errata.path, sha256: description.sha256 ?? "")
      let change = ReleaseChange(targets: SignedMetadata(targets.value))
      let file = ReleaseFile(path: path, bytes: bytes)
      let publication = try write(change, with: [file], after: published, keys, folder)
      try keepErrata(description, folder)
      return PublishedWithdrawal(publication: publication, former: former, replaced: replaced)
    }
  }

  /// The duas of a bundle whose withdrawals name a dua as the one to recite instead.
  private func replaced(by dua: Dua, in bundle: Bundle, _ errata: Errata) throws -> [Slug] {
    try errata.entries.compactMap { erratum in
      guard erratum.replacedBy == dua.id, let other = try bundle[erratum.dua],
        erratum.applies(to: other, at: now)
      else { return nil }
      return other.slug
    }
  }

  /// A bundle that was staged before must not be published without the erratum. Its signatures covered the former targets.
  private func keepErrata(_ description: FileDescription, _ folder: ReleaseFolder) throws {
    guard let draft = try folder.targetsDraft() else { return }
    var targets = try draft.stagedTargets()
    targets.targets[Errata.path] = description
    try folder.write(ReleaseFolder.targetsDraft, SignedMetadata(targets.value).encoded)
  }

  /// A staged bundle with the errata that are published, whatever it had when it was staged: publishing it undoes no withdrawal.
  ///
  /// If they differ its signatures are removed, which did not cover them.
  func keepingErrata(_ draft: SignedMetadata, of published: TargetsMetadata?) throws -> SignedMetadata {
    guard let published else { return draft }
    var targets = try draft.stagedTargets()
    let errata = published.targets[Errata.path]
    guard targets.targets[Errata.path] != errata else { return draft }
    targets.targets[Errata.path] = errata
    return SignedMetadata(targets.value)
  }

  private func dua(_ name: String, in bundle: Bundle) throws -> Dua {
    if let id = Int(name), let dua = try bundle[Dua.ID(rawValue: id)] { return dua }
    if let slug = Slug(name), let dua = try bundle[dua: slug] { return dua }
    let suggestion = Suggestion.phrase(for: name, among: try bundle.duaSlugs.map(\.rawValue))
    throw OperationalFailure("the published bundle has no dua \(name.quoted())\(suggestion)")
  }
}

extension ReleaseFolder {
  /// The errata of targets; none if there is no such target.
  func errata(of targets: TargetsMetadata) throws -> Errata {
    guard let target = targets.targets[Errata.path] else { return Errata() }
    return try Errata(json: bytes(of: Errata.path, target))
  }
}
