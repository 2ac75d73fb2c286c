import ContentSource
import DuaLibrary

extension Journey {
  /// What the source leaves out and the steps tell, the points and the minutes, is derived here.
  init(
    closing fragment: JourneyFragment,
    _ register: Register,
    _ duas: [Dua.ID: Dua]
  ) throws(ClosingFailure) {
    let range = fragment.range
    var steps: [Step] = []
    for step in fragment.steps {
      steps.append(
        Step(
          dua: try register.dua(step.dua, of: step.range),
          slot: try step.slot.orFail("slot", of: step.range)
        )
      )
    }
    let totals = JourneyTotals(duas: steps.compactMap { duas[$0.dua] }.map { ($0.xp, $0.duration) })
    guard let minutes = fragment.minutes.value ?? totals.minutes else {
      throw ClosingFailure(
        "`minutes` is left out and cannot be derived, because a dua of the journey has no `duration`",
        at: range
      )
    }
    self.init(
      id: ID(rawValue: try fragment.id.orFail("id", of: range)),
      slug: try fragment.slug.orFail("slug", of: range),
      collection: try register.collection(fragment.collection),
      name: fragment.name.localizedText,
      description: fragment.description.localizedText,
      emoji: try fragment.emoji.orFail("emoji", of: range),
      minutes: minutes,
      xp: fragment.xp.value ?? totals.xp,
      isPremium: fragment.premium.value ?? false,
      isFeatured: fragment.featured.value ?? false,
      order: try fragment.order.orFail("order", of: range),
      steps: steps
    )
  }
}
