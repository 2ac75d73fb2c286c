import Foundation

/// Runs every pass of a build, of fixes and of a search over texts that are the worst for them, and prints what each costs.
///
/// ```
/// linear-work list                              the names of the texts
/// linear-work count-files NUMBER                the costs of fixing that many files
/// linear-work count LIBRARY BYTES,... NAME...   the costs of texts at some sizes: lines of name, size, pass, steps, allocated bytes
/// linear-work write LIBRARY NAME BYTES FOLDER   writes the source files with the text
/// ```
@main
enum Main {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "list": Swift.print(WorstText.all.map(\.name).joined(separator: "\n"))
    case "write":
      let files = try text(arguments[2]).files(
        bytes: try number(arguments[3]),
        declaration: try declaration(arguments[1])
      )
      for (name, text) in files {
        try Data(text.utf8).write(to: URL(filePath: arguments[4]).appending(path: name))
      }
    case "count":
      let declaration = try declaration(arguments[1])
      let sizes = try arguments[2].split(separator: ",").map { try number(String($0)) }
      for text in try arguments[3...].map(text) {
        // What is made once, a table or the Quran, is not a cost of the first size.
        _ = try costs(of: text, bytes: 1024, declaration)
        for size in sizes {
          print(try costs(of: text, bytes: size, declaration), of: "\(text.name)\t\(size)")
        }
      }
    case "count-files":
      _ = Passes.costs(ofFixing: 10)
      for count in try arguments[1...].map(number) {
        print(Passes.costs(ofFixing: count).costs, of: "\(count)")
      }
    default: throw Problem(description: "usage: list, count, count-files or write; see \(#fileID)")
    }
  }

  private static func print(_ costs: [(pass: String, cost: StepMeter.Cost)], of work: String) {
    for (pass, cost) in costs { Swift.print("\(work)\t\(pass)\t\(cost.steps)\t\(cost.allocatedBytes)") }
  }

  private struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private static func text(_ name: String) throws -> WorstText {
    guard let text = WorstText.all.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
      throw Problem(description: "there is no text \(name)")
    }
    return text
  }

  private static func declaration(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: path), encoding: .utf8)
  }

  private static func number(_ argument: String) throws -> Int {
    guard let number = Int(argument) else { throw Problem(description: "\(argument) is not a number") }
    return number
  }

  private static func costs(
    of text: WorstText,
    bytes: Int,
    _ declaration: String
  ) throws -> [(pass: String, cost: StepMeter.Cost)] {
    let files = text.files(bytes: bytes, declaration: declaration)
    var passes = try Passes(files: files.mapValues { Array($0.utf8) })
    try passes.run()
    return passes.meter.costs
  }
}
