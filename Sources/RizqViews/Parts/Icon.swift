import HTML

/// A small drawing of lines in the color of the text beside it, which says the same.
enum Icon {
  case home, library, adkhar, journeys, settings

  func view<Action>() -> HTML<Action> {
    Drawing.svg(.class("icon"), .viewBox(0, 0, 24, 24), .aria(.hidden, true)) {
      Drawing.path(.attribute(.d, lines))
    }
  }

  private var lines: String {
    switch self {
    case .home: "M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-5v-6h-4v6H5a1 1 0 0 1-1-1z"
    // An open book.
    case .library:
      "M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2zM12 6.5v13"
    // A circle with a check mark, as habits have them.
    case .adkhar: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8.5 12.3l2.5 2.5 4.7-5.3"
    // A compass.
    case .journeys: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM15.5 8.5l-2 5-5 2 2-5z"
    // Sliders.
    case .settings:
      "M4 7.5h8.5M17.5 7.5H20M4 16.5h2.5M11.5 16.5H20M12.5 7.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0z"
        + "M6.5 16.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0z"
    }
  }
}
