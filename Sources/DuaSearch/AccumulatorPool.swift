import SearchEngine
import Synchronization

/// Accumulators that no search is using.
final class AccumulatorPool: Sendable {
  private let idle = Mutex<[ScoreAccumulator]>([])
  private let documentCount: Int

  init(documentCount: Int) { self.documentCount = documentCount }

  func take() -> ScoreAccumulator {
    idle.withLock { $0.popLast() } ?? ScoreAccumulator(documentCount: documentCount)
  }

  func giveBack(_ accumulator: ScoreAccumulator) {
    idle.withLock { $0.append(accumulator) }
  }
}
