import Diagnostics
import DuaLibrary
import Foundation

/// Makes unique slugs.
struct SlugMaker {
  /// The start of a slug for a name without Latin letters: `dua-12`.
  private let fallback: String
  private var taken: Set<String>
  /// The last number tried for a name, so that many equal titles take linear time.
  private var lastNumbers: [String: Int] = [:]

  init(fallback: String, taken: [String] = []) {
    self.fallback = fallback
    self.taken = Set(taken)
  }

  /// The slug that a file gives; nil, after a report, when it is malformed or taken.
  mutating func take(_ stated: Located<String>, _ log: ImportLog) -> String? {
    guard let slug = Slug(stated.value)?.rawValue else {
      log.report(SlugNotImported.malformed(stated.value, at: stated.range))
      return nil
    }
    guard taken.insert(slug).inserted else {
      log.report(SlugNotImported.repeated(slug, at: stated.range))
      return nil
    }
    return slug
  }

  /// A slug derived from the Latin letters of a name.
  mutating func make(from name: String, number: Int) -> String {
    let base = Self.slug(of: name) ?? "\(fallback)-\(number)"
    if taken.insert(base).inserted { return base }
    var count = lastNumbers[base] ?? 1
    repeat { count += 1 } while !taken.insert("\(base)-\(count)").inserted
    lastNumbers[base] = count
    return "\(base)-\(count)"
  }

  /// Nil when the name has no Latin letter.
  private static func slug(of name: String) -> String? {
    var slug = ""
    for scalar in name.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": slug.unicodeScalars.append(scalar)
      case "'", "’", "‘", "`", "ʿ", "ʾ", "ʼ", "ʻ": break
      default:
        if scalar.properties.generalCategory != .nonspacingMark, !slug.isEmpty, !slug.hasSuffix("-") {
          slug += "-"
        }
      }
    }
    guard slug.unicodeScalars.contains(where: { ("a"..."z").contains($0) }) else { return nil }
    if slug.utf8.count > maximumLength {
      let cut = slug.prefix(maximumLength)
      slug = String(cut[..<(cut.lastIndex(of: "-") ?? cut.endIndex)])
    }
    while slug.hasSuffix("-") { slug.removeLast() }
    return slug
  }

  /// Leaves room for a number after it.
  private static let maximumLength = Slug.maximumLength - 20
}
