// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "rizq-content",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "Composable", targets: ["Composable"]),
    .library(name: "ComposableTesting", targets: ["ComposableTesting"]),
    .library(name: "DuaLibrary", targets: ["DuaLibrary"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
  ],
  targets: [
    .target(
      name: "Composable",
      dependencies: [
        .product(name: "OrderedCollections", package: "swift-collections"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(
      name: "ComposableTesting",
      dependencies: [
        "Composable",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ]
    ),
    .target(name: "ArabicText"),
    .target(name: "DuaLibrary", dependencies: ["ArabicText"]),
    .target(name: "ContentSource", dependencies: ["DuaLibrary"]),
    .target(name: "ContentValidation", dependencies: ["ArabicText", "DuaLibrary", "ContentSource"]),
    .target(name: "RuleDocumentationGenerator"),
    .executableTarget(name: "generate-rules", dependencies: ["RuleDocumentationGenerator"]),
    .testTarget(name: "ComposableTests", dependencies: ["Composable", "ComposableTesting"]),
    .testTarget(
      name: "ContentValidationTests",
      dependencies: ["ArabicText", "ContentSource", "ContentValidation", "DuaLibrary"]
    ),
    .testTarget(name: "RuleDocumentationGeneratorTests", dependencies: ["RuleDocumentationGenerator"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
