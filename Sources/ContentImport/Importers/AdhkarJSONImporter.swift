import ContentIngest
import Diagnostics
import DuaLibrary
import UnicodeText

/// Imports a JSON array of chapters: `category`, and an `array` of `text` and `count`.
///
/// The ids of such files start over in every chapter, so the duas are numbered in order.
struct AdhkarJSONImporter: CollectionImporter {
  let options: ImportOptions

  func read(_ files: [ForeignFile], into collection: inout ImportedCollection, _ log: ImportLog) {
    for file in files {
      for chapter in log.jsonArray(file) {
        guard let record = ForeignRecord(chapter, "a chapter", keys: ["id", "category", "array"], log) else {
          continue
        }
        let category = record.text("category").map {
          (language: $0.value.importedLanguage(default: options.language), text: $0)
        }
        for entry in record.array("array") {
          guard var dua = dua(entry, log) else { continue }
          if let (language, text) = category {
            dua.category = .name(ExactText(text.value))
            dua.title[language] = text
          }
          collection.duas.append(dua)
        }
      }
    }
  }

  private func dua(_ entry: JSONTree, _ log: ImportLog) -> ImportedDua? {
    guard let record = ForeignRecord(entry, "a text", keys: ["id", "text", "count"], log) else { return nil }
    var dua = ImportedDua(range: record.range)
    dua.arabic = record.text("text")
    dua.repetitions = log.repetitions(record.integer("count"))
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

  /// The root of a JSON file; nil after a report.
  func json(_ file: ForeignFile) -> JSONTree? {
    let tree = ContentIngest.jsonTree(file.bytes, file: file.file)
    report(tree.findings)
    return tree.root
  }
}
