import HTML
import LiveView

/// The document around the content of a live page.
struct PageMarkup {
  let document: LiveDocument
  let styleSheet: String
  let token: String
  let session: String
  /// Allows the style sheet and the script of this document, and no others.
  let nonce: String

  var bytes: [UInt8] {
    var bytes = Array("<!DOCTYPE html>\n<html".utf8)
    HTMLRenderer.appendAttribute("lang", document.language, to: &bytes)
    HTMLRenderer.appendAttribute("dir", document.direction.rawValue, to: &bytes)
    bytes +=
      "><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
      .utf8
    bytes += "<meta name=\"color-scheme\" content=\"light dark\"><title>".utf8
    HTMLRenderer.appendText(document.title, to: &bytes)
    bytes += "</title><style nonce=\"\(nonce)\">".utf8
    bytes += Self.statusStyle.utf8
    bytes += Self.withoutEndTag(styleSheet).utf8
    bytes += "</style></head><body><div id=\"live\"".utf8
    HTMLRenderer.appendAttribute("data-token", token, to: &bytes)
    HTMLRenderer.appendAttribute("data-session", session, to: &bytes)
    HTMLRenderer.appendAttribute("data-sequence", String(document.sequence), to: &bytes)
    HTMLRenderer.appendAttribute("data-depths", String(document.depthSum), to: &bytes)
    bytes += ">".utf8
    bytes += document.body
    bytes +=
      "</div><p id=\"live-status\" role=\"status\" hidden>Reconnecting…</p><script nonce=\"\(nonce)\">".utf8
    bytes += LiveClient.script
    bytes += "</script></body></html>\n".utf8
    return bytes
  }

  /// How the state of the connection is shown, unless the style sheet of the page says otherwise.
  private static let statusStyle =
    "#live-status { position: fixed; inset-inline: 0; inset-block-end: 0; margin: 0; padding: 0.5em; text-align: center; "
    + "background: Canvas; color: CanvasText; border-block-start: 1px solid }\n"

  /// A style sheet that ends its element would continue as markup. In CSS `<\/` means the same in every text.
  private static func withoutEndTag(_ styleSheet: String) -> String {
    styleSheet.replacing("</", with: "<\\/")
  }

  /// What a page may load and do: its own style sheet, script, pictures and connection.
  static func securityPolicy(nonce: String, host: String) -> String {
    [
      "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'", "img-src 'self'",
      "font-src 'self'", "connect-src 'self' ws://\(host)", "base-uri 'none'", "form-action 'none'",
      "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }
}
