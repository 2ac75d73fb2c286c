import Dispatch
import Synchronization

/// The values of a function for 0, 1, 2… in this order, computed on all processors.
package func concurrentMap<Value: Sendable>(_ count: Int, _ make: @Sendable (Int) -> Value) -> [Value] {
  let values = Mutex<[Value?]>([Value?](repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: count) { place in
    let value = make(place)
    values.withLock { $0[place] = value }
  }
  return values.withLock { $0.compactMap(\.self) }
}
