import ArgumentParser
import DuaLibrary
import DuaRecognition
import LibraryCompiler

struct Identify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "identify",
    abstract:
      "List the well-known supplications and verses that texts are, and texts that are the same supplication.",
    discussion: """
      Texts are recognized by their words, whatever their titles and spelling are. Without files, the duas of bundles are listed; \
      each line of a file is a text, and `-` is the standard input. With files and `--with`, the texts of the files are compared with \
      the duas of those bundles. A text that differs from an earlier one by at most one word in \
      ten, contains it or is a part of it is listed beside it, with the words that differ.
      """
  )

  @Argument(help: ArgumentHelp("Text files in UTF-8, with a text on each line.", valueName: "file"))
  var files: [String] = []

  @OptionGroup var bundle: BundleOption

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "The folder of another bundle, to compare its duas with the others. May be repeated.",
      valueName: "dir"
    )
  )
  var others: [String] = []

  @Flag(
    help: "Only list texts that are the same supplication, with all of both texts and the marks that differ."
  )
  var sameAs = false

  @Option(help: "The format of the results; json is an object on each line.")
  var format = OutputFormat.human

  func validate() throws {
    if others.contains("") { throw ValidationError("--with is empty: name a folder") }
    if !files.isEmpty, bundle.bundle != BundleOption.standard {
      throw ValidationError(
        "--bundle lists the duas of a bundle: to compare the texts of files with them, use --with"
      )
    }
  }

  func run() throws {
    let identifier = sameAs ? nil : try identifier()
    let own = try files.isEmpty ? duas(ofBundle: bundle.bundle) : files.flatMap(texts(linesOf:))
    let compared = try others.flatMap(duas(ofBundle:))
    // A text is listed next to earlier ones: a line of a file next to the duas, and those of a bundle after its own.
    let texts = files.isEmpty ? own + compared : compared + own
    var twins: [Int: [TextTwins.Pair]] = [:]
    for pair in TextTwins(texts.lazy.map(\.text)).pairs { twins[pair.second, default: []].append(pair) }
    for index in texts.indices.dropFirst(files.isEmpty ? 0 : compared.count) {
      let text = texts[index]
      let page = IdentityPage(
        label: text.label,
        text: text.text,
        identities: identifier?.identities(of: text.text) ?? [],
        twins: twins[index, default: []].map {
          .init(label: texts[$0.first].label, text: texts[$0.first].text, comparison: $0.comparison)
        },
        showsTexts: sameAs
      )
      if !page.isEmpty { Console.output.write(try page.text(format)) }
    }
  }

  private func identifier() throws -> TextIdentifier {
    do throws(OperationalFailure) {
      return try .shipped()
    } catch {
      throw Console.error.failure(error)
    }
  }

  private typealias LabeledText = (label: String, text: String)

  /// With `--with`, a slug is preceded by the folder of its bundle.
  private func duas(ofBundle folder: String) throws -> [LabeledText] {
    let prefix = others.isEmpty ? "" : "\(folder) "
    var option = BundleOption()
    option.bundle = folder
    return try option.read {
      let opened = try option.open()
      return try opened.duaSlugs.compactMap { slug in
        try opened[dua: slug].map { (prefix + $0.slug.rawValue, $0.arabic) }
      }
    }
  }

  private func texts(linesOf path: String) throws -> [LabeledText] {
    let hint =
      "name a text file, or a bundle with --bundle; `rizq identify -` reads texts from the standard input"
    let file = LineFile(path: path, hint: hint)
    var texts: [LabeledText] = []
    try file.forEachLine { line, number in
      switch line {
      case .text(let text): texts.append(("\(path):\(number)", text))
      case .refused(_, let problem):
        throw Console.error.failure("line \(number) of \(file.name) \(problem)")
      }
    }
    return texts
  }
}
