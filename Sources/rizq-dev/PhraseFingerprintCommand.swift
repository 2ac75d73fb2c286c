import ArabicText
import ArgumentParser

/// Prints the fingerprints by which the search index recognizes phrases.
struct PhraseFingerprintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "phrase-fingerprint",
    abstract:
      "Print the fingerprints of phrases, for the texts of content/search/aliases.json and keywords.json.",
    discussion: """
      Give the words that distinguish a text, without marks or with them: four to twelve are enough. Each phrase of the standard \
      input, or of the arguments, is answered with a line.
      """
  )

  @Argument(help: "Phrases in Arabic; by default the lines of the standard input.")
  var phrases: [String] = []

  func run() throws {
    if !phrases.isEmpty { return try phrases.forEach(write) }
    while let line = readLine() { try write(line) }
  }

  private func write(_ phrase: String) throws {
    guard let fingerprint = PhraseFingerprint(of: phrase) else {
      throw ValidationError("\(phrase) has no word in Arabic letters; write the first words of the text")
    }
    print(fingerprint)
  }
}
