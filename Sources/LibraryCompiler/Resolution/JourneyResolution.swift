import ContentDraft
import DuaLibrary

extension Journey {
  /// Points and minutes are computed from the steps if the source does not state them.
  ///
  /// - Parameter values: The points and durations of the duas.
  init(
    resolving fragment: JourneyFragment,
    _ symbols: SymbolTable,
    _ values: [Dua.ID: (xp: Int, duration: Int?)]
  ) throws(ResolutionError) {
    let range = fragment.range
    var steps: [Step] = []
    for step in fragment.steps {
      steps.append(
        Step(
          dua: try symbols.dua(step.dua, of: step.range),
          slot: try step.slot.orFail("slot", of: step.range)
        )
      )
    }
    let totals = JourneyTotals(duas: steps.compactMap { values[$0.dua] })
    guard let minutes = try fragment.minutes.ifPresent("minutes") ?? totals.minutes else {
      throw ResolutionError(
        "`minutes` is missing and cannot be derived, because a dua of the journey has no `duration`",
        at: range
      )
    }
    self.init(
      id: ID(rawValue: try fragment.id.orFail("id", of: range)),
      slug: try fragment.slug.orFail("slug", of: range),
      collection: try symbols.collection(fragment.collection),
      name: try fragment.name.texts("name"),
      description: try fragment.description.texts("description"),
      emoji: try fragment.emoji.orFail("emoji", of: range),
      minutes: minutes,
      xp: try fragment.xp.ifPresent("xp") ?? totals.xp,
      isPremium: try fragment.premium.ifPresent("premium") ?? false,
      isFeatured: try fragment.featured.ifPresent("featured") ?? false,
      order: try fragment.order.orFail("order", of: range),
      steps: steps
    )
  }
}
