import Diagnostics
import DuaLibrary

/// A `<journey>` element, or an object of the `journeys` array.
public struct JourneyFragment: Equatable, Sendable {
  /// The start tag, or the opening brace; missing content is reported here.
  public var range: SourceRange
  /// The attribute `id`.
  public var id: Field<Int> = .missing
  /// The attribute `slug`.
  public var slug: Field<Slug> = .missing
  /// The attribute `emoji`.
  public var emoji: Field<String> = .missing
  /// The attribute `collection`: a slug of the declaration.
  public var collection: Field<Slug> = .missing
  /// The attribute `minutes`; computed if it is missing.
  public var minutes: Field<Int> = .missing
  /// The attribute `xp`, in points; computed if it is missing.
  public var xp: Field<Int> = .missing
  /// The attribute `featured`.
  public var featured: Field<Bool> = .missing
  /// The attribute `premium`.
  public var premium: Field<Bool> = .missing
  /// The attribute `order`.
  public var order: Field<Int> = .missing
  /// The elements `name`.
  public var name: [LocalizedField] = []
  /// The elements `description`.
  public var description: [LocalizedField] = []
  /// The elements `step`, in the order of practice.
  public var steps: [StepFragment] = []

  public init(range: SourceRange) { self.range = range }
}

/// A `<step>` element or object.
public struct StepFragment: Equatable, Sendable {
  /// The start tag, or the opening brace.
  public var range: SourceRange
  /// The attribute `dua`: a slug.
  public var dua: Field<Slug> = .missing
  /// The attribute `slot`.
  public var slot: Field<TimeSlot> = .missing

  public init(range: SourceRange) { self.range = range }
}
