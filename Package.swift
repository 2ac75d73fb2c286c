// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "rizq-content",
  // Apps import nothing that needs iOS 18: `Synchronization` is not available on iOS 17, see `Locks`.
  platforms: [.macOS(.v15), .iOS(.v17)],
  products: [
    .executable(name: "rizq", targets: ["rizq"]),
    .library(name: "DuaLibrary", targets: ["DuaLibrary"]),
    .library(name: "DuaSearch", targets: ["DuaSearch"]),
    .library(name: "DuaRelease", targets: ["DuaRelease"]),
    .library(name: "LibraryCompiler", targets: ["LibraryCompiler"]),
    .library(name: "Composable", targets: ["Composable"]),
    .library(name: "ComposableArchitecture", targets: ["ComposableArchitecture"]),
    .library(name: "ComposableMacros", targets: ["ComposableMacros"]),
    .library(name: "ComposableTesting", targets: ["ComposableTesting"]),
    .library(name: "DependenciesTestSupport", targets: ["DependenciesTestSupport"]),
    .library(name: "RizqFeatures", targets: ["RizqFeatures"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3", traits: []),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    // The versions that `make check-swift-syntax` compiles the macros with.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
  ],
  targets: [
    // Values that threads share.
    .target(name: "Locks"),

    // The reducer kernel.
    .target(
      name: "Composable",
      dependencies: [
        "Locks",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(
      name: "ComposableTesting",
      dependencies: [
        "Composable",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        // Apple systems load it with the test. Linked there, it would link XCTest into apps.
        .product(
          name: "IssueReportingTestSupport",
          package: "xctest-dynamic-overlay",
          condition: .when(platforms: [.linux])
        ),
      ]
    ),

    // Traits of Swift Testing, separate because an app must not link it; by the name of swift-dependencies' module.
    .target(name: "DependenciesTestSupport", dependencies: ["Composable"]),

    // The macros of the kernel, separate from it so that the compiler's command is built without swift-syntax.
    .macro(
      name: "ComposableMacrosPlugin",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
    .target(name: "ComposableMacros", dependencies: ["Composable", "ComposableMacrosPlugin"]),

    // All of the kernel by the name of TCA's module.
    .target(
      name: "ComposableArchitecture",
      dependencies: ["Composable", "ComposableMacros", "ComposableTesting"]
    ),

    // The targets that apps import.
    .target(name: "UnicodeText"),
    .target(name: "ArabicText", dependencies: ["UnicodeText"]),
    .systemLibrary(name: "CLibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .target(
      name: "DuaLibrary",
      dependencies: [
        "ArabicText", "Locks", "UnicodeText",
        .target(name: "CLibCrypto", condition: .when(platforms: [.linux])),
      ]
    ),
    // The bundle contract as data, and what is generated from it.
    .target(name: "BundleContract", dependencies: ["UnicodeText"]),

    // A library as the documents of Firestore.
    .target(name: "FirestoreExport", dependencies: ["BundleContract", "DuaLibrary", "UnicodeText"]),

    // The query engine, also built for browsers (`make web`): without Foundation and other features that Embedded Swift does
    // not have.
    .target(name: "SearchEngine", dependencies: ["ArabicText", "Locks", "UnicodeText"]),
    .target(
      name: "DuaSearch",
      dependencies: ["ArabicText", "DuaLibrary", "Locks", "SearchEngine", "UnicodeText"]
    ),

    // Work on several threads, at most as many as `--jobs`.
    .target(name: "ParallelWork", dependencies: ["Locks"]),

    // The builder of the search index.
    .systemLibrary(name: "CLibStemmer", providers: [.apt(["libstemmer-dev"])]),
    .target(
      name: "SearchIndexing",
      dependencies: [
        "ArabicText", "CLibStemmer", "CSearchVocabulary", "DuaLibrary", "DuaSearch", "ParallelWork",
        "SearchEngine", "UnicodeText",
      ]
    ),

    // Quotations of the Quran.
    .target(name: "CQuranFingerprints", exclude: ["fingerprints.bin"]),
    .target(
      name: "QuranText",
      dependencies: ["ArabicText", "CQuranFingerprints", "DuaLibrary", "UnicodeText"]
    ),

    // Known texts, and texts that are the same.
    .target(name: "DuaRecognition", dependencies: ["ArabicText", "DuaLibrary", "QuranText", "UnicodeText"]),

    // The words of hadiths.
    .target(name: "CHadithFingerprints", exclude: ["endings.bin", "fingerprints.bin"]),
    .target(name: "HadithText", dependencies: ["ArabicText", "CHadithFingerprints", "UnicodeText"]),

    // From sources to a checked draft.
    .target(name: "Diagnostics", dependencies: ["UnicodeText"]),
    .target(name: "ContentDraft", dependencies: ["Diagnostics", "DuaLibrary", "UnicodeText"]),
    .target(name: "CitationText", dependencies: ["DuaLibrary", "UnicodeText"]),
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(name: "CSearchVocabulary", exclude: ["tables.bin", "vocabulary.bin"]),
    .target(
      name: "ContentIngest",
      dependencies: [
        "ArabicText", "CLibXML2", "CSearchVocabulary", "CitationText", "ContentDraft", "Diagnostics",
        "DuaLibrary", "SearchEngine", "UnicodeText",
      ]
    ),
    .systemLibrary(name: "CLibSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "ContentImport",
      dependencies: [
        "BundleContract", "CLibSQLite", "CitationText", "ContentDraft", "ContentIngest", "Diagnostics",
        "DuaLibrary", "DuaRecognition", "UnicodeText",
      ]
    ),
    .target(name: "RulePages", dependencies: ["Diagnostics"]),
    .target(name: "CEnglishWords", exclude: ["words.bin"]),
    .target(
      name: "ContentValidation",
      dependencies: [
        "ArabicText", "CEnglishWords", "CitationText", "ContentDraft", "Diagnostics", "DuaLibrary",
        "HadithText", "ParallelWork", "QuranText", "RulePages", "UnicodeText",
      ]
    ),
    .target(
      name: "ContentRepair",
      dependencies: [
        "ArabicText", "ContentDraft", "ContentIngest", "ContentValidation", "Diagnostics", "DuaLibrary",
        "QuranText", "UnicodeText",
      ]
    ),
    .target(name: "DiagnosticRendering", dependencies: ["ArabicText", "Diagnostics", "UnicodeText"]),

    // What two libraries differ in.
    .target(name: "LibraryDiff", dependencies: ["ArabicText", "DuaLibrary", "HTML", "UnicodeText"]),

    // Live pages of features in a browser.
    .target(name: "HTML"),
    .target(
      name: "LiveView",
      dependencies: ["Composable", "HTML", "Locks", "UnicodeText"],
      resources: [.embedInCode("Client/client.js")]
    ),
    .target(
      name: "PreviewServer",
      dependencies: [
        "HTML", "LiveView",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]
    ),

    // Libraries in the forms that databases take.
    .target(
      name: "DatabaseExport",
      dependencies: [
        "ArabicText", "CLibSQLite", "DuaLibrary", "ParallelWork", "SearchEngine", "UnicodeText",
      ],
      resources: [
        .embedInCode("PostgreSQL/Schema/Compilation.sql"), .embedInCode("PostgreSQL/Schema/Folds.sql"),
        .embedInCode("PostgreSQL/Schema/Search.sql"), .embedInCode("PostgreSQL/Schema/Tables.sql"),
      ]
    ),
    // Signed releases.
    .target(
      name: "UpdateFramework",
      dependencies: [
        "DuaLibrary", "UnicodeText",
        .target(name: "CLibCrypto", condition: .when(platforms: [.linux])),
      ]
    ),
    .target(name: "BundleDelta", dependencies: ["UnicodeText"]),
    .target(
      name: "DuaRelease",
      dependencies: [
        "BundleDelta", "CFileCalls", "ComposableMacros", "DuaLibrary", "DuaSearch", "Locks", "UnicodeText",
        "UpdateFramework",
      ]
    ),
    .target(name: "ReleaseSigning", dependencies: ["DuaLibrary", "UnicodeText", "UpdateFramework"]),

    // The compiler and its command.
    .target(name: "CFileCalls"),
    .target(name: "CLoadedImages"),
    .target(name: "CResourceFailure"),
    .target(
      name: "LibraryCompiler",
      dependencies: [
        "ArabicText", "CFileCalls", "CLoadedImages", "Composable", "ContentDraft", "ContentImport",
        "ContentIngest", "ContentRepair", "ContentValidation", "Diagnostics", "DuaLibrary", "DuaRecognition",
        "DuaSearch", "LibraryDiff", "ParallelWork", "QuranText", "RulePages", "SearchIndexing", "UnicodeText",
      ]
    ),
    .target(
      name: "ReleasePublishing",
      dependencies: [
        "BundleDelta", "Composable", "DuaLibrary", "LibraryCompiler", "LibraryDiff", "ReleaseSigning",
        "UnicodeText", "UpdateFramework",
      ]
    ),
    .target(name: "StopSignals"),
    .executableTarget(
      name: "rizq",
      dependencies: [
        "ArabicText", "CResourceFailure", "Composable", "ContentDraft", "ContentImport", "ContentIngest",
        "ContentRepair", "ContentValidation", "DatabaseExport", "DiagnosticRendering", "Diagnostics",
        "DuaLibrary", "DuaRecognition", "DuaSearch", "FirestoreExport", "LibraryCompiler", "LibraryDiff",
        "ReleasePublishing", "RulePages", "SearchEngine", "StopSignals", "UnicodeText", "UpdateFramework",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    // The features of the app, without views.
    .target(
      name: "RizqFeatures",
      dependencies: ["CLibSQLite", "ComposableMacros", "DuaLibrary", "DuaSearch", "Locks"]
    ),

    // The app in a browser.
    .target(
      name: "RizqViews",
      dependencies: ["ComposableMacros", "DuaLibrary", "DuaSearch", "HTML", "LiveView", "RizqFeatures"],
      resources: [.embedInCode("style.css")]
    ),
    // What an editor sees of the content in a browser: proofs, findings, charts.
    .target(
      name: "EditorPages",
      dependencies: [
        "ArabicText", "ComposableMacros", "ContentDraft", "ContentValidation", "Diagnostics", "DuaLibrary",
        "DuaSearch", "HTML", "LibraryCompiler", "LibraryDiff", "LiveView", "Locks", "QuranText",
        "RizqFeatures", "RizqViews", "RulePages", "UnicodeText",
      ],
      resources: [.embedInCode("editor.css")]
    ),
    .executableTarget(
      name: "rizq-preview",
      dependencies: [
        "ComposableMacros", "ContentIngest", "DuaLibrary", "DuaSearch", "EditorPages", "HTML",
        "LibraryCompiler", "LiveView", "PreviewServer", "QuranText", "RizqFeatures", "RizqViews",
        "StopSignals", "UnicodeText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    // Tools of the project.
    .target(name: "SeededRandom"),
    .target(
      name: "FidelityMeasures",
      dependencies: [
        "ArabicText", "ContentDraft", "ContentIngest", "ContentValidation", "Diagnostics", "DuaLibrary",
        "ParallelWork", "QuranText", "SeededRandom", "UnicodeText",
      ]
    ),
    .target(name: "ComposableMeasures", dependencies: ["Composable", "ComposableTesting"]),
    .target(name: "CAllocationCount"),
    .executableTarget(
      name: "bench-composable",
      dependencies: ["CAllocationCount", "Composable", "ComposableMeasures", "LibraryCompiler"]
    ),
    .target(name: "RuleDocumentationGenerator"),

    .target(
      name: "SearchMeasures",
      dependencies: ["ArabicText", "DuaLibrary", "SeededRandom", "UnicodeText"]
    ),
    .executableTarget(
      name: "rizq-dev",
      dependencies: [
        "ArabicText", "BundleContract", "ContentIngest", "DatabaseExport", "Diagnostics", "DuaLibrary",
        "DuaSearch", "FidelityMeasures", "HadithText", "LibraryCompiler", "QuranText",
        "RuleDocumentationGenerator", "SearchEngine", "SearchIndexing", "SearchMeasures", "UnicodeText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    // Shared by tests.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),

    .testTarget(
      name: "ComposableTests",
      dependencies: [
        "Composable", "ComposableMeasures", "ComposableTesting", "DependenciesTestSupport",
        "shared-state-process",
      ]
    ),
    // A process that changes shared values, to be killed by tests.
    .executableTarget(
      name: "shared-state-process",
      dependencies: ["Composable"],
      path: "Tests/SharedStateProcess"
    ),
    // Features of an app whose code is isolated to the main actor by default.
    .target(
      name: "IsolatedFeatures",
      dependencies: ["ComposableMacros"],
      path: "Tests/IsolatedFeatures",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "ComposableMacrosTests",
      dependencies: [
        "ComposableMacros", "ComposableMacrosPlugin", "ComposableTesting", "IsolatedFeatures",
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
    .testTarget(
      name: "ComposableArchitectureTests",
      dependencies: ["ComposableArchitecture", "TestSupport"]
    ),
    // The patterns in which features of an app are written, one folder for each document that describes them.
    .testTarget(
      name: "ComposableDocumentsTests",
      dependencies: ["ComposableMacros", "ComposableTesting"],
      exclude: ["README.md"]
    ),
    // Features of many kinds in the style of TCA's users, each with its tests in one file.
    .testTarget(name: "ComposableFeaturesTests", dependencies: ["ComposableMacros", "ComposableTesting"]),
    .testTarget(
      name: "RizqFeaturesTests",
      dependencies: [
        "ComposableMacros", "ComposableTesting", "DuaLibrary", "DuaSearch", "RizqFeatures", "SeededRandom",
        "TestSupport", "progress-process",
      ]
    ),
    // A process that stores progress, to be killed by tests.
    .executableTarget(
      name: "progress-process",
      dependencies: ["ComposableMacros", "DuaLibrary", "RizqFeatures"],
      path: "Tests/ProgressProcess"
    ),
    .testTarget(
      name: "RizqViewsTests",
      dependencies: [
        "ComposableMacros", "ComposableTesting", "DuaLibrary", "DuaSearch", "HTML", "LiveView",
        "RizqFeatures", "RizqViews", "SeededRandom", "TestSupport", "rizq", "rizq-preview",
      ],
      exclude: ["Browser/app.py"]
    ),
    .testTarget(
      name: "EditorPagesTests",
      dependencies: [
        "ArabicText", "ComposableMacros", "ComposableTesting", "Diagnostics", "DuaLibrary", "DuaSearch",
        "EditorPages", "HTML", "LibraryCompiler", "LiveView", "QuranText", "RizqFeatures", "RulePages",
        "TestSupport", "UnicodeText", "rizq-preview",
      ],
      exclude: ["Browser/editor.py"]
    ),
    .testTarget(
      name: "ArabicTextTests",
      dependencies: ["ArabicText", "FidelityMeasures", "SeededRandom", "TestSupport", "UnicodeText"]
    ),
    .testTarget(
      name: "FidelityMeasuresTests",
      dependencies: ["ArabicText", "FidelityMeasures", "SeededRandom", "TestSupport"]
    ),
    .testTarget(
      name: "DuaLibraryTests",
      dependencies: ["DuaLibrary", "SeededRandom", "TestSupport", "UnicodeText"]
    ),
    // What the bundle contract is published as, read by the tools of others.
    .testTarget(
      name: "BackendTests",
      dependencies: [
        "BundleContract", "ContentDraft", "ContentImport", "ContentIngest", "Diagnostics", "DuaLibrary",
        "FirestoreExport", "LibraryCompiler", "SeededRandom", "TestSupport", "UnicodeText",
      ],
      exclude: [
        "Clients/Read.kt", "Clients/read.ts", "Firestore/commits.py", "Imports/pg_dump.sh",
        "Schemas/schemas.py",
      ]
    ),
    .testTarget(
      name: "DuaSearchTests",
      dependencies: [
        "ArabicText", "ContentIngest", "DuaLibrary", "DuaSearch", "SearchEngine", "SearchIndexing",
        "SearchMeasures", "SeededRandom", "TestSupport", "UnicodeText",
      ],
      exclude: ["Goldens", "Queries", "Web/ask.mjs", "Web/demo.py"]
    ),
    .testTarget(
      name: "QuranTextTests",
      dependencies: [
        "ContentDraft", "ContentIngest", "Diagnostics", "DuaLibrary", "FidelityMeasures", "QuranText",
        "SeededRandom", "TestSupport", "UnicodeText",
      ]
    ),
    .testTarget(
      name: "DuaRecognitionTests",
      dependencies: ["ContentIngest", "DuaLibrary", "DuaRecognition", "QuranText", "SeededRandom"]
    ),
    .testTarget(name: "HadithTextTests", dependencies: ["ArabicText", "HadithText"]),
    .testTarget(name: "HTMLTests", dependencies: ["HTML"]),
    .testTarget(
      name: "LibraryDiffTests",
      dependencies: ["ArabicText", "DuaLibrary", "LibraryDiff"]
    ),
    .testTarget(
      name: "DatabaseExportTests",
      dependencies: [
        "ArabicText", "CLibSQLite", "ContentIngest", "DatabaseExport", "DuaLibrary", "SearchEngine",
        "SearchMeasures", "SeededRandom", "TestSupport", "UnicodeText",
      ]
    ),
    .testTarget(
      name: "LiveViewTests",
      dependencies: ["Composable", "HTML", "LiveView", "SeededRandom", "TestSupport", "UnicodeText"],
      exclude: ["Client/apply.py"]
    ),
    .testTarget(
      name: "PreviewServerTests",
      dependencies: [
        "ComposableTesting", "HTML", "LiveView", "PreviewServer", "TestSupport", "preview-demo",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      exclude: ["Browser/browser.py"]
    ),
    // A small app in a process of its own, to be used in a browser, killed and measured by tests.
    .executableTarget(
      name: "preview-demo",
      dependencies: ["Composable", "HTML", "LiveView", "PreviewServer"],
      path: "Tests/PreviewDemo"
    ),
    .testTarget(
      name: "DiagnosticsTests",
      dependencies: ["ContentDraft", "Diagnostics", "DuaLibrary", "SeededRandom", "UnicodeText"]
    ),
    .testTarget(
      name: "ContentIngestTests",
      dependencies: [
        "CLibXML2", "ContentDraft", "ContentIngest", "Diagnostics", "DuaLibrary", "SeededRandom",
        "UnicodeText", "TestSupport",
      ]
    ),
    .testTarget(
      name: "CitationTextTests",
      dependencies: ["CitationText", "DuaLibrary", "SeededRandom", "UnicodeText"]
    ),
    .testTarget(
      name: "ContentImportTests",
      dependencies: [
        "CLibSQLite", "ContentDraft", "ContentImport", "ContentIngest", "Diagnostics", "DuaLibrary",
        "DuaRecognition", "QuranText", "SeededRandom", "UnicodeText",
      ]
    ),
    .testTarget(
      name: "ContentValidationTests",
      dependencies: [
        "ArabicText", "ContentDraft", "ContentValidation", "Diagnostics", "DuaLibrary", "FidelityMeasures",
        "QuranText", "RulePages", "SeededRandom", "UnicodeText", "TestSupport",
      ]
    ),
    .testTarget(
      name: "DiagnosticRenderingTests",
      dependencies: ["ArabicText", "DiagnosticRendering", "Diagnostics", "TestSupport", "UnicodeText"],
      exclude: ["Goldens"]
    ),
    .testTarget(
      name: "LibraryCompilerTests",
      dependencies: [
        "Composable", "ComposableTesting", "ContentDraft", "ContentImport", "ContentIngest", "ContentRepair",
        "ContentValidation", "Diagnostics", "DuaLibrary", "DuaSearch", "LibraryCompiler", "LibraryDiff",
        "ParallelWork", "QuranText", "RulePages", "SearchIndexing", "SeededRandom", "TestSupport",
        "UnicodeText",
      ]
    ),
    // Runs the built commands as processes.
    .testTarget(
      name: "CommandTests",
      dependencies: ["rizq", "rizq-dev", "TestSupport"],
      exclude: ["Goldens", "Process/read-release.py"]
    ),
    // Compares the repository with its documents.
    .testTarget(name: "RepositoryTests", dependencies: ["TestSupport"]),
    // One file for each defect that was fixed.
    .testTarget(
      name: "RegressionTests",
      dependencies: ["LibraryCompiler"],
      path: "Tests/Regressions",
      exclude: ["README.md"]
    ),
    .testTarget(
      name: "UnicodeTextTests",
      dependencies: ["SeededRandom", "UnicodeText"],
      exclude: ["Goldens"]
    ),
    .testTarget(
      name: "UpdateFrameworkTests",
      dependencies: ["DuaLibrary", "ReleaseSigning", "UnicodeText", "UpdateFramework"]
    ),
    .testTarget(name: "BundleDeltaTests", dependencies: ["BundleDelta", "SeededRandom", "TestSupport"]),
    .testTarget(
      name: "ReleasePublishingTests",
      dependencies: [
        "Composable", "DuaLibrary", "LibraryCompiler", "ReleasePublishing", "ReleaseSigning", "TestSupport",
        "UpdateFramework",
      ]
    ),
    .testTarget(
      name: "DuaReleaseTests",
      dependencies: [
        "BundleDelta", "Composable", "ComposableTesting", "DuaLibrary", "DuaRelease", "DuaSearch",
        "ReleaseSigning", "TestSupport", "UpdateFramework", "release-process",
      ]
    ),
    // Installs releases in a process of its own, to be killed by tests.
    .executableTarget(
      name: "release-process",
      dependencies: ["Composable", "DuaLibrary", "DuaRelease", "UpdateFramework"],
      path: "Tests/ReleaseProcess"
    ),
    .testTarget(name: "RuleDocumentationGeneratorTests", dependencies: ["RuleDocumentationGenerator"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}

// RIZQ_TESTS=DuaSearchTests,ArabicTextTests excludes all other test targets: they are neither compiled nor run. With a minus
// before every name, the named ones are excluded.
if let names = Context.environment["RIZQ_TESTS"]?.split(separator: ",").map(String.init), !names.isEmpty {
  let tests = package.targets.filter { $0.type == .test }.map(\.name)
  let leavesOut = names.allSatisfy { $0.hasPrefix("-") }
  let named = leavesOut ? names.map { String($0.dropFirst()) } : names
  let unknown = named.filter { !tests.contains($0) }
  precondition(unknown.isEmpty, "RIZQ_TESTS names no test target: \(unknown.joined(separator: ", "))")
  package.targets.removeAll { $0.type == .test && named.contains($0.name) == leavesOut }
}

// RIZQ_OPTIMIZE=1 optimizes the text-processing targets in debug builds too: they take longer to compile, and tests run much
// faster. Not by default, because a package with unsafe flags cannot be a dependency.
if Context.environment["RIZQ_OPTIMIZE"] == "1" {
  let hot: Set = [
    "ArabicText", "BundleDelta", "ContentDraft", "ContentIngest", "ContentValidation", "DatabaseExport",
    "Diagnostics", "DuaLibrary", "DuaRecognition", "DuaRelease", "DuaSearch", "FidelityMeasures",
    "HadithText", "QuranText", "SearchEngine", "SearchIndexing", "SearchMeasures", "SeededRandom",
    "UnicodeText", "UpdateFramework",
  ]
  for target in package.targets where hot.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"], .when(configuration: .debug))]
  }
}
