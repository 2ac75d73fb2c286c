/// The script of a live page.
public enum LiveClient {
  /// JavaScript as UTF-8, to be put into the page after its content.
  ///
  /// The page has an element with the id `live` for the content of ``LiveDocument``, with the attributes `data-token`, `data-session`,
  /// `data-sequence` and `data-depths`, and a hidden element with the id `live-status`, which is shown while the connection is lost.
  public static var script: [UInt8] { PackageResources.client_js }
}
