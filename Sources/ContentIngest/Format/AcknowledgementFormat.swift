import ContentDraft
import Diagnostics

extension RecordDecoder.Entry {
  /// The key `$allow` of an entry. XML has comments instead (``AllowComment``).
  static func acknowledgements() -> Self {
    let decoder = SourceFormat.acknowledgement
    let schema = FieldSchema(SourceFormat.allowKey, .absent, .record(decoder.schema), isRepeatable: true)
    return Self(schema: schema) { _, field, context in
      switch field.content {
      case .record(let record):
        guard let entry = context.entry else { return }
        let written = decoder.decode(record, &context)
        context.record(written, in: entry)
      case .value(let value): context.reportNotAnObject(value, SourceFormat.allowKey)
      }
    }
  }
}

extension SourceFormat {
  /// The key of acknowledgements in JSON.
  fileprivate static let allowKey = "$allow"

  fileprivate static let acknowledgement = RecordDecoder<WrittenAcknowledgement>(
    allowKey,
    { WrittenAcknowledgement(range: $0) },
    [
      .attribute("rule", .text) { $0.rule = $1 },
      .attribute("reason", .text) { $0.reason = $1 },
    ]
  )
}

/// An acknowledgement before its rule is known to be given.
private struct WrittenAcknowledgement {
  var range: SourceRange
  var rule: Field<String> = .missing
  var reason: Field<String> = .missing
}

extension DecodingContext {
  fileprivate func record(_ written: WrittenAcknowledgement, in entry: SourceRange) {
    guard let rule = written.rule.located else {
      if written.rule.isMissing {
        report(MalformedAcknowledgement.withoutRule(inJSON: true, at: written.range))
      }
      return
    }
    log.record(
      Acknowledgement(
        range: written.range,
        entry: entry,
        rule: Located(RuleID(rule.value), at: rule.range),
        reason: written.reason
      )
    )
  }
}
