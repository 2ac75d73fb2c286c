import DuaLibrary

/// A change of the ``UserProgress``. To apply one a second time changes nothing.
public enum ProgressChange: Equatable, Sendable {
  /// A dua was completed. What a dua earned first on a day remains.
  case completed(Dua.ID, on: Day, xp: Int)
  /// How often a dua has been recited on a day; 0 ends the practice.
  case counted(Dua.ID, on: Day, recitations: Int)
  /// The user follows a journey: its steps become habits.
  case subscribed(Journey.ID)
  /// The user no longer follows a journey.
  case unsubscribed(Journey.ID)
  /// The user has chosen a habit.
  case added(Habit)
  /// The user has given up a habit that they had chosen.
  case removed(Habit)
  /// Everything is replaced, as by an import.
  case replaced(UserProgress)
}

extension UserProgress {
  /// Applies a change to this value only; ``ProgressClient`` stores it.
  public mutating func apply(_ change: ProgressChange) {
    switch change {
    case .completed(let dua, let day, let xp):
      if days[day]?[dua] == nil { days[day, default: [:]][dua] = xp }
      counts[dua] = nil
    case .counted(let dua, let day, let recitations):
      counts[dua] = recitations > 0 ? Count(day: day, recitations: recitations) : nil
    case .subscribed(let journey): journeys.insert(journey)
    case .unsubscribed(let journey): journeys.remove(journey)
    case .added(let habit): habits.insert(habit)
    case .removed(let habit): habits.remove(habit)
    case .replaced(let progress): self = progress
    }
  }
}
