import ContentIngest
import Diagnostics
import DuaLibrary
import UnicodeText

/// Imports XML with groups of duas: `group`, `title`, and `dua` with `arabic`, `transliteration`, `translation`,
/// `reference`.
struct HisnulXMLImporter: CollectionImporter {
  let options: ImportOptions

  func read(_ files: [ForeignFile], into collection: inout ImportedCollection, _ log: ImportLog) {
    for file in files {
      let tree = ContentIngest.xmlTree(file.bytes, file: file.file)
      log.report(tree.findings)
      guard let root = tree.root else { continue }
      let wrapping = LineWrapping(root, file.bytes)
      root.reportStrayText(log)
      // A file of another format is one error.
      let hasGroups = root.elements.contains { $0.name == "group" }
      for group in root.elements.prefix(hasGroups ? .max : 1) {
        guard group.name == "group" else {
          log.report(WrongShape.element(group.name, expected: "group", at: group.nameRange))
          continue
        }
        readGroup(group, wrapping, into: &collection, log)
      }
    }
  }

  private func readGroup(
    _ group: XMLTree,
    _ wrapping: LineWrapping,
    into collection: inout ImportedCollection,
    _ log: ImportLog
  ) {
    var titles: ImportedTexts = [:]
    group.reportStrayText(log)
    reportAttributes(of: group, known: ["id"], log)
    for element in group.elements where element.name == "title" {
      add(element, to: &titles, "the title of a group", wrapping, log)
    }
    var category: CategoryKey?
    for element in group.elements where element.name != "title" {
      guard element.name == "dua" else {
        log.notImported("the element", element.name.quoted(), at: element.nameRange)
        continue
      }
      category = category ?? self.category(of: group, titles, &collection, log)
      var dua = dua(element, titles, wrapping, log)
      dua.category = category
      collection.duas.append(dua)
    }
  }

  /// The category of a group: by the number of the chapter, or by its title if the group has none or other files have another
  /// chapter with that number.
  private func category(
    of group: XMLTree,
    _ titles: ImportedTexts,
    _ collection: inout ImportedCollection,
    _ log: ImportLog
  ) -> CategoryKey? {
    let id = group.attribute("id")?.value
    guard let title = titles.entries.first?.text.value else {
      if let id { log.notImported("of groups without a title, the attribute", "`id`", at: id.range) }
      return nil
    }
    let name = CategoryKey.name(ExactText(title))
    guard let id, let number = log.integer(id, "the id of a group"), number > 0 else {
      collection.categoryNames[name, default: [:]].add(titles)
      return name
    }
    let key = CategoryKey.number(number)
    if let index = collection.categories.firstIndex(where: { $0.key == key }) {
      let known = collection.categories[index].name
      guard known.entries.first?.text.value.hasSameScalars(as: title) == true else {
        collection.categoryNames[name, default: [:]].add(titles)
        return name
      }
      collection.categories[index].name.add(titles)
      return key
    }
    var category = ImportedCategory(range: group.nameRange, key: key)
    category.name = titles
    collection.categories.append(category)
    return key
  }

  private func dua(
    _ element: XMLTree,
    _ titles: ImportedTexts,
    _ wrapping: LineWrapping,
    _ log: ImportLog
  ) -> ImportedDua {
    var dua = ImportedDua(range: element.range)
    dua.title = titles
    if let id = element.attribute("id")?.value {
      dua.id = log.integer(id, "the id of a dua").map { Located($0, at: id.range) }
    }
    dua.acknowledgements = element.allAcknowledgements
    element.reportStrayText(log)
    reportAttributes(of: element, known: ["id"], log)
    for field in element.elements {
      switch field.name {
      case "arabic" where dua.arabic == nil: dua.arabic = field.text("the Arabic", wrapping, log)
      case "transliteration" where dua.transliteration == nil:
        dua.transliteration = field.text("the transliteration", wrapping, log)
      case "translation": add(field, to: &dua.translation, "the translation", wrapping, log)
      case "reference": dua.sources += log.citations(field.text("the reference", wrapping, log))
      default: log.notImported("the element", field.name.quoted(), at: field.nameRange)
      }
    }
    return dua
  }

  /// Adds the text of an element, and reports it if there is one in its language already.
  private func add(
    _ element: XMLTree,
    to texts: inout ImportedTexts,
    _ name: String,
    _ wrapping: LineWrapping,
    _ log: ImportLog
  ) {
    for text in texts.add(self.texts(element, name, wrapping, log)) {
      log.notImported("besides the first in its language, the element", element.name.quoted(), at: text.range)
    }
  }

  private func texts(
    _ element: XMLTree,
    _ name: String,
    _ wrapping: LineWrapping,
    _ log: ImportLog
  ) -> ImportedTexts {
    reportAttributes(of: element, known: ["language", "lang", "xml:lang", "xml:space"], log)
    let stated = element.attribute("language") ?? element.attribute("lang") ?? element.attribute("xml:lang")
    let language = stated.flatMap { LanguageTag($0.value.value) }
    if let stated, language == nil {
      log.report(
        ValueNotImported.finding(
          "the language",
          stated.value.value,
          expected: "a language tag",
          at: stated.value.range
        )
      )
    }
    guard let text = element.text(name, wrapping, log) else { return [:] }
    let assumed =
      element.name == "title" ? text.value.importedLanguage(default: options.language) : options.language
    return [language ?? assumed: text]
  }

  private func reportAttributes(of element: XMLTree, known: [String], _ log: ImportLog) {
    for attribute in element.attributes where !known.contains(attribute.name.value) {
      log.notImported("the attribute", attribute.name.value.quoted(), at: attribute.name.range)
    }
  }
}
