import CAllocationCount
import ComposableMeasures

/// Prints what operations of the kernel cost beside what is asked. A figure that falls short fails nothing:
/// it is there to be read. Arguments are parts of the names of the measures to run.
@main
enum BenchComposable {
  static func main() async {
    let parts = CommandLine.arguments.dropFirst().map { $0.lowercased() }
    let measures = Measure.all.filter { measure in
      parts.isEmpty || parts.contains { measure.name.lowercased().contains($0) }
    }
    print(FigureTable.heading)
    for measure in measures {
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
