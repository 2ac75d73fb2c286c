import ContentDraft
import ContentValidation
import Diagnostics
import DuaLibrary
import UnicodeText

/// Final check of a changed file before it is written: an edit must not have lost or changed anything else.
package struct RevisionValidator {
  package let revision: FileRevision
  package let old: IngestedFile
  package let new: IngestedFile
  /// The texts of the old file, and of the new one.
  package let oldTexts: [ProtectedText]
  package let newTexts: [ProtectedText]
  /// The old ranges of the edits that write the Quran, sorted.
  private let quranEdits: MergedRanges

  /// - Parameter quranEdits: The old ranges of the edits that write the Quran.
  package init(
    revision: FileRevision,
    old: IngestedFile,
    new: IngestedFile,
    oldTexts: [ProtectedText],
    newTexts: [ProtectedText],
    quranEdits: [Range<Int>] = []
  ) {
    self.revision = revision
    self.old = old
    self.new = new
    self.oldTexts = oldTexts
    self.newTexts = newTexts
    self.quranEdits = MergedRanges(quranEdits)
  }

  /// What would be lost or changed, as the end of a sentence; nil if nothing would.
  package var violation: String? {
    entityViolation ?? textViolation ?? protectionViolation ?? acknowledgementViolation ?? errorViolation
  }

  /// A file that was incomplete may have more entities than before; a complete one has the same.
  private var entityViolation: String? {
    if old.isComplete, !new.isComplete { return "the file could not be read to its end" }
    if old.isComplete, new.fragments.count != old.fragments.count {
      return "the file would have \(new.fragments.count) entities, not \(old.fragments.count)"
    }
    let entities = Dictionary(
      new.fragments.map { ($0.mark.offset, $0.mark) },
      uniquingKeysWith: { first, _ in first }
    )
    for mark in old.fragments.map(\.mark) {
      guard let now = entities[revision.newOffset(of: mark.offset)], now.kind == mark.kind else {
        return "the \(mark.kind) `\(mark.name?.value ?? "?")` would be lost"
      }
      if let name = mark.name, !revision.touches(name.range.bytes), now.name?.value != name.value {
        return "the \(mark.kind) `\(name.value)` would have another name"
      }
    }
    return nil
  }

  /// The reader finds no more errors in a file that it could read. In one that it could not, it reads further, or as far with fewer
  /// errors: a byte order mark does not keep it from reading on.
  private var errorViolation: String? {
    if let end = old.readEnd, let newEnd = new.readEnd {
      let expectedEnd = revision.newOffset(of: end)
      let isImproved =
        newEnd > expectedEnd || newEnd == expectedEnd && new.findings.count < old.findings.count
      return isImproved ? nil : "the file could not be read any further than before"
    }
    guard old.readEnd == nil, new.findings.count > old.findings.count else { return nil }
    let added = new.findings.count - old.findings.count
    return "the file would have \(added.counted("more error"))"
  }

  /// A text that no edit touches is unchanged, scalar for scalar, at its offset moved by the edits before it.
  private var textViolation: String? {
    let now = textsByOffset
    for text in oldTexts where !revision.touches(text.text.range.bytes) {
      guard let other = now[revision.newOffset(of: text.text.range.bytes.lowerBound)],
        other.text.value.utf8.elementsEqual(text.text.value.utf8)
      else { return "the text \(text.label) would change" }
    }
    return nil
  }

  /// No edit is inside a quotation of the Quran, and every quotation is still in its text, scalar for scalar. Edits that write
  /// the Quran may replace quotations.
  private var protectionViolation: String? {
    let ordered = newTexts.sorted { $0.offset < $1.offset }
    for text in oldTexts where !text.protected.isEmpty {
      for part in text.protected
      where revision.edits(touching: part.source.bytes)
        .contains(where: { part.contains($0.bytes) && !quranEdits.overlaps($0.bytes) })
      {
        return "a quotation of the Quran in \(text.label) would be touched"
      }
      // Its first scalars may have been replaced or removed.
      let reach = revision.newReach(of: text.text.range.bytes)
      let index = ordered.partitioningIndex { $0.offset >= reach.lowerBound }
      guard let now = ordered[index...].first, reach ~= now.offset,
        now.text.value.holds(
          text.protected.filter { !quranEdits.overlaps($0.source.bytes) }.map(\.text)
        )
      else {
        return "a quotation of the Quran in \(text.label) would change"
      }
    }
    // A text that could not be read before: it is not known whether an edit in it did harm.
    let newRanges = revision.edits.indices.filter { !quranEdits.overlaps(revision.edits[$0].bytes) }
      .map(revision.newRange)
    let reaches = MergedRanges(
      oldTexts.map { text in
        let reach = revision.newReach(of: text.text.range.bytes)
        return reach.lowerBound..<reach.upperBound + 1
      }
    )
    for text in newTexts where !text.protected.isEmpty {
      let isTouched = text.protected.contains { part in
        newRanges[touching: part.source.bytes].contains { part.contains($0) }
      }
      if isTouched, !reaches.contains(text.offset) {
        return "a quotation of the Quran in \(text.label) would be touched"
      }
    }
    return nil
  }

  /// Every acknowledgement in which no edit is made is still there, with its rule and reason.
  private var acknowledgementViolation: String? {
    var now: [String: Int] = [:]
    for acknowledgement in new.acknowledgements { now[acknowledgement.statement, default: 0] += 1 }
    for acknowledgement in old.acknowledgements {
      let isEdited = revision.edits(touching: acknowledgement.range.bytes).contains {
        acknowledgement.range.bytes.contains($0.bytes)
      }
      if isEdited { continue }
      guard let count = now[acknowledgement.statement], count > 0 else {
        return "the acknowledgement of `\(acknowledgement.rule.value)` would be lost"
      }
      now[acknowledgement.statement] = count - 1
    }
    return nil
  }

  private var textsByOffset: [Int: ProtectedText] {
    Dictionary(newTexts.map { ($0.offset, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Acknowledgement {
  /// The rule and the reason.
  fileprivate var statement: String { "\(rule.value)\0\(reason.value ?? "")" }
}

extension ProtectedText {
  fileprivate var offset: Int { text.range.bytes.lowerBound }
}

extension FileRevision {
  /// The edits that replace a byte of a range, or are at one of its ends.
  fileprivate func edits(touching range: Range<Int>) -> ArraySlice<FixIt.Edit> {
    let first = edits.partitioningIndex { $0.bytes.upperBound >= range.lowerBound }
    return edits[first...].prefix { $0.bytes.lowerBound <= range.upperBound }
  }

  /// The offsets at which a text of an old range may begin in the new file.
  fileprivate func newReach(of range: Range<Int>) -> ClosedRange<Int> {
    let first = edits.partitioningIndex { $0.bytes.upperBound >= range.lowerBound }
    let isAtStart = first < edits.count && edits[first].bytes.lowerBound <= range.lowerBound
    let start = isAtStart ? newRange(ofEdit: first).lowerBound : newOffset(of: range.lowerBound)
    return start...max(start, newOffset(of: range.upperBound))
  }
}

extension [Range<Int>] {
  /// Of sorted, disjoint ranges those that have a byte or an end in a range.
  fileprivate subscript(touching range: Range<Int>) -> ArraySlice<Range<Int>> {
    self[partitioningIndex { $0.upperBound >= range.lowerBound }...].prefix {
      $0.lowerBound <= range.upperBound
    }
  }
}

extension ProtectedText.ProtectedPart {
  /// Whether bytes of the file are in the part; an insertion at its edge is outside.
  fileprivate func contains(_ bytes: Range<Int>) -> Bool {
    let part = source.bytes
    return bytes.isEmpty
      ? part.lowerBound < bytes.lowerBound && bytes.lowerBound < part.upperBound : part.overlaps(bytes)
  }
}

extension String {
  /// Whether the texts occur in this one, one after the other, scalar for scalar.
  fileprivate func holds(_ parts: [String]) -> Bool {
    var rest = Array(utf8)[...]
    for part in parts {
      guard let end = rest.end(ofFirst: Array(part.utf8)) else { return false }
      rest = rest[end...]
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  /// The index after the first occurrence of some bytes; nil where they do not occur. Linear, however often they nearly occur: the
  /// algorithm of Knuth, Morris and Pratt.
  fileprivate func end(ofFirst wanted: [UInt8]) -> Int? {
    // For every beginning of `wanted` the length of the longest shorter one that it ends with.
    var borders = [0, 0]
    func extended(_ length: Int, by byte: UInt8) -> Int {
      var length = length
      while length > 0, wanted[length] != byte { length = borders[length] }
      return length < wanted.count && wanted[length] == byte ? length + 1 : 0
    }
    for byte in wanted.dropFirst() { borders.append(extended(borders[borders.count - 1], by: byte)) }
    var found = 0
    for index in indices {
      if found == wanted.count { return index }
      found = extended(found, by: self[index])
    }
    return found == wanted.count ? endIndex : nil
  }
}

extension Fragment {
  /// What identifies an entity.
  fileprivate struct Mark {
    var kind: String
    var offset: Int
    /// The slug, or for the text of a layer that of its dua.
    var name: Located<String>?
  }

  fileprivate var mark: Mark {
    switch self {
    case .declaration(let declaration):
      Mark(kind: "declaration", offset: declaration.range.bytes.lowerBound)
    case .idRegister(let register):
      Mark(kind: "list of ids", offset: register.range.bytes.lowerBound)
    case .consumer(let consumer):
      Mark(kind: "consumer", offset: consumer.range.bytes.lowerBound)
    case .dua(let dua):
      Mark(kind: "dua", offset: dua.range.bytes.lowerBound, name: dua.slug.located.map { .init($0) })
    case .journey(let journey):
      Mark(
        kind: "journey",
        offset: journey.range.bytes.lowerBound,
        name: journey.slug.located.map { .init($0) }
      )
    case .text(let text):
      Mark(kind: "text", offset: text.range.bytes.lowerBound, name: text.dua.located.map { .init($0) })
    }
  }
}

extension Located<String> {
  fileprivate init(_ slug: Located<Slug>) { self.init(slug.value.rawValue, at: slug.range) }
}
