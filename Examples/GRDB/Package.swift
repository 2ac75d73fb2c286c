// swift-tools-version: 6.2

import PackageDescription

// An app's use of the SQLite file that `rizq export sqlite` writes, with GRDB. `make check-grdb` builds and tests it.
let package = Package(
  name: "LibraryDatabase",
  platforms: [.macOS(.v15), .iOS(.v17)],
  products: [.library(name: "LibraryDatabase", targets: ["LibraryDatabase"])],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(name: "rizq-content", path: "../.."),
  ],
  targets: [
    .target(
      name: "LibraryDatabase",
      dependencies: [
        .product(name: "GRDB", package: "GRDB.swift"),
        // The folds of queries.
        .product(name: "DuaSearch", package: "rizq-content"),
      ]
    ),
    .testTarget(
      name: "LibraryDatabaseTests",
      dependencies: ["LibraryDatabase", .product(name: "GRDB", package: "GRDB.swift")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
