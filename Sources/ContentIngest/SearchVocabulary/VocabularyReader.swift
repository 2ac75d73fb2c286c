import ArabicText
import Diagnostics
import DuaLibrary
import SearchEngine
import UnicodeText

/// Reads the files of a search vocabulary. Every error is a finding; the rest is read.
public struct VocabularyReader {
  /// The entries of the files that were read.
  public internal(set) var vocabulary = SearchVocabulary()
  /// In the order of the files.
  public internal(set) var findings: [Finding] = []
  /// Where each synonym and each name is given first.
  private var synonymRanges: [[UInt8]: SourceRange] = [:]
  /// By the stem, which decides: `gate` and `gates` are one word.
  private var nearRanges: [[UInt8]: SourceRange] = [:]
  private var nameRanges: [[UInt8]: SourceRange] = [:]
  /// The names of texts that topics refer to, which another file defines.
  var textNames: [(name: String, range: SourceRange)] = []
  private var reader = SearchWords()
  /// The tags of languages that were read.
  private var languages: [String: LanguageTag] = [:]

  public init() {}

  /// Reads a file.
  ///
  /// - Parameter path: One of ``SearchVocabulary/paths``.
  public mutating func read(_ path: String, _ bytes: [UInt8], file: FileID) {
    switch VocabularyPart(rawValue: path) {
    case .synonyms: readSynonyms(bytes, file: file)
    case .aliases: readAliases(bytes, file: file)
    case .topics: readTopics(bytes, file: file)
    case .keywords: readKeywords(bytes, file: file)
    case nil: break
    }
  }

  /// Reads `synonyms.json`.
  public mutating func readSynonyms(_ bytes: [UInt8], file: FileID) {
    guard let record = root(bytes, file, keys: ["version", "groups"], optional: ["near"]) else { return }
    for phrases in groups(record, "groups", by: Self.key, in: \.synonymRanges) {
      vocabulary.synonyms.append(phrases.map(\.text))
    }
    for words in groups(record, "near", by: Self.stem, in: \.nearRanges) {
      for word in words where word.words.count > 1 {
        findings.append(MalformedVocabulary.severalWords(word.text, at: word.range))
      }
      vocabulary.nearWords.append(words.filter { $0.words.count == 1 }.map(\.text))
    }
  }

  /// The groups of at least two phrases under a key.
  private mutating func groups(
    _ file: VocabularyRecord,
    _ key: String,
    by identity: ([SearchWord]) -> [UInt8],
    in ranges: WritableKeyPath<Self, [[UInt8]: SourceRange]>
  ) -> [[Phrase]] {
    var groups: [[Phrase]] = []
    for group in file.elements(key, &findings) {
      guard let elements = VocabularyRecord.elements(group, "a group", &findings) else { continue }
      let phrases = elements.compactMap { phrase($0) }
      for phrase in phrases { note(phrase, identity(phrase.words), in: ranges) }
      if elements.count < 2 { findings.append(MalformedVocabulary.smallGroup(at: group.range)) }
      if phrases.count > 1 { groups.append(phrases) }
    }
    return groups
  }

  /// Reads `aliases.json`.
  public mutating func readAliases(_ bytes: [UInt8], file: FileID) {
    let keys = ["version", "suras", "verses", "works"]
    guard let record = root(bytes, file, keys: keys, optional: ["texts"]) else { return }
    readVerses(record)
    readSurahs(record)
    readWorks(record)
    readTexts(record)
  }

  private mutating func readVerses(_ file: VocabularyRecord) {
    for row in file.rows("verses", keys: ["verses", "names"], &findings) {
      let verses = verses(row)
      let names = names(row)
      if !verses.isEmpty, !names.isEmpty { vocabulary.verses.append(.init(verses: verses, names: names)) }
    }
  }

  /// The verses of a row that exist.
  mutating func verses(_ row: VocabularyRecord) -> [QuranReference] {
    row.elements("verses", &findings).compactMap { element in
      guard let text = VocabularyRecord.text(element, "a verse", &findings) else { return nil }
      guard let reference = QuranReference(text) else {
        findings.append(MalformedVocabulary.noVerse(text, at: element.range))
        return nil
      }
      return reference
    }
  }

  private mutating func readSurahs(_ file: VocabularyRecord) {
    for row in file.rows("suras", keys: ["sura", "names"], &findings) {
      let names = names(row)
      guard let (surah, range) = row.number("sura", &findings) else { continue }
      guard let number = Int(surah), QuranReference.ayahCount(ofSurah: number) != nil else {
        findings.append(MalformedVocabulary.noSurah(surah, last: QuranReference.surahCount, at: range))
        continue
      }
      if !names.isEmpty { vocabulary.surahs.append(.init(surah: number, names: names)) }
    }
  }

  private mutating func readWorks(_ file: VocabularyRecord) {
    for row in file.rows("works", keys: ["work", "names"], &findings) {
      let names = names(row)
      guard let value = row.value("work"), let text = VocabularyRecord.text(value, "`work`", &findings) else {
        continue
      }
      guard let slug = Slug(text) else {
        findings.append(MalformedVocabulary.noSlug(text, at: value.range))
        continue
      }
      if !names.isEmpty { vocabulary.works.append(.init(work: slug, names: names)) }
    }
  }

  private mutating func readTexts(_ file: VocabularyRecord) {
    for row in file.rows("texts", keys: ["names", "fingerprints"], &findings) {
      let fingerprints = fingerprints(row)
      let names = names(row)
      guard !fingerprints.isEmpty, !names.isEmpty else { continue }
      vocabulary.texts.append(.init(names: names, fingerprints: fingerprints))
    }
  }

  /// The fingerprints of a row that can be read.
  mutating func fingerprints(_ row: VocabularyRecord) -> [PhraseFingerprint] {
    row.elements("fingerprints", &findings).compactMap { element in
      guard let text = VocabularyRecord.text(element, "a fingerprint", &findings) else { return nil }
      guard let fingerprint = PhraseFingerprint(text) else {
        findings.append(MalformedVocabulary.noFingerprint(text, at: element.range))
        return nil
      }
      return fingerprint
    }
  }

  private mutating func names(_ row: VocabularyRecord) -> [String] {
    let elements = row.elements("names", &findings)
    if elements.isEmpty, let list = row.value("names"), case .array = list.content {
      findings.append(MalformedVocabulary.noNames(at: list.range))
    }
    let names = elements.compactMap { phrase($0) }
    for name in names { note(name, NameTable.key(of: name.words), in: \.nameRanges) }
    return names.map(\.text)
  }

  struct Phrase {
    var text: String
    var words: [SearchWord]
    var range: SourceRange
  }

  mutating func phrase(_ value: JSONTree) -> Phrase? {
    phraseText(value).map { text in
      Phrase(text: text, words: SearchWord.words(in: reader), range: value.range)
    }
  }

  /// The text of a phrase with the number of its words that do not only join others.
  mutating func countedPhrase(_ value: JSONTree) -> (text: String, wordCount: Int)? {
    guard let text = phraseText(value) else { return nil }
    var wordCount = 0
    for word in reader.words where !reader.isJoining(word) { wordCount += 1 }
    return (text, wordCount)
  }

  /// Leaves the words of the phrase in the reader.
  private mutating func phraseText(_ value: JSONTree) -> String? {
    guard let text = VocabularyRecord.text(value, "a phrase", &findings) else { return nil }
    reader.read(text)
    guard let first = reader.words.first else {
      findings.append(MalformedVocabulary.noLetter(text, at: value.range))
      return nil
    }
    guard reader.words.allSatisfy({ $0.script == first.script }) else {
      findings.append(MalformedVocabulary.mixedScripts(text, at: value.range))
      return nil
    }
    return text
  }

  /// What is given for each language under a key.
  ///
  /// - Parameter read: Reads the value of a language; nil, after a finding, if it cannot be read.
  mutating func values<Value>(
    byLanguage key: String,
    _ row: VocabularyRecord,
    _ read: (inout Self, JSONTree) -> Value?
  ) -> [LanguageTag: Value] {
    guard let object = row.value(key),
      let members = VocabularyRecord.members(object, "`\(key)`", &findings)
    else { return [:] }
    var values: [LanguageTag: Value] = [:]
    for member in members {
      guard let language = language(member.key.value) else {
        findings.append(MalformedVocabulary.noLanguage(member.key.value, at: member.key.range))
        continue
      }
      // The JSON reader has reported a key that is given twice.
      if values[language] == nil { values[language] = read(&self, member.value) }
    }
    return values
  }

  /// The language of a tag in its canonical form; nil for other texts.
  private mutating func language(_ text: String) -> LanguageTag? {
    if let known = languages[text] { return known }
    guard let language = LanguageTag(text), language.rawValue.hasSameScalars(as: text) else { return nil }
    languages[text] = language
    return language
  }

  /// Words separated by spaces, Arabic ones after a byte of 1.
  private static func key(of words: [SearchWord]) -> [UInt8] {
    Array(words.map { ($0.script == .arabic ? [1] : []) + $0.bytes }.joined(separator: [0x20]))
  }

  /// The hash of the stem of a word.
  private static func stem(of words: [SearchWord]) -> [UInt8] {
    words.count == 1
      ? withUnsafeBytes(of: PhraseKey.stemHash(of: words[0]).littleEndian) { Array($0) } : key(of: words)
  }

  private mutating func note(
    _ phrase: Phrase,
    _ key: [UInt8],
    in ranges: WritableKeyPath<Self, [[UInt8]: SourceRange]>
  ) {
    if let first = self[keyPath: ranges][key] {
      findings.append(AmbiguousVocabulary.finding(phrase.text, at: phrase.range, first: first))
    } else {
      self[keyPath: ranges][key] = phrase.range
    }
  }

  mutating func root(
    _ bytes: [UInt8],
    _ file: FileID,
    keys: [String],
    optional: [String] = []
  ) -> VocabularyRecord? {
    let tree = ContentIngest.jsonTree(bytes, file: file)
    findings += tree.findings
    guard let root = tree.root,
      let record = VocabularyRecord(root, "the file", keys: keys, optional: optional, &findings)
    else { return nil }
    if let (version, range) = record.number("version", &findings), version != "\(SearchVocabulary.version)" {
      findings.append(MalformedVocabulary.version(version, at: range))
    }
    return record
  }
}
