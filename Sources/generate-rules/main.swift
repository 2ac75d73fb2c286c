import Foundation
import RuleDocumentationGenerator

let usage = """
  usage: generate-rules [--check]

  Writes the registry of rules, their catalogue and docs/rules.md from the documentation comments of the rules under
  Sources/*/Rules. Run it in the package's folder. --check writes nothing and fails when a file is stale.

  """

switch CommandLine.arguments.dropFirst() {
case []: exit(run(.write))
case ["--check"]: exit(run(.check))
default:
  complain(usage)
  exit(2)
}
