/// The spellings of words in Latin letters, in each position of a phrase.
///
/// All letters are in one array: comparing them with transliterations touches little memory, and counts no references.
package struct RomanizedSpellings: Sendable {
  private struct Entry {
    /// Of the bytes; by ``RomanizedForms/index(isJoined:isBeforePause:)``. Empty for what is not one word.
    var forms: (Range<Int32>, Range<Int32>, Range<Int32>, Range<Int32>) = (0..<0, 0..<0, 0..<0, 0..<0)
    var beginsWithJoiningVowel = false
    var endsWithTanwin = false
    var isWord = false
  }

  /// The forms of all spellings in UTF-8.
  private(set) var bytes: [UInt8] = []
  private var entries: [Entry] = []

  /// Makes a table without spellings.
  package init() {}

  /// Adds the next spelling; nil for what is not one word.
  package mutating func append(_ romanized: RomanizedForms?) {
    var entry = Entry()
    if let romanized {
      let forms = romanized.forms.map { append($0) }
      entry.forms = (forms[0], forms[1], forms[2], forms[3])
      entry.beginsWithJoiningVowel = romanized.beginsWithJoiningVowel
      entry.endsWithTanwin = romanized.endsWithTanwin
      entry.isWord = true
    }
    entries.append(entry)
  }

  private mutating func append(_ form: String) -> Range<Int32> {
    let start = Int32(bytes.count)
    bytes.append(contentsOf: form.utf8)
    return start..<Int32(bytes.count)
  }

  /// Adds the spellings of another table after these.
  package mutating func append(contentsOf other: RomanizedSpellings) {
    let offset = Int32(bytes.count)
    func moved(_ range: Range<Int32>) -> Range<Int32> {
      range.lowerBound + offset..<range.upperBound + offset
    }
    bytes += other.bytes
    entries += other.entries.map { entry in
      var entry = entry
      let forms = entry.forms
      entry.forms = (moved(forms.0), moved(forms.1), moved(forms.2), moved(forms.3))
      return entry
    }
  }

  package func isWord(_ spelling: Int32) -> Bool { entries[Int(spelling)].isWord }

  func beginsWithJoiningVowel(_ spelling: Int32) -> Bool { entries[Int(spelling)].beginsWithJoiningVowel }

  func endsWithTanwin(_ spelling: Int32) -> Bool { entries[Int(spelling)].endsWithTanwin }

  /// The range of a form in ``bytes``.
  ///
  /// - Parameter index: See ``RomanizedForms/index(isJoined:isBeforePause:)``.
  func form(_ index: Int, of spelling: Int32) -> Range<Int32> {
    let forms = entries[Int(spelling)].forms
    return switch index {
    case 0: forms.0
    case 1: forms.1
    case 2: forms.2
    default: forms.3
    }
  }
}
