import SwiftSyntax

/// The syntax of an enum case.
struct EnumCase {
  /// One associated value.
  struct Parameter {
    var label: String?
    var type: TypeSyntax
    var defaultValue: ExprSyntax?
  }

  /// The name, including any backticks.
  let name: String
  var parameters: [Parameter]
  let element: EnumCaseElementSyntax
  /// The declaration, which may have several cases. It has the attributes.
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

  /// The type of the associated value; a tuple if there are several.
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

/// A member of an enum: a case, or an `#if` block with cases.
enum EnumMember {
  case enumCase(EnumCase)
  case conditional([Clause])

  /// One branch of an `#if` block.
  struct Clause {
    /// `#if …`, `#elseif …` or `#else`.
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

  /// The cases, including those in `#if` blocks.
  var cases: [EnumCase] {
    switch self {
    case .enumCase(let enumCase): [enumCase]
    case .conditional(let clauses): clauses.flatMap { $0.members.flatMap(\.cases) }
    }
  }

  /// Transforms the cases, and keeps their `#if` conditions.
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

  /// Generates source text for every case, under the same `#if` conditions.
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
