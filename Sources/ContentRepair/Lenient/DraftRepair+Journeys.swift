import ContentDraft
import Diagnostics
import DuaLibrary

extension DraftRepair {
  mutating func repairJourneys() {
    let durations = Dictionary(
      draft.duas.compactMap { dua in dua.slug.value.map { ($0, dua.duration.value) } },
      uniquingKeysWith: { first, _ in first }
    )
    var identities = Identities(
      ids: draft.journeys.compactMap(\.id.value),
      slugs: draft.journeys.compactMap(\.slug.value)
    )
    let collections = Set(draft.declaration?.collections.compactMap(\.slug.value) ?? [])
    var order = draft.journeys.compactMap(\.order.value).max() ?? 0
    var kept: [JourneyFragment] = []
    for journey in draft.journeys {
      guard let id = journey.id.value, id >= 1 else {
        omit("this journey", because: "it has no id", at: journey.id.range ?? journey.range)
        continue
      }
      var journey = journey
      identities.assign(&journey.id, &journey.slug, kind: "journey", at: journey.range, &self)
      journey.collection.dropUnless(where: collections.contains)
      if journey.order.value == nil {
        order = order < Int(Int32.max) ? order + 1 : order
        journey.order = Field(order, at: journey.range)
        supply("the order", "\(order)", of: journey.label, at: journey.range)
      }
      repairSteps(of: &journey, durations)
      repairTexts(of: &journey)
      kept.append(journey)
    }
    draft.journeys = kept
  }

  private mutating func repairSteps(of journey: inout JourneyFragment, _ durations: [Slug: Int?]) {
    var steps: [StepFragment] = []
    var seen: Set<Slug> = []
    for step in journey.steps {
      guard let slug = step.dua.value, durations[slug] != nil else {
        omit("a step of \(journey.label)", because: "its dua is not in the bundle", at: step.range)
        continue
      }
      guard seen.insert(slug).inserted else {
        omit("a step of \(journey.label)", because: "an earlier step has its dua", at: step.range)
        continue
      }
      var step = step
      if step.slot.value == nil {
        step.slot = Field(.anytime, at: step.range)
        supply("the slot", "`anytime` for a step", of: journey.label, at: step.range)
      }
      steps.append(step)
    }
    journey.steps = steps
    journey.xp.dropIfInvalid()
    journey.featured.dropIfInvalid()
    journey.premium.dropIfInvalid()
    repairMinutes(of: &journey, durations)
  }

  /// A journey takes at least a minute: the bundle reader rejects 0.
  private mutating func repairMinutes(of journey: inout JourneyFragment, _ durations: [Slug: Int?]) {
    journey.minutes.dropUnless { $0 >= 1 }
    let times = journey.steps.compactMap(\.dua.value).map { durations[$0] ?? nil }
    // No default for a value that resolution derives.
    guard journey.minutes.value == nil, times.contains(nil) || times.isEmpty else { return }
    let known = JourneyTotals(duas: times.compactMap(\.self).map { (xp: 0, duration: $0) })
    let minutes = known.minutes ?? 1
    supply("a length of", "\(minutes) min", of: journey.label, at: journey.range)
    journey.minutes = Field(minutes, at: journey.range)
  }

  private mutating func repairTexts(of journey: inout JourneyFragment) {
    dropUnreadable(&journey.name, "a name of \(journey.label)")
    dropUnreadable(&journey.description, "a description of \(journey.label)")
    dropUnreadable(&journey.emoji, "the emoji of \(journey.label)")
    if journey.emoji.isMissing {
      journey.emoji = Field("🤲", at: journey.range)
      supply("the emoji", "🤲", of: journey.label, at: journey.range)
    }
    supplyName(&journey.name, of: journey.label, slug: journey.slug.value, at: journey.range)
  }
}

extension JourneyFragment {
  fileprivate var label: String { slug.value.map { "the journey `\($0)`" } ?? "this journey" }
}
