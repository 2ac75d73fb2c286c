/// A rule whose declaration has been read up to the current line.
struct UnfinishedRule {
  let declaration: RuleTypeDeclaration
  let line: Int
  /// The number of spaces before the declaration.
  let indentation: Int
  let comment: [String]
  private var id: String?
  private var name: String?
  private var severity: String?
  private var isEssential = false
  private var isRecoverable = true

  init(declaration: RuleTypeDeclaration, line: Int, indentation: Int, comment: [String]) {
    self.declaration = declaration
    self.line = line
    self.indentation = indentation
    self.comment = comment
  }

  /// Reads a line such as `static let id: RuleID = "ID01"`. Of several constants with one name, the first counts.
  mutating func readConstant(_ line: Substring) {
    var words = line.split(separator: " ")[...]
    if words.first == "public" { words.removeFirst() }
    guard words.prefix(2).elementsEqual(["static", "let"]), words.contains("="), let value = words.last,
      let constant = words.dropFirst(2).first?.prefix(while: { $0 != ":" })
    else { return }
    switch constant {
    case "id": id = id ?? Self.unquoted(value)
    case "name": name = name ?? Self.unquoted(value)
    case "severity": severity = severity ?? value.split(separator: ".").last.map(String.init)
    case "isEssential": isEssential = value == "true"
    case "isRecoverable": isRecoverable = value == "true"
    default: break
    }
  }

  func page(path: String) throws(RuleSourceProblem) -> RulePage {
    func problem(_ message: String) -> RuleSourceProblem {
      RuleSourceProblem(path: path, line: line, message: "\(declaration.type) \(message)")
    }
    guard let id, Self.isRuleID(id) else {
      throw problem("has no `static let id: RuleID = \"XX00\"`: two capital letters and two digits")
    }
    guard let name, Self.isRuleName(name) else {
      throw problem("has no `static let name = \"…\"` of lower-case letters, digits and hyphens")
    }
    guard let severity, ["error", "warning", "information"].contains(severity) else {
      throw problem("has no `static let severity = Severity.…`")
    }
    guard let summary = comment.first, !summary.isEmpty, !summary.hasPrefix("#") else {
      throw problem("has no documentation comment with a one-line summary")
    }
    guard comment.dropFirst().first == "" else {
      throw problem("needs a one-line summary followed by an empty line")
    }
    let headings = comment.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    if let missing = RulePage.headings.first(where: { !headings.contains($0) }) {
      throw problem("has no section `## \(missing)` in its documentation comment")
    }
    guard headings == RulePage.headings else {
      throw problem(
        "needs the sections \(RulePage.headings.joined(separator: ", ")), once each and in this order"
      )
    }
    if let empty = Self.emptySection(in: comment) { throw problem("has nothing under `## \(empty)`") }
    return RulePage(
      type: declaration.type,
      isRunByValidator: declaration.isRunByValidator,
      id: id,
      name: name,
      severity: severity,
      isEssential: isEssential,
      isRecoverable: isRecoverable,
      summary: summary,
      body: comment.dropFirst(2).joined(separator: "\n")
    )
  }

  private static func emptySection(in comment: [String]) -> String? {
    var open: String?
    for line in comment {
      if line.hasPrefix("## ") {
        if open != nil { return open }
        open = String(line.dropFirst(3))
      } else if !line.isEmpty {
        open = nil
      }
    }
    return open
  }

  private static func unquoted(_ word: Substring) -> String? {
    guard word.count >= 2, word.hasPrefix("\""), word.hasSuffix("\"") else { return nil }
    return String(word.dropFirst().dropLast())
  }

  private static func isRuleID(_ text: String) -> Bool {
    text.utf8.count == 4 && text.prefix(2).allSatisfy { ("A"..."Z").contains($0) }
      && text.suffix(2).allSatisfy { ("0"..."9").contains($0) }
  }

  private static func isRuleName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
  }
}
