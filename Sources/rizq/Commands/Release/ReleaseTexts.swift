import LibraryCompiler
import ReleasePublishing
import UnicodeText

extension RootDraftSummary {
  /// Lines for the people who sign it.
  var text: String {
    var lines = ["draft of root \(version), valid until \(expires)"]
    for role in roles {
      let former = role.formerThreshold.flatMap { $0 == role.threshold ? nil : " instead of \($0)" } ?? ""
      let count = role.keys.count { $0.change != .removed }
      let verb = role.threshold == 1 ? "has" : "have"
      let needed = "\(role.threshold)\(former)"
      let keys =
        count < role.threshold
        ? "\(count == 0 ? "no keys" : count.counted("key")) yet, and \(needed) will have to sign"
        : "\(needed) of \(count.counted("key")) \(verb) to sign"
      lines.append("  \(role.name.rawValue): \(keys)")
      if role.name == .root, count == role.threshold {
        lines.append(
          "    if one is lost, no root can be signed any more: add another with `rizq release add-key root`"
        )
      }
      for key in role.keys {
        let mark =
          switch key.change {
          case .none: " "
          case .added: "+"
          case .removed: "-"
          }
        let scheme = key.scheme?.rawValue ?? "of an unknown kind"
        lines.append("    \(mark) \(key.id.escapedForDisplay), \(scheme)")
      }
    }
    return lines.map { "\($0)\n" }.joined()
  }
}

extension StagedBundleSummary {
  /// Lines for the people who sign it.
  var text: String {
    let former = formerVersion.map { " after version \($0.escapedForDisplay)" } ?? ""
    var lines = [
      "staged bundle as targets \(version), valid until \(expires): \(library.escapedForDisplay)\(former)"
    ]
    lines.append("  \(duaCount.counted("dua")), \(withdrawn) of them withdrawn")
    lines.append("  manifest.json: SHA-256 \(manifestHash)")
    if let changes { lines.append("  changes: \(changes.escapedForDisplay)") }
    for change in breaking { lines.append("  breaking: \(change.escapedForDisplay)") }
    return lines.map { "\($0)\n" }.joined()
  }
}

extension SignatureCount {
  /// `root 2 by the keys of root 1: 1 signature, 1 more is needed`.
  var text: String {
    let state =
      valid >= threshold
      ? "enough (\(threshold) \(threshold == 1 ? "is" : "are") needed)"
      : "\(threshold - valid) more \(threshold - valid == 1 ? "is" : "are") needed"
    return
      "\(role.rawValue) \(version) by the keys of root \(root): \(valid.counted("signature")), \(state)\n"
  }
}

extension [RoleExpiry] {
  /// A line for each role.
  var text: String {
    map { expiry in
      let name = "\(expiry.role.rawValue) \(expiry.version)"
      return expiry.remaining.map { "\(name) is valid until \(expiry.expires), \($0)\n" }
        ?? "\(name) has expired: it was valid until \(expiry.expires)\n"
    }.joined()
  }

  /// Warns of what has expired, or will soon if no one sees to it.
  func warn() {
    for expiry in self {
      guard let advice = expiry.advice else { continue }
      let state = expiry.remaining.map { "is valid \($0)" } ?? "has expired"
      Console.error.write("warning: \(expiry.role.rawValue) \(expiry.version) \(state); \(advice)\n")
    }
  }
}
