import ArgumentParser
import ContentRepair
import LibraryCompiler

struct FixOptions: ParsableArguments {
  @Flag(help: "Make the changes that mend a finding without changing what is meant.")
  var fix = false

  @Flag(
    help: "Make the changes too that are probable and may be wrong; look at them afterwards. Implies --fix."
  )
  var unsafeFixes = false

  @Flag(
    help:
      "Fill in missing transliterations from the Arabic, marked as generated in the source. Implies --fix."
  )
  var generateTransliteration = false

  /// Nil when nothing is to be changed.
  var request: FixRequest? {
    guard fix || unsafeFixes || generateTransliteration else { return nil }
    return FixRequest(allowsUnsafe: unsafeFixes, generatesTransliteration: generateTransliteration)
  }
}
