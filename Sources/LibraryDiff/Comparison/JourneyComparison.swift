import DuaLibrary

extension LibraryComparison {
  /// The fields in which two versions of a journey may differ.
  func fields(_ before: Journey, _ after: Journey) -> [FieldChange?] {
    names(before.name, after.name, before.description, after.description)
      + [
        FieldChange("emoji", before.emoji, after.emoji),
        FieldChange("minutes", "\(before.minutes)", "\(after.minutes)"),
        FieldChange("xp", "\(before.xp)", "\(after.xp)"),
        FieldChange("premium", "\(before.isPremium)", "\(after.isPremium)"),
        FieldChange("featured", "\(before.isFeatured)", "\(after.isFeatured)"),
        FieldChange("order", "\(before.order)", "\(after.order)"),
        FieldChange("collection", slug(before.collection, old), slug(after.collection, new)),
      ] + steps(before.steps, after.steps)
  }

  /// Duas that were added, removed or moved to another time of the day, and another order of the rest.
  private func steps(_ before: [Journey.Step], _ after: [Journey.Step]) -> [FieldChange?] {
    // A journey contains a dua at most once.
    let olds = Dictionary(before.map { ($0.dua, $0.slot) }, uniquingKeysWith: { first, _ in first })
    let news = Dictionary(after.map { ($0.dua, $0.slot) }, uniquingKeysWith: { first, _ in first })
    var changes: [FieldChange?] = []
    for step in before where news[step.dua] == nil {
      changes.append(FieldChange("step \(name(step.dua, old))", step.slot.rawValue, nil))
    }
    for step in after {
      changes.append(
        FieldChange("step \(name(step.dua, new))", olds[step.dua]?.rawValue, step.slot.rawValue)
      )
    }
    let oldOrder = before.map(\.dua).filter { news[$0] != nil }
    let newOrder = after.map(\.dua).filter { olds[$0] != nil }
    if oldOrder != newOrder {
      changes.append(
        FieldChange(
          "order of steps",
          list(oldOrder.map { name($0, new) }),
          list(newOrder.map { name($0, new) })
        )
      )
    }
    return changes
  }

  private func name(_ dua: Dua.ID, _ library: Library) -> String { library[dua]?.slug.rawValue ?? "\(dua)" }
}
