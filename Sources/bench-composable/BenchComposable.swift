import CAllocationCount
import ComposableMeasures
import LibraryCompiler

/// Prints what operations of the kernel cost beside what is asked. A figure that falls short fails nothing:
/// it is there to be read.
///
/// Arguments are parts of the names of the measures to run. `--build CONTENT OUTPUT` builds a library instead, and
/// prints its actions per second.
@main
enum BenchComposable {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--build", arguments.count == 3 {
      print(await BuildBench(request: BuildRequest(content: arguments[1], output: arguments[2])).run())
    } else {
      await measure(arguments.map { $0.lowercased() })
    }
  }

  private static func measure(_ parts: [String]) async {
    print(FigureTable.heading)
    for measure in Measure.all
    where parts.isEmpty || parts.contains(where: { measure.name.lowercased().contains($0) }) {
      let figure = await measure.figure { allocationCount }
      print(FigureTable.row(measure, figure))
    }
    print(FigureTable.remarks)
  }

  private static var allocationCount: Int? {
    let count = allocation_count()
    return count < 0 ? nil : count
  }
}
