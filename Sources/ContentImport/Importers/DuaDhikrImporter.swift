import ContentIngest
import Diagnostics
import DuaLibrary
import DuaRecognition
import UnicodeText

/// Imports folders of JSON arrays: a folder for each chapter, in it a file for each language.
///
/// The files of one folder hold the same entries in the same order. The Arabic and the transliteration, which a dua has
/// once, are those of the first language: English if there is an English file.
struct DuaDhikrImporter: CollectionImporter {
  let options: ImportOptions

  private static let keys = [
    "title", "arabic", "latin", "translation", "notes", "benefits", "fawaid", "source",
  ]

  func read(_ files: [ForeignFile], into collection: inout ImportedCollection, _ log: ImportLog) {
    for chapter in Self.chapters(files) {
      var merged: [Entry] = []
      /// Those that belong to none of the first language.
      var unmatched: [Entry] = []
      var languages: Set<LanguageTag> = []
      for file in chapter.files {
        let language = language(of: file, log)
        let entries = entries(file, in: language, chapter.name, log)
        if languages.isEmpty {
          merged = entries
        } else if languages.contains(language) {
          // The next part of the chapter, not its translation.
          log.report(LanguagesDisagree.sameLanguage(language.rawValue, at: file.start))
          merged += entries
        } else {
          unmatched += Self.merge(entries, into: &merged, log)
        }
        languages.insert(language)
      }
      collection.duas += (merged + unmatched).map { entry in
        var dua = entry.dua
        dua.sources = log.citations(entry.source)
        return dua
      }
    }
  }

  // MARK: Files

  /// The files by folder, in the order of the folders.
  private static func chapters(_ files: [ForeignFile]) -> [(name: String?, files: [ForeignFile])] {
    var chapters: [(folder: String, files: [ForeignFile])] = []
    var indexes: [ExactText: Int] = [:]
    for file in files {
      let folder = file.path.parts(between: "/").dropLast().joined(separator: "/")
      if let index = indexes[ExactText(folder)] {
        chapters[index].files.append(file)
      } else {
        indexes[ExactText(folder)] = chapters.count
        chapters.append((folder, [file]))
      }
    }
    return chapters.map { folder, files in
      let english = files.filter { $0.languageName == "en" }
      let name = folder.parts(between: "/").last.flatMap { $0 == "." || $0 == ".." ? nil : $0 }
      return (name, english + files.filter { $0.languageName != "en" })
    }
  }

  private func language(of file: ForeignFile, _ log: ImportLog) -> LanguageTag {
    if let language = LanguageTag(file.languageName) { return language }
    log.report(ReadFromProse.language(options.language.rawValue, at: file.start))
    return options.language
  }

  // MARK: Entries

  /// A dua whose source is not parsed yet: only the source of one language counts.
  private struct Entry {
    var dua: ImportedDua
    var source: Located<String>?
  }

  private func entries(
    _ file: ForeignFile,
    in language: LanguageTag,
    _ chapter: String?,
    _ log: ImportLog
  ) -> [Entry] {
    log.jsonArray(file).compactMap { (entry) -> Entry? in
      guard let record = ForeignRecord(entry, "an entry", keys: Self.keys, log) else { return nil }
      var dua = ImportedDua(range: record.range)
      dua.category = chapter.map { .name(ExactText(Self.title($0))) }
      dua.title = record.texts("title", in: language)
      dua.arabic = record.text("arabic")
      dua.transliteration = record.text("latin")
      dua.translation = record.texts("translation", in: language)
      dua.benefit = record.texts("benefits", in: language)
      dua.benefit.add(record.texts("fawaid", in: language))
      if let notes = record.text("notes") {
        dua.context = [language: notes]
        dua.repetitions = Repetitions.first(in: notes.value)
        if let count = dua.repetitions {
          log.report(ReadFromProse.repetitions(count, notes.value, at: notes.range))
        }
      }
      if record.value("benefits") != nil, record.value("fawaid") != nil, let key = record.keyRange("fawaid") {
        log.notImported("besides `benefits`, the key", "`fawaid`", at: key)
      }
      return Entry(dua: dua, source: record.text("source"))
    }
  }

  /// `morning-dhikr` as a name: `Morning dhikr`.
  private static func title(_ folder: String) -> String {
    let words = String(scalars: folder.unicodeScalars.map { $0 == "-" || $0 == "_" ? " " : $0 })
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Adds the texts of another language to the entries of the first, and returns the entries that belong to none of these.
  private static func merge(
    _ entries: [Entry],
    into merged: inout [Entry],
    _ log: ImportLog
  ) -> [Entry] {
    // With different numbers of entries, nothing says which belong together.
    guard entries.count == merged.count else {
      for entry in entries { log.report(LanguagesDisagree.unmatched(at: entry.dua.range)) }
      return entries
    }
    var unmatched: [Entry] = []
    for (index, entry) in entries.enumerated() {
      if let text = entry.dua.arabic, let kept = merged[index].dua.arabic,
        !text.value.hasSameScalars(as: kept.value)
      {
        guard areRelated(text.value, kept.value) else {
          log.report(LanguagesDisagree.otherText(at: text.range, counterpart: kept.range))
          unmatched.append(entry)
          continue
        }
        log.report(LanguagesDisagree.text("the Arabic", at: text.range, kept: kept.range))
      }
      if let count = entry.dua.repetitions, let kept = merged[index].dua.repetitions, count != kept {
        let notes = entry.dua.context.entries.first?.text.range ?? entry.dua.range
        let others = merged[index].dua.context.entries.first?.text.range ?? merged[index].dua.range
        log.report(LanguagesDisagree.repetitions(count, at: notes, kept, others))
      }
      reportOther(entry.dua.transliteration, "`latin`", merged[index].dua.transliteration, log)
      reportOther(entry.source, "`source`", merged[index].source, log)
      merged[index].source = merged[index].source ?? entry.source
      merged[index].dua.add(entry.dua)
    }
    return unmatched
  }

  /// Whether two Arabic texts are the same supplication, or one contains the other.
  private static func areRelated(_ first: String, _ second: String) -> Bool {
    var index = TextIndex()
    _ = index.add(first)
    return !index.add(second).isEmpty
  }

  /// Reports a text that a dua has once if it differs from that of the first language.
  private static func reportOther(
    _ text: Located<String>?,
    _ name: String,
    _ kept: Located<String>?,
    _ log: ImportLog
  ) {
    guard let text, let kept, !text.value.hasSameScalars(as: kept.value) else { return }
    log.notImported("besides that of the first language, the", name, at: text.range)
  }
}

extension ImportedDua {
  /// Adds the texts of the same dua in another language.
  fileprivate mutating func add(_ other: ImportedDua) {
    arabic = arabic ?? other.arabic
    transliteration = transliteration ?? other.transliteration
    repetitions = repetitions ?? other.repetitions
    title.add(other.title)
    translation.add(other.translation)
    benefit.add(other.benefit)
    context.add(other.context)
  }
}

extension ForeignFile {
  /// The name of the file without its extension: a language tag.
  fileprivate var languageName: String {
    let name = path.parts(between: "/").last ?? path
    return name.parts(between: ".").first ?? name
  }
}

extension String {
  /// The parts that are not empty. By scalars: a combining mark after a separator would hide it.
  fileprivate func parts(between separator: Unicode.Scalar) -> [String] {
    unicodeScalars.split(separator: separator).map { String($0) }
  }
}
