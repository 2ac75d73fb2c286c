#if canImport(SwiftUI)
  import SwiftUI

  extension Binding where Value: Sendable {
    /// A binding to a shared value: `Slider(value: Binding(store.$fontSize))`.
    @MainActor
    public init(_ base: Shared<Value>) {
      self.init(
        get: { base.wrappedValue },
        set: { newValue in base.withLock { $0 = newValue } }
      )
    }
  }
#endif
