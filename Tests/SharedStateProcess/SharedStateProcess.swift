import Composable
import Foundation

/// Changes shared values in a folder, as another process of an app would.
///
/// `count FOLDER` counts until the process is killed, and prints each number after `withLock` has returned.
/// `set FOLDER NUMBER` sets the values and kills the process at once.
@main
enum SharedStateProcess {
  static func main() {
    let arguments = CommandLine.arguments
    let folder = URL(fileURLWithPath: arguments[2])
    let file = Shared(wrappedValue: [Int](), .fileStorage(folder.appendingPathComponent("numbers.json")))
    let defaults = AppDefaults(folder: folder.appendingPathComponent("defaults"))
    let setting = Shared(wrappedValue: 0, AppStorageKey<Int>.appStorage("number", store: defaults))
    func set(_ number: Int) {
      file.withLock { $0 = Array(repeating: number, count: 1000) }
      setting.withLock { $0 = number }
    }
    switch arguments[1] {
    case "set":
      set(Int(arguments[3]) ?? 0)
      kill(getpid(), SIGKILL)
    default:
      for number in 1... {
        set(number)
        print(number)
        fflush(nil)
      }
    }
  }
}
