import Diagnostics
import UnicodeText

/// A text has characters that were read in a wrong encoding.
///
/// ## What it does
/// Looks in titles, translations, transliterations and prose for runs of signs such as `â€™` and `Ø±Ø¨`: UTF-8 that was read as
/// Windows-1252. Reports a run whose signs are the bytes of a punctuation mark, or of two characters or more: two signs that are
/// those of one letter may be meant.
///
/// ## Why it matters
/// A program has damaged the text on its way, often also where it is not seen.
///
/// ## Example
/// `<translation xml:lang="en">Allahâ€™s mercy</translation>`
///
/// ## How to fix it
/// Copy the text again from where it is right. The fix writes the characters that the bytes are of.
enum GarbledText: Rule {
  static let id: RuleID = "TX22"
  static let name = "garbled-text"
  static let severity = Severity.error
  static let explains: [RuleID] = ["TX05", "TX10", "TX11", "TX13", "TR01"]

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.compactMap { text -> Finding? in
      // The letters with which such runs begin are of U+00C0 to U+00FF.
      guard text.role != .arabic, text.role != .emoji, text.bytes.contains(0xC3) else { return nil }
      let scalars = Array(text.text.value.unicodeScalars)
      let runs = garbled(in: scalars)
      guard let first = runs.first else { return nil }
      let offsets = text.scalarOffsets
      func bytes(_ run: Range<Int>) -> Range<Int> { offsets[run.lowerBound]..<offsets[run.upperBound] }
      let fixable = runs.prefix(FixIt.editLimit)
      let edits = fixable.map { FixIt.Edit(text.source(of: bytes($0.range)), $0.meant) }
      return finding(
        "\(String(scalars: scalars[first.range]).quoted(limit: 30)) in \(text.label)\(andMore(runs.count - 1)) is "
          + "\(first.meant.quoted(limit: 30)), read in a wrong encoding: copy the text again",
        at: text.source(of: bytes(first.range)),
        fixIts: fixable.allSatisfy { text.canReplace(bytes($0.range)) }
          ? [FixIt("write the characters that were meant", .unsafe, edits)] : []
      )
    }
  }

  /// The runs of scalars that are bytes of other text.
  private static func garbled(in scalars: [Unicode.Scalar]) -> [(range: Range<Int>, meant: String)] {
    var runs: [(range: Range<Int>, meant: String)] = []
    var end = 0
    while let start = scalars[end...].firstIndex(where: { byte($0) != nil }) {
      end = scalars[start...].firstIndex { byte($0) == nil } ?? scalars.count
      if let meant = decoded(scalars[start..<end].compactMap(byte)) { runs.append((start..<end, meant)) }
    }
    return runs
  }

  /// The text of which these are the bytes; nil if they are those of none, or of one letter.
  private static func decoded(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return nil }
    let isPunctuation = bytes.starts(with: [0xE2, 0x80])
    return isPunctuation || text.unicodeScalars.count > 1 ? text : nil
  }

  /// The byte, beyond ASCII, that Windows-1252 reads as a scalar.
  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x80...0xFF: UInt8(scalar.value)
    default: signs[scalar]
    }
  }

  /// The signs that Windows-1252 has in place of the controls from 0x80.
  private static let signs: [Unicode.Scalar: UInt8] = [
    "€": 0x80, "‚": 0x82, "ƒ": 0x83, "„": 0x84, "…": 0x85, "†": 0x86, "‡": 0x87, "ˆ": 0x88, "‰": 0x89,
    "Š": 0x8A, "‹": 0x8B, "Œ": 0x8C, "Ž": 0x8E, "‘": 0x91, "’": 0x92, "“": 0x93, "”": 0x94, "•": 0x95,
    "–": 0x96, "—": 0x97, "˜": 0x98, "™": 0x99, "š": 0x9A, "›": 0x9B, "œ": 0x9C, "ž": 0x9E, "Ÿ": 0x9F,
  ]
}
