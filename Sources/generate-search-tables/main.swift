import Foundation
import SearchWebTables

let usage = """
  usage: generate-search-tables [--check]

  Writes the tables of the search for the web. Run it in the package's folder. --check writes nothing and fails when the file
  is stale.

  """

func complain(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.isEmpty || arguments == ["--check"] else {
  complain(usage)
  exit(2)
}
let file = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  .appendingPathComponent(SearchWebTables.path)
let text = Data(SearchWebTables.text().utf8)
if (try? Data(contentsOf: file)) == text { exit(0) }
if arguments.isEmpty {
  do {
    try text.write(to: file)
  } catch {
    complain("generate-search-tables: \(SearchWebTables.path) cannot be written\n")
    exit(2)
  }
} else {
  complain("\(SearchWebTables.path): stale; run `swift run generate-search-tables`\n")
  exit(1)
}
