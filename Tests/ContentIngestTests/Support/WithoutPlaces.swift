import ContentDraft
import DuaLibrary

/// The content of fragments as text, without ranges: what XML and JSON must agree on.
func withoutPlaces(_ fragments: [Fragment]) -> [String] {
  fragments.map { fragment in
    var text = ""
    dump(fragment, to: &text)
    // A range is printed as the three lines file, lower and upper.
    return text.split(separator: "\n")
      .filter { line in
        !["file:", "rawValue: 7", "lower:", "upper:", "range:"].contains { line.contains($0) }
      }
      .joined(separator: "\n")
  }
}
