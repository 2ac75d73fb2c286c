import SwiftSyntax

/// A case of an enum, as macros see it.
struct EnumCase {
  /// One associated value.
  struct Parameter {
    var label: String?
    var type: TypeSyntax
    var defaultValue: ExprSyntax?
  }

  /// The name, with the backticks it may have.
  let name: String
  var parameters: [Parameter]
  let element: EnumCaseElementSyntax
  /// The declaration, which may hold several cases and carries the attributes.
  let declaration: EnumCaseDeclSyntax

  init(_ element: EnumCaseElementSyntax, in declaration: EnumCaseDeclSyntax) {
    name = element.name.text
    self.element = element
    self.declaration = declaration
    parameters =
      element.parameterClause?.parameters.map {
        let label = $0.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
        return Parameter(label: label, type: $0.type.trimmed, defaultValue: $0.defaultValue?.value.trimmed)
      } ?? []
  }

  /// The type of the value of the case: a tuple if there are several.
  var valueType: String {
    switch parameters.count {
    case 0: return "Void"
    case 1: return parameters[0].type.description
    default:
      let elements = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }
      return "(\(elements.joined(separator: ", ")))"
    }
  }
}

/// What is between the braces of an enum: cases, and blocks of `#if` that hold some.
enum EnumMember {
  case enumCase(EnumCase)
  case conditional([Clause])

  /// `#if …`, `#elseif …` or `#else`, and what follows.
  struct Clause {
    let head: String
    let members: [EnumMember]
  }

  static func all(in members: MemberBlockItemListSyntax) -> [EnumMember] {
    members.flatMap { item -> [EnumMember] in
      if let declaration = item.decl.as(EnumCaseDeclSyntax.self) {
        return declaration.elements.map { .enumCase(EnumCase($0, in: declaration)) }
      }
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [] }
      let clauses = block.clauses.map { clause in
        let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
        let members = clause.elements?.as(MemberBlockItemListSyntax.self)
        return Clause(head: clause.poundKeyword.text + condition, members: members.map(all) ?? [])
      }
      return clauses.allSatisfy(\.members.isEmpty) ? [] : [.conditional(clauses)]
    }
  }

  /// The cases, those in blocks of `#if` too.
  var cases: [EnumCase] {
    switch self {
    case .enumCase(let enumCase): [enumCase]
    case .conditional(let clauses): clauses.flatMap { $0.members.flatMap(\.cases) }
    }
  }

  /// Makes other cases of these, under the same conditions.
  static func map(_ members: [EnumMember], _ transform: (EnumCase) -> EnumCase?) -> [EnumMember] {
    members.compactMap { member in
      switch member {
      case .enumCase(let enumCase):
        transform(enumCase).map { .enumCase($0) }
      case .conditional(let clauses):
        .conditional(clauses.map { Clause(head: $0.head, members: map($0.members, transform)) })
      }
    }
  }

  /// Writes something for every case, under the same conditions.
  static func write(_ members: [EnumMember], _ line: (EnumCase) -> String) -> String {
    members.map { member in
      switch member {
      case .enumCase(let enumCase): line(enumCase)
      case .conditional(let clauses):
        clauses.map { "\($0.head)\n\(write($0.members, line))\n" }.joined() + "#endif"
      }
    }
    .joined(separator: "\n")
  }
}
