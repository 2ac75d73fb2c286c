import ArgumentParser
import DuaLibrary
import DuaRecognition
import Foundation
import LibraryCompiler
import UnicodeText

struct Identify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "identify",
    abstract:
      "List the well-known supplications and verses that texts are, and texts that are one supplication.",
    discussion: """
      Texts are recognized by their words, whatever their titles and spelling are. Without files, the duas of bundles are listed; \
      each line of a file is a text, and `-` is the standard input. A text that differs from an earlier one by at most one word in \
      ten, contains it or is a part of it is listed beside it, with the words that differ.
      """
  )

  @Argument(help: ArgumentHelp("Text files in UTF-8, with a text on each line.", valueName: "file"))
  var files: [String] = []

  @OptionGroup var bundle: BundleOption

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp("The folder of a further bundle, whose duas are compared as well.", valueName: "dir")
  )
  var others: [String] = []

  @Flag(help: "Only list texts that are one supplication, with all of both texts and the marks that differ.")
  var sameAs = false

  @Option(help: "human or json, with a JSON object on each line.")
  var format = IdentityFormat.human

  func validate() throws {
    if others.contains("") { throw ValidationError("--with is empty: name a folder") }
    if !others.isEmpty, !files.isEmpty {
      throw ValidationError("--with names a bundle, and files are texts without a bundle: leave one out")
    }
  }

  func run() throws {
    let identifier = sameAs ? nil : try identifier()
    let texts = try files.isEmpty ? textsOfBundles() : files.flatMap(texts(linesOf:))
    var twins: [Int: [TextTwins.Pair]] = [:]
    for pair in TextTwins(texts.lazy.map(\.text)).pairs { twins[pair.second, default: []].append(pair) }
    for (index, text) in texts.enumerated() {
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

  /// With several bundles, a slug is preceded by the folder of its bundle.
  private func textsOfBundles() throws -> [LabeledText] {
    var bundles = [bundle]
    for other in others {
      var option = BundleOption()
      option.bundle = other
      bundles.append(option)
    }
    return try bundles.flatMap { bundle in
      let prefix = others.isEmpty ? "" : "\(bundle.bundle) "
      return try bundle.read {
        let opened = try bundle.open()
        return try opened.duaSlugs.compactMap { slug in
          try opened[dua: slug].map { (prefix + $0.slug.rawValue, $0.arabic) }
        }
      }
    }
  }

  private func texts(linesOf file: String) throws -> [LabeledText] {
    let name = file == "-" ? "the standard input" : file.quoted(limit: 1024)
    guard let handle = file == "-" ? .standardInput : FileHandle(forReadingAtPath: file) else {
      throw Console.error.failure("\(name) cannot be opened")
    }
    var reader = LineReader(handle)
    var texts: [LabeledText] = []
    while let line = try read(&reader, name) {
      switch line {
      case .text(let text): texts.append(("\(file):\(texts.count + 1)", text))
      case .refused(_, let problem):
        throw Console.error.failure("line \(texts.count + 1) of \(name) \(problem)")
      }
    }
    return texts
  }

  private func read(_ reader: inout LineReader, _ name: String) throws -> LineReader.Line? {
    do {
      return try reader.next()
    } catch {
      throw Console.error.failure("\(name) cannot be read")
    }
  }
}

/// The output formats of `rizq identify`.
enum IdentityFormat: String, ExpressibleByArgument, CaseIterable {
  case human, json
}
