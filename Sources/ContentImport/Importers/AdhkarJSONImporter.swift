import ContentIngest
import Diagnostics
import DuaLibrary

/// Imports a JSON array of chapters: `category`, and an `array` of `text` and `count`.
///
/// The ids of such files begin again in every chapter, so duas are numbered in their order.
struct AdhkarJSONImporter: CollectionImporter {
  func read(_ files: [ForeignFile], into collection: inout ImportedCollection, _ log: ImportLog) {
    for file in files {
      for chapter in log.jsonArray(file) {
        guard let record = ForeignRecord(chapter, "a chapter", keys: ["id", "category", "array"], log) else {
          continue
        }
        let category = record.text("category")
        for entry in record.array("array") {
          if let dua = dua(entry, category, log) { collection.duas.append(dua) }
        }
      }
    }
  }

  private func dua(_ entry: JSONTree, _ category: Located<String>?, _ log: ImportLog) -> ImportedDua? {
    guard let record = ForeignRecord(entry, "a text", keys: ["id", "text", "count"], log) else { return nil }
    var dua = ImportedDua(range: record.range)
    dua.arabic = record.text("text")
    dua.repetitions = log.repetitions(record.integer("count"))
    if let category {
      dua.category = .name(category.value)
      dua.title[category.value.importedLanguage(default: .english)] = category
    }
    return dua
  }
}

extension ImportLog {
  /// The elements of a JSON file whose root is an array.
  func jsonArray(_ file: ForeignFile) -> [JSONTree] {
    guard let root = json(file) else { return [] }
    if case .array(let elements) = root.content { return elements }
    report(WrongShape.finding("the file", expected: "an array", root.content, at: root.range))
    return []
  }

  /// The value of a JSON file; nil after a report.
  func json(_ file: ForeignFile) -> JSONTree? {
    let tree = ContentIngest.jsonTree(file.bytes, file: file.file)
    report(tree.findings)
    return tree.root
  }
}
