import ArgumentParser
import ContentRepair
import LibraryCompiler

struct FixOptions: ParsableArguments {
  @Flag(help: "Apply fixes that do not change the meaning.")
  var fix = false

  @Flag(
    help: "Also apply fixes that may be wrong; review them afterwards. Implies --fix."
  )
  var unsafeFixes = false

  @Flag(
    help:
      "Fill in missing transliterations from the Arabic, marked as generated in the source. Implies --fix."
  )
  var generateTransliteration = false

  /// Nil if nothing is to be changed.
  var request: FixRequest? {
    guard fix || unsafeFixes || generateTransliteration else { return nil }
    return FixRequest(allowsUnsafe: unsafeFixes, generatesTransliteration: generateTransliteration)
  }
}
