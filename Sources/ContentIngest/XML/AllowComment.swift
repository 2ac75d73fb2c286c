import ContentDraft
import Diagnostics
import UnicodeText

/// A comment of the form `<!-- rizq:allow RULE reason -->`, which acknowledges the findings of a rule in an entry.
struct AllowComment {
  /// The whole comment.
  let range: Range<Int>
  /// The bytes of the rule's id; empty if there is none.
  let rule: Range<Int>
  /// The bytes of the reason, without the white space around it.
  let reason: Range<Int>

  static let keyword = "rizq:allow"

  /// What a comment is.
  enum Reading {
    case acknowledgement(AllowComment)
    /// The first words nearly are ``keyword``.
    case misspelled(keyword: Range<Int>)
    /// Any other comment.
    case none
  }

  /// - Parameter comment: From `<!--` through `-->`.
  static func read(_ comment: Range<Int>, in source: Source) -> Reading {
    let bytes = source.bytes
    let content = (comment.lowerBound + 4)..<max(comment.lowerBound + 4, comment.upperBound - 3)
    func word(from start: Int) -> Range<Int> {
      let first = bytes[start..<content.upperBound].firstIndex { !$0.isXMLSpace } ?? content.upperBound
      return first..<(bytes[first..<content.upperBound].firstIndex(where: \.isXMLSpace) ?? content.upperBound)
    }
    let first = word(from: content.lowerBound)
    // A word of ordinary prose is not longer, and is not compared.
    guard first.count <= 32 else { return .none }
    guard bytes[first].elementsEqual(keyword.utf8) else {
      let letters = lowercaseLetters(bytes[first])
      let second = word(from: first.upperBound)
      if letters == "rizq", second.count <= 32, lowercaseLetters(bytes[second]).hasPrefix("allow") {
        return .misspelled(keyword: first.lowerBound..<second.upperBound)
      }
      let isDirective =
        letters.hasPrefix("rizqallow")
        || letters.hasPrefix("rizq") && bytes[first].contains(UInt8(ascii: ":"))
      return isDirective ? .misspelled(keyword: first) : .none
    }
    let id = word(from: first.upperBound)
    let idEnd = bytes[id].firstIndex { !$0.isPartOfRuleID } ?? id.upperBound
    let reason = trimmed(idEnd..<content.upperBound, in: bytes)
    return .acknowledgement(AllowComment(range: comment, rule: id.lowerBound..<idEnd, reason: reason))
  }

  /// The id of a rule at the beginning of the reason: `DU02` in `DU09, DU02 reason`.
  func secondRule(in bytes: [UInt8]) -> Range<Int>? {
    var rest = bytes[reason]
    for conjunction in ["and ", "& "] where rest.starts(with: conjunction.utf8) {
      rest = rest.dropFirst(conjunction.utf8.count)
    }
    let id = rest.prefix(4)
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard id.count == 4, id.prefix(2).allSatisfy(capitals.contains), id.suffix(2).allSatisfy(\.isASCIIDigit),
      rest.dropFirst(4).first.map({ !$0.isASCIILetter && !$0.isASCIIDigit }) ?? true
    else { return nil }
    return id.indices
  }

  func reasonText(in source: Source) -> String { source.text(reason).joinedLines }

  /// Without white space around it, and without the punctuation that may separate it from the id.
  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let separators: [UInt8] = [UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: ",")]
    let lower =
      bytes[range].firstIndex { !$0.isXMLSpace && !separators.contains($0) } ?? range.upperBound
    let upper = bytes[lower..<range.upperBound].lastIndex { !$0.isXMLSpace }.map { $0 + 1 } ?? lower
    return lower..<upper
  }

  private static func lowercaseLetters(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.filter(\.isASCIILetter).map { $0 | 0x20 }, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte may be part of a rule's id or name.
  fileprivate var isPartOfRuleID: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "-")
  }
}

/// Assigns the acknowledgements of an XML file to its entries: a comment before or inside an entry belongs to it.
struct AllowComments {
  /// The comments since the last entry, or in the entry in progress.
  private var comments: [AllowComment] = []
  /// The offset of the entry in progress.
  private var entryStart: Int?

  /// Records a comment, or reports why it acknowledges nothing.
  mutating func add(_ comment: Range<Int>, in source: Source, log: FindingLog) {
    switch AllowComment.read(comment, in: source) {
    case .none: return
    case .misspelled(let keyword):
      log.report(MalformedAcknowledgement.misspelled(source.text(keyword), at: log.range(keyword)))
    case .acknowledgement(let comment) where comment.rule.isEmpty:
      log.report(MalformedAcknowledgement.withoutRule(inJSON: false, at: log.range(comment.range)))
    case .acknowledgement(let comment):
      if let second = comment.secondRule(in: source.bytes) {
        log.report(MalformedAcknowledgement.secondRule(source.text(second), at: log.range(second)))
      }
      comments.append(comment)
    }
  }

  mutating func beginEntry(at offset: Int) { entryStart = offset }

  mutating func endEntry(at end: Int, in source: Source, log: FindingLog) {
    guard let start = entryStart else { return }
    entryStart = nil
    for comment in comments {
      log.record(
        Acknowledgement(
          range: log.range(comment.range),
          entry: log.range(start..<end),
          rule: Located(RuleID(source.text(comment.rule)), at: log.range(comment.rule)),
          reason: comment.reason.isEmpty
            ? .missing : Field(comment.reasonText(in: source), at: log.range(comment.reason))
        )
      )
    }
    comments = []
  }

  /// Reports the comments that no entry follows.
  mutating func endEntries(log: FindingLog) {
    for comment in comments {
      log.report(MalformedAcknowledgement.withoutEntry(at: log.range(comment.range)))
    }
    comments = []
  }
}

extension String {
  /// The text with every run of white space as one space.
  fileprivate var joinedLines: String {
    unicodeScalars.split { $0.isASCII && UInt8($0.value).isXMLSpace }.map(String.init).joined(separator: " ")
  }
}
