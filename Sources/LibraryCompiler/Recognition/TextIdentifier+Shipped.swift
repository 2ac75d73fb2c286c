import ContentIngest
import ContentValidation
import DuaLibrary
import DuaRecognition
import QuranText

extension TextIdentifier {
  /// Knows the names of this project, and the Quran. Throws if the program is damaged.
  public static func shipped() throws(OperationalFailure) -> TextIdentifier {
    do throws(FingerprintProblem) {
      return TextIdentifier(
        .standard(files: [SearchVocabulary.aliasesPath]),
        try QuranSource.shipped().locator
      )
    } catch {
      throw OperationalFailure(
        "the words of the Quran in this program are damaged",
        hint: "install the program again"
      )
    }
  }
}
