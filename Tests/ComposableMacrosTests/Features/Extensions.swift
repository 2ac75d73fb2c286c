import ComposableMacros

// Extensions of types that macros generate in other files.

extension Counter.State {
  static let hundred = Self(count: 100)

  var description: String { "\(name): \(count)" }

  mutating func reset() {
    count = 0
  }
}

extension Inventory.State {
  init(path: Inventory.Path.State) {
    self.init(path: [path], title: "")
  }

  var isAlertShown: Bool { alert != nil || destination?.is(\.alert) == true }
}

extension Inventory.Destination.State {
  var counter: Counter.State? { self[case: \.sheet] }
}

extension Counter.Action {
  var isIncrement: Bool { self.is(\.incremented) }
}
