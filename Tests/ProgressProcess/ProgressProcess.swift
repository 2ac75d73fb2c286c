import ComposableMacros
import DuaLibrary
import Foundation
import RizqFeatures

/// Stores progress in a file until the process is killed, and prints the number of each day after its changes have been stored:
/// `progress-process FILE`.
@main
enum ProgressProcess {
  static func main() throws {
    let client = ProgressClient.sqlite(at: URL(filePath: CommandLine.arguments[1]))
    for number in 1... {
      // The whole progress in one change, and single changes.
      if number.isMultiple(of: 5) { try client.apply(.replaced(try client.load())) }
      for dua in 1...3 {
        try client.apply(.completed(Dua.ID(rawValue: dua), on: Day(number: number), xp: number))
      }
      print(number)
      fflush(nil)
    }
  }
}
