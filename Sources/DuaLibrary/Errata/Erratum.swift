import UnicodeText

/// A text that was published and has been withdrawn.
///
/// It is bound to the hash of the wrong text, so that the corrected one shows as soon as it is there.
public struct Erratum: Equatable, Sendable {
  /// The dua whose text is withdrawn.
  public var dua: Dua.ID
  /// The SHA-256 of the recited text in UTF-8: 64 lowercase hexadecimal digits.
  public var textSHA256: String
  /// Why, for the people who recite it, by language.
  public var reason: LocalizedText
  /// A dua to recite instead; nil if there is none.
  public var replacedBy: Dua.ID?
  /// When the withdrawal ends by itself; nil if it does not.
  public var until: UTCTime?

  public init(
    dua: Dua.ID,
    textSHA256: String,
    reason: LocalizedText,
    replacedBy: Dua.ID? = nil,
    until: UTCTime? = nil
  ) {
    self.dua = dua
    self.textSHA256 = textSHA256
    self.reason = reason
    self.replacedBy = replacedBy
    self.until = until
  }

  /// Withdraws a dua as it is.
  public init(withdrawing dua: Dua, reason: LocalizedText, replacedBy: Dua.ID? = nil, until: UTCTime? = nil) {
    self.init(
      dua: dua.id,
      textSHA256: Self.hash(of: dua),
      reason: reason,
      replacedBy: replacedBy,
      until: until
    )
  }

  static func hash(of dua: Dua) -> String { Checksum.sha256(of: Array(dua.arabic.utf8)) }

  /// Whether this is about a dua as it is, at a time.
  public func applies(to dua: Dua, at time: UTCTime) -> Bool {
    if let until, until <= time { return false }
    return self.dua == dua.id && textSHA256 == Self.hash(of: dua)
  }
}

/// `errata.json`: the texts that have been withdrawn.
///
/// The format never changes, so that an app honors it that is too old for the schema of the current bundle: unknown keys are ignored,
/// and there will be none that has to be known.
public struct Errata: Equatable, Sendable {
  /// The path among the targets of a release.
  public static let path = "errata.json"

  /// Sorted by the id of the dua, then by the hash of the text; each pair once.
  public private(set) var entries: [Erratum]

  /// Of several about one text the last counts.
  public init(_ entries: [Erratum] = []) {
    var texts: [String: Erratum] = [:]
    for entry in entries { texts["\(entry.dua.rawValue) \(entry.textSHA256)"] = entry }
    self.entries = texts.values.sorted { ($0.dua, $0.textSHA256) < ($1.dua, $1.textSHA256) }
  }

  /// Adds an erratum, in place of an earlier one about the same text.
  public mutating func add(_ erratum: Erratum) { self = Errata(entries + [erratum]) }

  /// The erratum about a dua as it is; nil if it is not withdrawn.
  public func erratum(about dua: Dua, at time: UTCTime) -> Erratum? {
    entries.first { $0.applies(to: dua, at: time) }
  }
}
