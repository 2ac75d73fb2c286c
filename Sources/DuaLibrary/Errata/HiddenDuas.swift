/// The duas of a bundle that are withdrawn.
struct HiddenDuas: Sendable {
  /// Why, by the ids of the duas.
  private(set) var errata: [Dua.ID: Erratum] = [:]
  private(set) var slugs: Set<Slug> = []
  /// In every language.
  private(set) var titles: [String] = []
  /// Their indexes in the order of ids, sorted.
  private(set) var indices: [Int] = []

  var isEmpty: Bool { errata.isEmpty }

  /// Adds a dua; they are added in the order of ids, as errata are sorted.
  mutating func add(_ dua: Dua, _ erratum: Erratum, index: Int?) {
    errata[dua.id] = erratum
    titles += dua.title.entries.map(\.text)
    guard slugs.insert(dua.slug).inserted, let index else { return }
    indices.append(index)
  }

  /// No dua that is hidden is one to recite instead of another. Called when all have been added.
  mutating func omitHiddenReplacements() {
    for (id, erratum) in errata {
      guard let replacement = erratum.replacedBy, errata[replacement] != nil else { continue }
      errata[id]?.replacedBy = nil
    }
  }

  /// The index of the dua that is the n-th of those that are shown.
  func index(ofShown number: Int) -> Int {
    var index = number
    for hidden in indices where hidden <= index { index += 1 }
    return index
  }

  /// Nil for a dua that is withdrawn.
  func shown(_ dua: Dua) -> Dua? { errata[dua.id] == nil ? withoutHiddenOriginal(dua) : nil }

  /// No dua is shown as the variant of one that is not.
  func withoutHiddenOriginal(_ dua: Dua) -> Dua {
    guard let original = dua.variantOf, slugs.contains(original) else { return dua }
    var dua = dua
    dua.variantOf = nil
    return dua
  }

  /// A journey omits the steps of duas that are withdrawn.
  func shown(_ journey: Journey) -> Journey {
    guard !isEmpty, journey.steps.contains(where: { errata[$0.dua] != nil }) else { return journey }
    var journey = journey
    journey.steps.removeAll { errata[$0.dua] != nil }
    return journey
  }
}
