// Features need `reportIssue` and `unimplemented`, and should need only one import.
@_exported import IssueReporting
