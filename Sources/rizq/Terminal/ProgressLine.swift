import ContentValidation
import DiagnosticRendering
import LibraryCompiler

/// One line on a terminal that shows the progress of a build that takes longer than a second.
struct ProgressLine {
  let console: Console

  /// Nil if the output is not a terminal, or control sequences are not wanted.
  init?(_ console: Console, isQuiet: Bool) {
    guard console.wantsColor, !isQuiet else { return nil }
    self.console = console
  }

  /// Shows the state until the task is cancelled, then clears the line.
  @MainActor
  func follow(_ state: @MainActor () -> LibraryReducer.State) async {
    try? await Task.sleep(for: .seconds(1))
    guard !Task.isCancelled else { return }
    while !Task.isCancelled {
      let text = ProgressText.fitted(Self.text(for: state()), columns: console.width)
      console.write("\r\u{1B}[K" + text)
      try? await Task.sleep(for: .milliseconds(100))
    }
    console.write("\r\u{1B}[K")
  }

  private static func text(for state: LibraryReducer.State) -> String {
    switch (state.stage, state.progress) {
    case (.ingesting, _):
      let total = state.listing.sources.count
      return "ingesting \(grouped(total - state.remaining)) of \(grouped(total)) files…"
    case (.checking, let progress?):
      let pass =
        switch progress.pass {
        case .locating: "looking up in the Quran"
        case .checking: "checking"
        }
      return "\(pass): \(grouped(progress.texts)) of \(grouped(progress.total)) texts…"
    default: return "\(state.stage.rawValue)…"
    }
  }

  /// A number with a comma after each group of three digits.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.map { index in
      (index > 0 && (digits.count - index).isMultiple(of: 3) ? "," : "") + String(digits[index])
    }
    .joined()
  }
}
