import UnicodeText

/// What a machine needs for work on a library, besides `rizq` itself, and which of it the machine has.
struct Checkup: Equatable {
  struct Item: Equatable {
    let name: String
    /// The file; nil if it is missing.
    let file: String?
    /// What it is for.
    let purpose: String
    /// What to do if it is missing.
    let remedy: String
  }

  let items: [Item]

  var missing: [Item] { items.filter { $0.file == nil } }

  /// Looks for everything on a machine.
  init(_ machine: Machine) {
    let fonts = [
      (name: "Amiri", purpose: "the preview shows duas in it", package: Package.amiri),
      (
        name: "Scheherazade", purpose: "the preview proves texts in it: it shows every mark as it is written",
        package: Package.scheherazade
      ),
    ]
    let programs = [
      (
        name: "rizq-preview", purpose: "`rizq preview` starts it",
        remedy: Preview.remedy
      ),
      (
        name: "git", purpose: "`rizq review show` and `rizq diff` read earlier versions",
        remedy: Package.install("git", "git")
      ),
    ]
    items =
      fonts.map {
        Item(name: "font \($0.name)", file: machine.font($0.name), purpose: $0.purpose, remedy: $0.package)
      }
      + programs.map {
        Item(name: $0.name, file: machine.program($0.name), purpose: $0.purpose, remedy: $0.remedy)
      }
  }

  /// A line for each item.
  var text: String {
    items.map { item in
      if let file = item.file { return "ok       \(item.name): \(file.escapedForDisplay)\n" }
      return "missing  \(item.name): \(item.purpose)\n         help: \(item.remedy)\n"
    }
    .joined()
  }
}

/// How packages are installed.
private enum Package {
  static let amiri = install("fonts-hosny-amiri", "--cask font-amiri")
  static let scheherazade = install("fonts-sil-scheherazade", "--cask font-scheherazade-new")

  static func install(_ debian: String, _ homebrew: String) -> String {
    #if canImport(Darwin)
      "`brew install \(homebrew)`"
    #else
      "`apt-get install \(debian)`, or what your system calls it"
    #endif
  }
}
