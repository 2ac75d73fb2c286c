import ContentIngest
import Diagnostics
import DuaLibrary
import SearchIndexing
import UnicodeText

/// The search vocabulary of a content folder. If there is no file, the vocabulary included in the compiler is used.
struct VocabularySource {
  let vocabulary: SearchVocabulary
  private(set) var findings: [Finding] = []
  /// The files that were read.
  private(set) var observed: [ObservedFile] = []
  private var texts: [FileID: SourceText] = [:]

  /// Reads the files of a listing. Problems with them are findings.
  init(reader: SourceReader) throws(FileFailure) {
    var vocabularyReader = VocabularyReader()
    var paths: [String] = []
    for file in reader.listing.vocabulary {
      let path = reader.listing.path(of: file)
      let contents: FileContents
      do throws(FileFailure) {
        contents = try reader.files.read("\(reader.root)/\(path)", SourceReader.sizeLimit)
      } catch {
        findings.append(UnreadableFile.finding(error.cause, at: SourceRange(file: file, 0..<0)))
        continue
      }
      let bytes = contents.bytes
      if reader.isObserving {
        observed.append(ObservedFile(path: path, status: contents.status, digest: ContentDigest(of: bytes)))
      }
      paths.append(path)
      texts[file] = SourceText(path: path, bytes: bytes)
      if path == SearchVocabulary.synonymsPath {
        vocabularyReader.readSynonyms(bytes, file: file)
      } else {
        vocabularyReader.readAliases(bytes, file: file)
      }
    }
    findings += vocabularyReader.findings
    vocabulary = vocabularyReader.vocabulary.completed(
      with: .standard(),
      hasSynonyms: paths.contains(SearchVocabulary.synonymsPath),
      hasAliases: paths.contains(SearchVocabulary.aliasesPath)
    )
  }

  /// The text of a file of the vocabulary, for lines and columns.
  func text(of file: FileID) -> SourceText? { texts[file] }
}

extension SearchVocabulary {
  fileprivate func completed(
    with standard: SearchVocabulary,
    hasSynonyms: Bool,
    hasAliases: Bool
  ) -> SearchVocabulary {
    SearchVocabulary(
      synonyms: hasSynonyms ? synonyms : standard.synonyms,
      surahs: hasAliases ? surahs : standard.surahs,
      verses: hasAliases ? verses : standard.verses,
      works: hasAliases ? works : standard.works,
      // Known texts are the same in all libraries, and a library may add its own names.
      texts: texts.isEmpty ? standard.texts : texts
    )
  }
}
