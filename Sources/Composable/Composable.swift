// Features need `reportIssue` and `unimplemented`, and should need only one import.
@_exported import IssueReporting
// Readers of a store are observed with `withObservationTracking`.
@_exported import Observation
