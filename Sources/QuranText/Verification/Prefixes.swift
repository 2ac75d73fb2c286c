/// A word with its letters and their hash.
protocol HashedWord {
  var hash: UInt32 { get }
  var letters: [QuranLetter] { get }
}

extension TextWord: HashedWord {}
extension QuotedWord: HashedWord {}

/// Words before a quotation that are not part of the cited verses: the plea for refuge (isti'adha), and the basmala.
enum Prefixes {
  static let istiadha = hashes("أعوذ بالله من الشيطان الرجيم")
  /// The plea with two names of God, as some recite it.
  static let namingIstiadha = hashes("أعوذ بالله السميع العليم من الشيطان الرجيم")
  static let basmala = hashes("بسم الله الرحمن الرحيم")

  /// The possible lengths of a prefix of a quotation, including zero.
  static func counts(in words: [some HashedWord]) -> [Int] {
    var counts = [0]
    for prefix in [istiadha, basmala] {
      let start = counts[counts.count - 1]
      let end = start + prefix.count
      if end < words.count, zip(words[start..<end], prefix).allSatisfy({ $0.hash == $1 }) {
        counts.append(end)
      }
    }
    return counts
  }

  /// Whether the removed words end with the basmala, which is a verse of its own.
  static func endsInBasmala(_ words: ArraySlice<QuotedWord>) -> Bool {
    words.suffix(basmala.count).map(\.hash) == basmala
  }

  /// The words without a final amen. It is written with a madda or without any sign, like no word of the Quran that ends a
  /// verse.
  static func withoutAmen<Word: HashedWord>(_ words: [Word]) -> [Word] {
    guard words.count > 1, let last = words.last, last.hash == amen, let opening = last.letters.first,
      opening.form == .madda || opening.form == .plain
    else { return words }
    return words.dropLast()
  }

  private static let amen = hashes("آمين")[0]

  /// The words without the plea for refuge, anywhere in the text: it is said before verses but is not one.
  static func withoutIstiadha(_ words: [QuotedWord]) -> [QuotedWord] {
    var kept: [QuotedWord] = []
    var index = 0
    while index < words.count {
      let plea = [istiadha, namingIstiadha].first { plea in
        words[index...].prefix(plea.count).map(\.hash) == plea
      }
      if let plea {
        index += plea.count
      } else {
        kept.append(words[index])
        index += 1
      }
    }
    return kept
  }

  private static func hashes(_ text: String) -> [UInt32] { TextWord.words(of: text).map(\.hash) }
}
