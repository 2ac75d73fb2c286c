/// How far a validation has come.
public struct ValidationProgress: Equatable, Sendable {
  /// What is done with the texts, in this order.
  public enum Pass: Equatable, Sendable {
    /// Texts are looked up in the Quran.
    case locating
    /// The rules check the texts.
    case checking
  }

  /// What is being done.
  public var pass: Pass
  /// The number of texts that the pass has finished.
  public var texts: Int
  /// The number of texts in the pass.
  public var total: Int

  public init(_ pass: Pass, texts: Int, of total: Int) {
    (self.pass, self.texts, self.total) = (pass, texts, total)
  }
}

/// Counts the texts that a pass has finished.
struct ProgressCount {
  private var progress: ValidationProgress

  init(_ pass: ValidationProgress.Pass, total: Int) {
    progress = ValidationProgress(pass, texts: 0, of: total)
  }

  /// Adds texts. Returns nil if there were none, or if they were the last: the result follows at once.
  mutating func add(_ texts: Int) -> ValidationProgress? {
    progress.texts += texts
    return texts > 0 && progress.texts < progress.total ? progress : nil
  }
}
