/// When in the day a step of a journey is practiced.
public enum TimeSlot: String, CaseIterable, Sendable {
  case morning, anytime, evening
}
