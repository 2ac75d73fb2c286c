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

  @Flag(
    help:
      "Write nothing, and show what the fixes would change as a patch, to be applied with `patch -p0` or `git apply -p0`."
  )
  var dryRun = false

  func validate() throws {
    if dryRun, request == nil {
      throw ValidationError(
        "--dry-run shows what fixes would change: add --fix, --unsafe-fixes or --generate-transliteration"
      )
    }
  }

  /// Nil if nothing is to be changed.
  var request: FixRequest? {
    guard fix || unsafeFixes || generateTransliteration else { return nil }
    return FixRequest(allowsUnsafe: unsafeFixes, generatesTransliteration: generateTransliteration)
  }
}
