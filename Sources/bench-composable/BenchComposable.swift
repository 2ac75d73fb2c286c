import CAllocationCount
import ComposableMeasures
import LibraryCompiler

/// Prints the cost of the kernel's operations, with their targets. A missed target is not a failure.
///
/// Arguments select the benchmarks whose names contain one of them. `--build CONTENT OUTPUT` builds a library instead,
/// and prints its actions per second.
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

  private static func measure(_ filters: [String]) async {
    print(FigureTable.heading)
    for measure in Measure.all
    where filters.isEmpty || filters.contains(where: { measure.name.lowercased().contains($0) }) {
      let figure = await measure.figure { allocationCount }
      print(FigureTable.row(measure, figure))
    }
    print(FigureTable.footer)
  }

  private static var allocationCount: Int? {
    let count = allocation_count()
    return count < 0 ? nil : count
  }
}
