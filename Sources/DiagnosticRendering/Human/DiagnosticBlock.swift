import Diagnostics
import UnicodeText

/// The lines of one diagnostic on a terminal.
struct DiagnosticBlock {
  private(set) var lines: [String] = []
  private let pathPrefix: String
  private let width: Int?
  private let paint: Paint
  /// The width of the longest line number, in columns.
  private let gutter: Int

  /// The maximum numbers of notes, edits and named scalars to show; the others are counted or become `…`.
  private static let noteLimit = 10
  private static let editLimit = 10
  private static let scalarLimit = 8

  init(_ diagnostic: Diagnostic, pathPrefix: String, width: Int?, paint: Paint) {
    self.pathPrefix = pathPrefix
    self.width = width
    self.paint = paint
    let locations = [diagnostic.location] + diagnostic.notes.map(\.location)
    gutter = String(locations.compactMap { $0?.line }.max() ?? 0).count

    let style = Paint.Style(diagnostic.severity)
    head("\(diagnostic.severity.noun)[\(diagnostic.rule.rawValue.displayed)]:", style, diagnostic.message)
    if let location = diagnostic.location {
      place(location, mark: "^", style)
      nameScalars(of: location)
    }
    for note in diagnostic.notes.prefix(Self.noteLimit) { add(note) }
    if diagnostic.notes.count > Self.noteLimit {
      attachment("note:", .strong, "and \(diagnostic.notes.count - Self.noteLimit) more notes")
    }
    for fixIt in diagnostic.fixIts { add(fixIt, to: diagnostic.location) }
  }

  private mutating func add(_ note: Diagnostic.Note) {
    if let location = note.location {
      head("note:", .strong, note.message)
      place(location, mark: "-", .gutter)
    } else {
      attachment("note:", .strong, note.message.displayed)
    }
  }

  private mutating func add(_ fixIt: Diagnostic.FixIt, to location: SourceLocation?) {
    attachment("help:", .help, fixIt.message.displayed)
    for edit in fixIt.edits.prefix(Self.editLimit) {
      let isHere = location?.path.hasSameScalars(as: edit.location.path) ?? false
      let path = isHere ? "" : address(of: edit.location) + ":"
      let text = "\(path)\(edit.location.line):\(edit.location.column): \(edit.instruction)"
      add(text, after: blanks(gutter + 3), paintedAs: blanks(gutter + 3))
    }
    if fixIt.edits.count > Self.editLimit {
      let text = "and \(fixIt.edits.count - Self.editLimit) more changes"
      add(text, after: blanks(gutter + 3), paintedAs: blanks(gutter + 3))
    }
  }

  /// A line at the left edge: `error[ID02]: message`.
  private mutating func head(_ label: String, _ style: Paint.Style, _ message: String) {
    add(
      message.displayed,
      after: label + " ",
      paintedAs: paint(label, style) + " ",
      style: .strong,
      indent: 2
    )
  }

  /// A line attached to the code frame above it: `  = help: message`.
  private mutating func attachment(_ label: String, _ style: Paint.Style, _ text: String) {
    add(
      text,
      after: "\(blanks(gutter + 1))= \(label) ",
      paintedAs: "\(blanks(gutter + 1))\(paint("=", .gutter)) \(paint(label, style)) "
    )
  }

  private mutating func add(
    _ text: String,
    after prefix: String,
    paintedAs painted: String,
    style: Paint.Style? = nil,
    indent: Int? = nil
  ) {
    let indent = indent ?? gutter + 3
    for (number, line) in text.wrapped(width: width, used: prefix.count, indent: indent).enumerated() {
      lines.append((number == 0 ? painted : blanks(indent)) + (style.map { paint(line, $0) } ?? line))
    }
  }

  /// The path of a file, relative to the folder in which the command was run.
  private func address(of location: SourceLocation) -> String {
    (pathPrefix + location.path).displayed.isolated
  }

  /// The location, the source line with its markers, and the end of the range if it is on another line.
  private mutating func place(_ location: SourceLocation, mark: Character, _ style: Paint.Style) {
    let address = address(of: location) + location.position
    lines.append("\(blanks(gutter))\(paint("-->", .gutter)) \(address)")
    guard let excerpt = location.excerpt else { return }
    let frame = CodeFrame(excerpt, columns: width.map { $0 - gutter - 3 }, mark: mark)
    let number = String(location.line)
    let bar = paint("|", .gutter)
    lines.append("\(blanks(gutter + 1))\(bar)")
    lines.append(
      "\(blanks(gutter - number.count))\(paint(number, .gutter)) \(bar)"
        + (frame.source.isEmpty ? "" : " \(frame.source)")
    )
    lines.append("\(blanks(gutter + 1))\(bar) \(blanks(frame.blanks))\(paint(frame.marks, style))")
    if location.endLine > location.line {
      attachment("up to:", .strong, "line \(location.endLine), column \(location.endColumn)")
    }
  }

  private mutating func nameScalars(of location: SourceLocation) {
    guard let names = location.excerpt?.markedScalarNames(limit: Self.scalarLimit), !names.isEmpty else {
      return
    }
    attachment("scalars:", .strong, names.joined(separator: ", "))
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

extension Diagnostic.FixIt.Edit {
  /// What the edit does, in the imperative: "replace `a` with `b`".
  fileprivate var instruction: String {
    let old = location.excerpt.map { excerpt in
      let marked = String(scalars: excerpt.markedScalars)
      return marked.utf8.count < location.bytes.count ? marked + "…" : marked
    }
    guard !location.bytes.isEmpty else { return "insert \(replacement.quotedInsertion)" }
    // What begins with the end of a line has nothing to show in it.
    guard let old, old != "…" || replacement.isEmpty else { return "write \(replacement.quotedLines)" }
    guard !replacement.isEmpty else { return "delete \(old.displayQuoted())" }
    if old.looksLike(replacement) { return "replace \(old.scalarNames) with \(replacement.scalarNames)" }
    return "replace \(old.displayQuoted()) with \(replacement.quotedLines)"
  }
}

extension SourceLocation.Excerpt {
  fileprivate var markedScalars: Substring.UnicodeScalarView {
    text.unicodeScalars.dropFirst(mark.lowerBound).prefix(mark.count)
  }

  /// The names of the marked scalars that cannot be identified by sight, each once; `…` replaces those beyond `limit`.
  fileprivate func markedScalarNames(limit: Int) -> [String] {
    var seen: Set<Unicode.Scalar> = []
    let doubtful = markedScalars.filter { scalar in
      (!scalar.isASCII && !scalar.properties.isEmojiPresentation || scalar.isUnsafeToShow && scalar != "\t")
        && seen.insert(scalar).inserted
    }
    return doubtful.prefix(limit).map(\.codePointAndName) + (doubtful.count > limit ? ["…"] : [])
  }
}
