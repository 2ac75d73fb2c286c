import Diagnostics
import DuaLibrary

/// A `<source>` element or object, before its numbers are checked against the work that it cites.
public struct CitationFragment: Equatable, Sendable {
  /// The start tag, or the opening brace.
  public var range: SourceRange
  /// The attribute `type`.
  public var kind: Field<Citation.Kind> = .missing
  /// The attribute `surah`, 1 to 114.
  public var surah: Field<Int> = .missing
  /// The attribute `ayah`: one number, or two separated by a hyphen; in ascending order, but not yet checked against the surah.
  public var ayah: Field<ClosedRange<Int>> = .missing
  /// The slug of a reference work.
  public var collection: Field<Slug> = .missing
  /// The attribute `number`.
  public var number: Field<HadithNumber> = .missing
  /// The attribute `grade`.
  public var grade: Field<HadithGrade> = .missing
  /// The attribute `grader`.
  public var grader: Field<String> = .missing
  /// The note for the reader.
  public var note: Field<String> = .missing
  /// The title of a source of kind `other`.
  public var title: Field<String> = .missing

  public init(range: SourceRange) { self.range = range }
}
