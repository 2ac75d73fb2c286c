import ArabicText
import ArgumentParser
import UnicodeText

/// A text on the command line, or `-` for the standard input.
enum TextArgument {
  static func check(_ argument: String) throws {
    if argument.isEmpty {
      throw ValidationError("the text is empty: pass one, or `-` for the standard input")
    }
  }

  /// Exits with a failure if the standard input is empty.
  static func text(of argument: String) throws -> String {
    guard argument == "-" else { return argument }
    do throws(StandardInput.Problem) {
      let text = try StandardInput.text()
      if !text.isEmpty { return text }
    } catch {
      throw Console.error.failure("\(error)")
    }
    throw Console.error.failure("the text on the standard input is empty")
  }

  /// Exits with a failure if the text contains no Arabic letter.
  static func arabic(_ text: String) throws -> String {
    guard text.hasArabicLetter else {
      throw Console.error.failure("the text \(text.quoted()) has no Arabic letter")
    }
    return text
  }
}
