import BundleContract
import ContentIngest
import Diagnostics
import DuaLibrary
import UnicodeText

/// A row of one of the app's tables, whatever database it is from.
///
/// Texts are those of the database, scalar for scalar: neither white space nor markup is removed.
struct AppRow {
  /// The range of findings about the row.
  let range: SourceRange
  /// By the keys of the bundle contract; without nulls.
  private var values: [String: JSONTree]
  private let log: ImportLog

  /// Counts the values that are not imported.
  ///
  /// - Parameter kind: What a value is in a message: `the column`.
  init(
    _ members: [(name: Located<String>, value: JSONTree)],
    _ columns: AppColumns,
    kind: String,
    at range: SourceRange,
    _ log: ImportLog
  ) {
    self.range = range
    self.log = log
    values = [:]
    for (name, value) in members {
      if case .null = value.content { continue }
      switch columns.column(name.value) {
      case .key(let key): add(value, key, named: name, kind)
      case .bookkeeping: break
      case .unknown(let label): log.notImported(kind, label, at: name.range)
      }
    }
  }

  /// An object within a row, such as a source. Counts the members that are not of its object of the bundle contract.
  private init(_ members: [JSONTree.Member], of object: AppObject, at range: SourceRange, _ log: ImportLog) {
    self.range = range
    self.log = log
    values = [:]
    for member in members {
      if case .null = member.value.content { continue }
      if let key = object.key(named: member.key.value) {
        add(member.value, key, named: member.key, "the field")
      } else {
        log.notImported("the field", "\(member.key.value.quoted()) of \(object.name)", at: member.key.range)
      }
    }
  }

  /// Adds a value, unless its key has another, as in a document with both `titleEn` and `title_en`.
  private mutating func add(_ value: JSONTree, _ key: String, named name: Located<String>, _ kind: String) {
    guard let first = values[key] else {
      values[key] = value
      return
    }
    if let text = value.text, first.text?.hasSameScalars(as: text) == true { return }
    log.notImported("besides another for `\(key)`, \(kind)", name.value.quoted(), at: name.range)
  }

  subscript(key: String) -> JSONTree? {
    get { values[key] }
    set { values[key] = newValue }
  }

  // MARK: Values

  /// The text under a key; nil if it is empty, after a report.
  func text(_ key: String) -> Located<String>? {
    guard let value = value(key) else { return nil }
    switch value.content {
    case .string(let text), .number(let text):
      guard !text.isEmpty else {
        log.report(EmptyImport.finding("the `\(key)`", at: value.range))
        return nil
      }
      return Located(text, at: value.range)
    case .boolean(let flag): return Located(flag ? "true" : "false", at: value.range)
    case .null, .unreadable: return nil
    case .object, .array:
      log.report(WrongShape.finding("`\(key)`", expected: "a text", value.content, at: value.range))
      return nil
    }
  }

  func integer(_ key: String) -> Located<Int>? {
    guard let text = text(key) else { return nil }
    return log.integer(text, "the `\(key)`").map { Located($0, at: text.range) }
  }

  /// True or false, as JSON, SQLite and the dumps of PostgreSQL write it.
  func boolean(_ key: String) -> Bool? {
    guard let text = text(key) else { return nil }
    switch text.value.lowercased() {
    case "true", "t", "1": return true
    case "false", "f", "0": return false
    default:
      log.report(
        ValueNotImported.finding("the `\(key)`", text.value, expected: "`true` or `false`", at: text.range)
      )
      return nil
    }
  }

  /// One of the words of an enumeration, in any letter case.
  func choice<Value: RawRepresentable<String> & CaseIterable>(_ key: String) -> Value? {
    log.choice(text(key), "the `\(key)`")
  }

  /// The object under a key.
  func object(_ key: String, _ object: AppObject) -> AppRow? {
    guard let value = value(key) else { return nil }
    guard case .object(let members) = value.content else {
      report(value, key, isNot: "an object")
      return nil
    }
    return AppRow(members, of: object, at: value.range, log)
  }

  /// The elements of the list under a key.
  func list(_ key: String) -> [JSONTree]? {
    guard let value = value(key) else { return nil }
    guard case .array(let elements) = value.content else {
      report(value, key, isNot: "a list")
      return nil
    }
    return elements
  }

  /// The objects of the list under a key.
  func objects(_ key: String, _ object: AppObject) -> [AppRow]? {
    list(key)?.compactMap { element in
      guard case .object(let members) = element.content else {
        report(element, key, isNot: "a list of objects")
        return nil
      }
      return AppRow(members, of: object, at: element.range, log)
    }
  }

  /// The texts of the list under a key.
  func texts(_ key: String) -> [String]? {
    list(key)?.compactMap { element in
      if case .string(let text) = element.content { return text }
      report(element, key, isNot: "a list of texts")
      return nil
    }
  }

  /// The languages of the object under a key, in the order of the file, without those of a null.
  private func languages(_ key: String) -> [(language: LanguageTag, value: JSONTree)] {
    guard let value = value(key) else { return [] }
    guard case .object(let members) = value.content else {
      report(value, key, isNot: "an object")
      return []
    }
    var seen: Set<LanguageTag> = []
    return members.compactMap { member in
      if case .null = member.value.content { return nil }
      if let language = LanguageTag(member.key.value) {
        if seen.insert(language).inserted { return (language, member.value) }
        log.notImported(
          "besides the first in its language, the key",
          member.key.value.quoted(),
          at: member.key.range
        )
        return nil
      }
      log.report(
        ValueNotImported.finding(
          "the language of a text in `\(key)`",
          member.key.value,
          expected: "a language tag such as `en` or `pt-BR`",
          at: member.key.range
        )
      )
      return nil
    }
  }

  /// The texts by language under a key.
  func byLanguage(_ key: String) -> ImportedTexts {
    var texts: ImportedTexts = [:]
    for (language, value) in languages(key) {
      guard case .string(let text) = value.content else {
        report(value, key, isNot: "a text by language")
        continue
      }
      texts[language] = Located(text, at: value.range)
    }
    return texts
  }

  /// The objects of `localizations`, by language.
  func localizations(_ object: AppObject) -> AppLocalizations {
    AppLocalizations(
      rows: languages("localizations").compactMap { language, value in
        guard case .object(let members) = value.content else {
          report(value, "localizations", isNot: "an object by language")
          return nil
        }
        return (language, AppRow(members, of: object, at: value.range, log))
      }
    )
  }

  private func value(_ key: String) -> JSONTree? {
    guard let value = values[key] else { return nil }
    if case .unreadable = value.content { return nil }
    return value
  }

  private func report(_ value: JSONTree, _ key: String, isNot expected: String) {
    if case .unreadable = value.content { return }
    log.report(WrongShape.finding("`\(key)`", expected: expected, value.content, at: value.range))
  }
}

/// The texts of a row in other languages than the default.
struct AppLocalizations {
  fileprivate let rows: [(language: LanguageTag, row: AppRow)]

  /// The texts under a key, by language.
  subscript(key: String) -> ImportedTexts {
    var texts: ImportedTexts = [:]
    for (language, row) in rows { if let text = row.text(key) { texts[language] = text } }
    return texts
  }
}

/// An object within a row, by the keys of the bundle contract, which documents have in camel case.
struct AppObject {
  /// In a message: `a source`.
  let name: String
  private let keys: [String: String]

  private init(_ name: String, _ keys: [String]) {
    self.name = name
    self.keys = Dictionary(
      keys.flatMap { [($0, $0), ($0.camelCased, $0)] },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func key(named name: String) -> String? { keys[name] }

  private static func keys(of object: String) -> [String] {
    BundleContract.object(object)?.fields.map(\.key) ?? []
  }

  static let review = AppObject("a review", keys(of: "Review"))
  static let source = AppObject(
    "a source",
    ["type"] + (BundleContract.union("Source")?.alternatives.flatMap(\.fields).map(\.key) ?? [])
  )
  static let duaTexts = AppObject("the texts of a language", keys(of: "DuaLocalization"))
  static let names = AppObject("the names of a language", keys(of: "NameLocalization"))
}

extension JSONTree {
  /// The text of a string or number.
  var text: String? {
    switch content {
    case .string(let text), .number(let text): text
    case .object, .array, .boolean, .null, .unreadable: nil
    }
  }
}
