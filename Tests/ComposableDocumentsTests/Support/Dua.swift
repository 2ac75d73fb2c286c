/// A simplified dua for the features of the documents.
struct Dua: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
  /// The number of recitations.
  var repetitions = 3
  /// The points for all recitations.
  var points = 10
}

extension Dua {
  static let morning = Dua(id: 1, title: "On waking")
  static let travel = Dua(id: 2, title: "Setting out", repetitions: 1, points: 5)
  static let sleep = Dua(id: 3, title: "Before sleep", repetitions: 33, points: 40)
}

/// A journey of several duas.
struct Journey: Equatable, Identifiable, Sendable {
  let id: Int
  var name: String
  var duas: [Dua] = []
}

extension Journey {
  static let dawn = Journey(id: 1, name: "Dawn", duas: [.morning])
  static let night = Journey(id: 2, name: "Night", duas: [.sleep])
}
