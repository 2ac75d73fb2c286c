/// Parses the rules of a Swift file, line by line. A file may contain any number of them.
///
/// A rule is an `enum` or `struct` whose inheritance clause names `Rule`, `TextRule`, `ArabicRule` or `RuleDescription`, with
/// its documentation comment directly before it and `id`, `name` and `severity` as constants of one line each. It ends at the
/// closing brace that is indented like its declaration, as swift-format writes it.
struct RuleFileParser {
  private let path: String
  private var comment: [String] = []
  private var unfinished: UnfinishedRule?
  private var rules: [UnfinishedRule] = []

  /// Throws a ``RuleSourceProblem`` if a rule is incomplete.
  static func rules(in text: String, path: String) throws(RuleSourceProblem) -> [RulePage] {
    var parser = RuleFileParser(path: path)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      parser.read(line, number: index + 1)
    }
    parser.finishRule()
    var pages: [RulePage] = []
    for rule in parser.rules { pages.append(try rule.page(path: path)) }
    return pages
  }

  private init(path: String) { self.path = path }

  private mutating func read(_ indentedLine: Substring, number: Int) {
    let line = indentedLine.drop { $0 == " " }
    let indentation = indentedLine.count - line.count
    if line.hasPrefix("///") {
      comment.append(String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)))
      return
    }
    if let declaration = RuleTypeDeclaration(line) {
      finishRule()
      unfinished = UnfinishedRule(
        declaration: declaration,
        line: number,
        indentation: indentation,
        comment: comment
      )
    } else if line == "}", indentation == unfinished?.indentation {
      finishRule()
    } else {
      unfinished?.readConstant(line)
    }
    if !line.hasPrefix("@") { comment = [] }
  }

  private mutating func finishRule() {
    if let unfinished { rules.append(unfinished) }
    unfinished = nil
  }
}

/// The first line of a rule's type declaration.
struct RuleTypeDeclaration: Equatable {
  var type: String
  var isRunByValidator: Bool

  /// Nil if the line does not declare a rule.
  init?(_ line: Substring) {
    let parts = line.split(separator: "{", maxSplits: 1)[...]
    guard let head = parts.first, let colon = head.firstIndex(of: ":") else { return nil }
    var words = head[..<colon].split(separator: " ")[...]
    while let modifier = words.first,
      ["public", "package", "internal", "private", "fileprivate"].contains(modifier)
    {
      words.removeFirst()
    }
    guard words.count == 2, let keyword = words.first, ["enum", "struct"].contains(keyword),
      let type = words.last
    else { return nil }
    let inherited = head[head.index(after: colon)...].split { $0 == "," || $0 == " " }
    isRunByValidator = inherited.contains { ["Rule", "TextRule", "ArabicRule"].contains($0) }
    guard isRunByValidator || inherited.contains("RuleDescription") else { return nil }
    self.type = String(type)
  }
}
