import Diagnostics
import DuaRecognition
import UnicodeText

/// Finds imported duas that are the same, or that a library has already, and merges them if that is wanted. The text of the first
/// stays as it is.
struct SameDuas {
  private let recognition: ImportRecognition
  private let log: ImportLog
  private let proposesSources: Bool
  private var index = TextIndex()
  /// The duas of the texts in `index`.
  private var owners: [Owner] = []
  private var duas: [ImportedDua] = []
  private var merged = 0
  /// The slugs of existing duas, by the ids of the imported ones that are left out for them.
  private var existingSlugs: [Int: String] = [:]

  private enum Owner {
    case existing(Int)
    case imported(Int)
  }

  /// Looks for them in a collection.
  ///
  /// - Parameter proposesSources: Whether a dua without sources gets those of another that is the same.
  static func find(
    in collection: inout ImportedCollection,
    _ recognition: ImportRecognition,
    proposesSources: Bool = true,
    _ log: ImportLog
  ) {
    var search = SameDuas(recognition, proposesSources: proposesSources, log)
    for dua in collection.duas { search.add(dua) }
    collection.duas = search.duas
    collection.merged = search.merged
    collection.existingSlugs = search.existingSlugs
  }

  private init(_ recognition: ImportRecognition, proposesSources: Bool, _ log: ImportLog) {
    (self.recognition, self.proposesSources, self.log) = (recognition, proposesSources, log)
    for (number, dua) in recognition.existing.enumerated() {
      guard let arabic = dua.content.arabic else { continue }
      _ = index.add(arabic.value)
      owners.append(.existing(number))
    }
  }

  private mutating func add(_ dua: ImportedDua) {
    guard let arabic = dua.arabic else {
      duas.append(dua)
      return
    }
    let matches = index.add(arabic.value)
    let same = matches.first { $0.comparison.relation == .same }
    if let same, recognition.merging.includes(same.comparison) {
      let owner = owners[same.text]
      owners.append(owner)
      merge(dua, arabic, into: owner, same.comparison)
      return
    }
    var dua = dua
    if let match = same ?? matches.first {
      report(match, arabic)
      if match.comparison.relation == .same, proposesSources {
        proposeSources(of: owners[match.text], for: &dua, arabic)
      }
    }
    owners.append(.imported(duas.count))
    duas.append(dua)
  }

  private func content(of owner: Owner) -> ImportedDua {
    switch owner {
    case .existing(let number): recognition.existing[number].content
    case .imported(let number): duas[number]
    }
  }

  /// Its name in messages, and where its text is if it is in the files.
  private func name(of owner: Owner) -> (name: String, range: SourceRange?) {
    switch owner {
    case .existing(let number): (recognition.existing[number].name, nil)
    case .imported(let number): ("an earlier dua", duas[number].arabic?.range)
    }
  }

  private func report(_ match: TextIndex.Match, _ arabic: Located<String>) {
    let owner = owners[match.text]
    let other = content(of: owner).arabic
    if case .imported = owner, let other, other.value.hasSameScalars(as: arabic.value) {
      // Reported as a duplicate.
      return
    }
    let (name, range) = name(of: owner)
    log.report(
      match.comparison.relation == .same
        ? SameDua.finding(match.comparison, name, at: arabic.range, other: range)
        : ContainedDua.finding(match.comparison, name, at: arabic.range, other: range)
    )
  }

  private func proposeSources(of owner: Owner, for dua: inout ImportedDua, _ arabic: Located<String>) {
    let sources = content(of: owner).sources.filter(\.isReference)
    guard dua.sources.isEmpty, !sources.isEmpty else { return }
    dua.sources = sources
    log.report(ProposedValue.sources(sources, of: name(of: owner).name, at: arabic.range))
  }

  private mutating func merge(
    _ dua: ImportedDua,
    _ arabic: Located<String>,
    into owner: Owner,
    _ comparison: TextComparison
  ) {
    let (name, range) = name(of: owner)
    var changes: DuaMerge
    switch owner {
    case .imported(let number):
      changes = DuaMerge(dua, into: duas[number])
      duas[number] = changes.dua
    case .existing(let number):
      var dua = dua
      // The categories of two libraries are not the same.
      (dua.category, dua.collection, dua.slug) = (nil, nil, nil)
      changes = DuaMerge(dua, into: recognition.existing[number].content)
      if let id = dua.id?.value { existingSlugs[id] = recognition.existing[number].slug }
    }
    merged += 1
    let isWritten = if case .imported = owner { true } else { false }
    log.report(
      MergedDua.finding(comparison, name, changes.added, isWritten: isWritten, at: arabic.range, other: range)
    )
    guard !changes.omitted.isEmpty else { return }
    log.report(NotMerged.finding(changes.omitted, name, at: arabic.range))
  }
}
