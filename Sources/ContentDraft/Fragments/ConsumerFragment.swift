import Diagnostics
import DuaLibrary

/// A file of `consumers/`: what a program outside of this project reads.
public struct ConsumerFragment: Equatable, Sendable {
  /// The opening brace.
  public var range: SourceRange
  /// The name of the file without its extension.
  public var name: String
  /// The key `title`: the program, for people.
  public var title: Field<String> = .missing
  /// The key `tables`.
  public var tables: [ConsumerTableFragment] = []

  public init(range: SourceRange, name: String = "") { (self.range, self.name) = (range, name) }
}

/// An object of `tables`: a file of rows that the program reads.
public struct ConsumerTableFragment: Equatable, Sendable {
  /// The opening brace.
  public var range: SourceRange
  /// The key `rows`: the file of the bundle from which the rows come.
  public var rows: Field<BundleFile> = .missing
  /// The key `file`: the name of the program's file, if it is not that of the bundle's.
  public var file: Field<AssetPath> = .missing
  /// The key `loses`: what the program does not read if it cannot read one row.
  public var loses: Field<ConsumerLoss> = .missing
  /// The key `null`: whether an absent value is written as null, not omitted.
  public var null: Field<Bool> = .missing
  /// The key `fields`.
  public var fields: [ConsumerFieldFragment] = []
  /// The key `reserved`: ids that users' data refers to, with the entities that must keep them.
  public var reserved: [ReservedIDFragment] = []

  public init(range: SourceRange) { self.range = range }
}

/// What a program does not read if it cannot read one row.
public enum ConsumerLoss: String, CaseIterable, Sendable {
  /// All rows of the file.
  case file
  /// That row alone.
  case row
}

/// What a program makes of a value that it does not know.
public enum UnknownConsumerValue: String, CaseIterable, Sendable {
  /// It cannot read the row.
  case loses
  /// It reads nil.
  case absent = "nil"
}

/// An object of `fields`: one value of a row.
public struct ConsumerFieldFragment: Equatable, Sendable {
  /// The opening brace.
  public var range: SourceRange
  /// The key `name`: the program's key.
  public var name: Field<String> = .missing
  /// The key `from`: the key of the bundle's rows, if it is not the program's.
  public var from: Field<String> = .missing
  /// The key `type`.
  public var type: Field<PlainType> = .missing
  /// The key `required`.
  public var required: Field<Bool> = .missing
  /// The key `longest`: the greatest length of a text, in Unicode scalars.
  public var longest: Field<Int> = .missing
  /// The key `values`: the only values that the program knows; empty if it takes any.
  public var values: [Located<String>] = []
  /// The key `unknown`: what the program makes of other values.
  public var unknown: Field<UnknownConsumerValue> = .missing
  /// The key `map`: for values of the library those of the program.
  public var map: [Mapping] = []
  /// The key `omit`: values of the library that the program gets no value for.
  public var omit: [Located<String>] = []
  /// The key `default`: the text for rows without a value.
  public var fallback: Field<String> = .missing
  /// The key `image`.
  public var image: ConsumerImageFragment?

  /// A value of the library and the program's value for it.
  public struct Mapping: Equatable, Sendable {
    /// The value of the library.
    public var source: Located<String>
    /// The program's value.
    public var target: Field<String>

    public init(source: Located<String>, target: Field<String>) {
      (self.source, self.target) = (source, target)
    }
  }

  public init(range: SourceRange) { self.range = range }
}

/// The object `image`: the pictures that the program has for rows, by their slugs.
public struct ConsumerImageFragment: Equatable, Sendable {
  /// The opening brace.
  public var range: SourceRange
  /// The key `prefix`: the part of a picture's path before the slug. The program takes any value with this prefix for a picture.
  public var prefix: Field<String> = .missing
  /// The key `suffix`: the part after the slug.
  public var suffix: Field<String> = .missing
  /// The key `names`: the slugs of the rows that have a picture.
  public var names: [Located<Slug>] = []

  public init(range: SourceRange) { self.range = range }
}

/// An object of `reserved`.
public struct ReservedIDFragment: Equatable, Sendable {
  /// The opening brace.
  public var range: SourceRange
  /// The key `id`.
  public var id: Field<Int> = .missing
  /// The key `slug`: the entity that must keep the id.
  public var slug: Field<Slug> = .missing

  public init(range: SourceRange) { self.range = range }
}
