// A feature reports issues and declares unimplemented dependencies with one import.
@_exported import IssueReporting
