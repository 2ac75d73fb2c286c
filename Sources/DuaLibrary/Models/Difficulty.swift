/// How difficult a dua is to learn.
public enum Difficulty: String, CaseIterable, Sendable {
  case beginner, intermediate, advanced
}
