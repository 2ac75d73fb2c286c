import Foundation
import Testing

/// Compares a text with the golden file of that name; with `RIZQ_UPDATE_GOLDENS=1` writes the file instead.
func expectGolden(_ text: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation)
  throws
{
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/\(name)")
  if ProcessInfo.processInfo.environment["RIZQ_UPDATE_GOLDENS"] == "1" {
    try Data(text.utf8).write(to: file)
    return
  }
  let golden = try Data(contentsOf: file)
  #expect(
    golden == Data(text.utf8),
    "\(name) differs; look at the difference, then regenerate with RIZQ_UPDATE_GOLDENS=1:\n\(text)",
    sourceLocation: sourceLocation
  )
}
