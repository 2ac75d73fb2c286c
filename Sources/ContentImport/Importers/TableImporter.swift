import Diagnostics
import DuaLibrary
import UnicodeText

/// A field that a column of a table may be mapped to.
public enum TableField: String, CaseIterable, Sendable {
  case id, slug, category, arabic, transliteration, translation, title, source, repetitions, benefit, context

  /// The fields of which a dua has at least one.
  static let texts: [TableField] = [.arabic, .transliteration, .translation]
}

/// Imports tables whose columns the user maps to fields.
struct TableImporter: CollectionImporter {
  let options: ImportOptions

  func read(
    _ files: [ForeignFile],
    into collection: inout ImportedCollection,
    _ log: ImportLog
  ) throws(ImportUsageProblem) {
    for file in files {
      guard let table = TableReader.read(file, log) else { continue }
      try options.requireColumns("a table", has: table.columns.map(\.value))
      let indexes = try columnIndexes(in: table)
      reportUnmapped(table, indexes, log)
      for row in table.rows { collection.duas.append(dua(row, indexes, log)) }
    }
  }

  /// The index of each field's column.
  private func columnIndexes(in table: Table) throws(ImportUsageProblem) -> [TableField: Int] {
    var indexes: [TableField: Int] = [:]
    for field in TableField.allCases {
      guard let name = options.columns[field] else { continue }
      guard let index = table.columns.firstIndex(where: { $0.value.hasSameScalars(as: name) }) else {
        let names = table.columns.map(\.value)
        throw ImportUsageProblem(
          description: "the table has no column \(name.quoted()) for `\(field.rawValue)`"
            + (Suggestion.nearest(to: name, among: names).map { "; did you mean \($0.quoted())?" }
              ?? "; it has \(names.prefix(12).map { $0.quoted() }.joined(separator: ", "))")
        )
      }
      indexes[field] = index
    }
    return indexes
  }

  private func reportUnmapped(_ table: Table, _ indexes: [TableField: Int], _ log: ImportLog) {
    var filled: [(count: Int, first: SourceRange)?] = Array(repeating: nil, count: table.columns.count)
    for row in table.rows {
      for (index, field) in row.enumerated() where !field.value.isEmpty {
        filled[index] = ((filled[index]?.count ?? 0) + 1, filled[index]?.first ?? field.range)
      }
    }
    for (index, column) in table.columns.enumerated() where !indexes.values.contains(index) {
      guard let (count, first) = filled[index] else { continue }
      log.notImported("the column", column.value.quoted(), count: count, at: first)
    }
  }

  private func dua(_ row: [Located<String>], _ indexes: [TableField: Int], _ log: ImportLog) -> ImportedDua {
    /// A table has no other way to say that there is nothing than an empty field.
    func text(_ field: TableField) -> Located<String>? {
      guard let index = indexes[field], row.indices.contains(index), !row[index].value.isEmpty else {
        return nil
      }
      return log.text(row[index], "the \(field.rawValue)")
    }
    let arabic = indexes[.arabic].flatMap {
      row.indices.contains($0) && !row[$0].value.isEmpty ? row[$0] : nil
    }
    return ImportedDua(range: (arabic ?? row[0]).range, options, log, text)
  }
}

extension ImportedDua {
  /// A dua of fields that the user has mapped.
  ///
  /// - Parameter text: The text of a field; nil if there is none. Called once for each field, since it may report a problem.
  init(
    range: SourceRange,
    _ options: ImportOptions,
    _ log: ImportLog,
    _ text: (TableField) -> Located<String>?
  ) {
    func texts(_ field: TableField) -> ImportedTexts {
      text(field).map { [$0.value.importedLanguage(default: options.language): $0] } ?? [:]
    }
    self.init(range: range)
    arabic = text(.arabic)
    transliteration = text(.transliteration)
    translation = text(.translation).map { [options.language: $0] } ?? [:]
    title = texts(.title)
    benefit = texts(.benefit)
    context = texts(.context)
    sources = log.citations(text(.source))
    slug = text(.slug)
    category = text(.category).map { .name(ExactText($0.value)) }
    id = text(.id).flatMap { id in log.integer(id, "the id").map { Located($0, at: id.range) } }
    repetitions = text(.repetitions).flatMap { log.repetitions($0) }
  }
}

extension ImportLog {
  /// A count of 1 to 1,000, also as in `3x`.
  func repetitions(_ text: Located<String>) -> Int? {
    if let count = Repetitions.whole(text.value) {
      report(ReadFromProse.repetitions(count, text.value, at: text.range))
      return count
    }
    guard let count = integer(text, "the count") else { return nil }
    return repetitions(Located(count, at: text.range))
  }

  func repetitions(_ count: Located<Int>?) -> Int? {
    guard let count else { return nil }
    guard !(1...1000).contains(count.value) else { return count.value }
    report(
      ValueNotImported.finding(
        "the count",
        String(count.value),
        expected: "a number from 1 to 1000",
        at: count.range
      )
    )
    return nil
  }
}

extension ImportOptions {
  /// Whether the user has named no column, so that the tables must be those of the app.
  var namesNothing: Bool { columns.isEmpty && joins.isEmpty && order == nil }

  /// - Parameters:
  ///   - what: What is imported: `a table`.
  ///   - noun: What it calls a column.
  ///   - names: The names of its columns.
  /// - Throws: ``ImportUsageProblem`` if no text is mapped.
  func requireColumns(
    _ what: String,
    noun: String = "column",
    has names: [String] = []
  ) throws(ImportUsageProblem) {
    guard !columns.isEmpty else {
      let list = names.prefix(12).map { $0.quoted() }.joined(separator: ", ")
      throw ImportUsageProblem(
        description:
          "\(what) needs --map: name the \(noun) of each field, as in `--map arabic=Text,translation=Meaning`"
          + (names.isEmpty ? "" : "; it has \(list)\(names.count > 12 ? ", …" : "")")
      )
    }
    guard TableField.texts.contains(where: { columns[$0] != nil }) else {
      throw ImportUsageProblem(
        description: "--map names no text: add the \(noun) of `arabic`, `transliteration` or `translation`"
      )
    }
  }
}
