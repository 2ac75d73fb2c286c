import ContentIngest
import Diagnostics

/// Values as Firestore's REST interface writes them.
enum FirestoreValue {
  /// The value without its type: `{"stringValue": "…"}` is a text. Unreadable after a report.
  ///
  /// - Parameter name: The field in a message.
  static func plain(_ tree: JSONTree, of name: String, _ log: ImportLog) -> JSONTree {
    guard case .object(let members) = tree.content, members.count == 1, let member = members.first else {
      if case .unreadable = tree.content { return tree }
      log.report(
        WrongShape.finding(
          "`\(name)`",
          expected: "a value with its type, as `stringValue`",
          tree.content,
          at: tree.range
        )
      )
      return JSONTree(content: .unreadable, range: tree.range)
    }
    let value = member.value
    switch (member.key.value, value.content) {
    case ("stringValue", .string), ("timestampValue", .string), ("booleanValue", .boolean),
      ("nullValue", .null):
      return value
    case ("integerValue", .string(let text)), ("integerValue", .number(let text)),
      ("doubleValue", .number(let text)):
      return JSONTree(content: .number(text), range: value.range)
    case ("nullValue", .string): return JSONTree(content: .null, range: value.range)
    case ("mapValue", .object(let members)): return map(members, value, log)
    case ("arrayValue", .object(let members)): return list(members, value, name, log)
    default:
      log.report(
        ValueNotImported.finding(
          "the field `\(name)`",
          member.key.value,
          expected: "a text, number, boolean, map or list of Firestore",
          at: tree.range
        )
      )
      return JSONTree(content: .unreadable, range: tree.range)
    }
  }

  /// The keys of maps that are not language tags are in camel case, as fields are; those of the contract are not.
  private static func map(
    _ members: [JSONTree.Member],
    _ value: JSONTree,
    _ log: ImportLog
  ) -> JSONTree {
    guard let fields = members.first(where: { $0.key.value == "fields" })?.value,
      case .object(let inner) = fields.content
    else { return JSONTree(content: .object([]), range: value.range) }
    let values = inner.map { member in
      JSONTree.Member(key: member.key, value: plain(member.value, of: member.key.value, log))
    }
    return JSONTree(content: .object(values), range: value.range)
  }

  private static func list(
    _ members: [JSONTree.Member],
    _ value: JSONTree,
    _ name: String,
    _ log: ImportLog
  ) -> JSONTree {
    guard let values = members.first(where: { $0.key.value == "values" })?.value,
      case .array(let elements) = values.content
    else { return JSONTree(content: .array([]), range: value.range) }
    return JSONTree(content: .array(elements.map { plain($0, of: name, log) }), range: value.range)
  }
}
