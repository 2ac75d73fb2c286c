import ContentDraft
import DuaLibrary

extension SourceFormat {
  static let journey = RecordDecoder<JourneyFragment>(
    "journey",
    { JourneyFragment(range: $0) },
    [
      .attribute("id", .integer(NumberRange.id)) { $0.id = $1 },
      .attribute("slug", .slug) { $0.slug = $1 },
      .attribute("emoji", .text) { $0.emoji = $1 },
      .attribute("collection", .reference) { $0.collection = $1 },
      .attribute("minutes", .integer(NumberRange.minutes)) { $0.minutes = $1 },
      .attribute("xp", .integer(NumberRange.any)) { $0.xp = $1 },
      .attribute("featured", .boolean) { $0.featured = $1 },
      .attribute("premium", .boolean) { $0.premium = $1 },
      .attribute("order", .integer(NumberRange.any)) { $0.order = $1 },
      .localized("name") { $0.name.append($1) },
      .localized("description") { $0.description.append($1) },
      .records("step", step) { $0.steps.append($1) },
      .acknowledgements(),
    ]
  )

  private static let step = RecordDecoder<StepFragment>(
    "step",
    { StepFragment(range: $0) },
    [
      .attribute("dua", .reference) { $0.dua = $1 },
      .attribute("slot", .oneOf(TimeSlot.self)) { $0.slot = $1 },
    ]
  )
}
