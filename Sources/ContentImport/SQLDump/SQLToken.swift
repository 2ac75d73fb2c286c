/// A token of SQL, as offsets into the file.
enum SQLToken: Equatable {
  /// A keyword, an unquoted name, or a number.
  case word(Range<Int>)
  /// A name between double quotes, without them.
  case name(Range<Int>)
  /// A string without its quotes.
  case string(Range<Int>, SQLQuoting)
  /// One byte of punctuation, except `::`.
  case symbol(UInt8)
  /// `::`, before the name of a type.
  case cast
}

/// How the contents of a string are written.
enum SQLQuoting {
  /// `'…'`: a quote is doubled.
  case plain
  /// `E'…'`: escapes with backslashes, too.
  case escaped
  /// `U&'…'`: `\0061` and `\+000061` are scalars.
  case unicode
  /// `$tag$…$tag$`: as it is.
  case dollar
}

/// Why a dump cannot be read further.
enum SQLProblem: Error, Equatable {
  /// The string, name or comment that begins at an offset has no end.
  case unclosed(String, at: Int)
}
