import Foundation

/// The identity of a state that is compared by its content. All identities are equal, so the compiler can derive the comparison.
struct ContentIdentity: Hashable, Sendable {
  let id = UUID()

  static func == (lhs: Self, rhs: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// A state that may equal the one before it and yet be another presentation: an alert that is made again.
protocol IdentifiedPresentation {
  /// The identity of the presentation; `nil` if there is none.
  var presentationID: AnyHashable? { get }
}

extension AlertState: IdentifiedPresentation {
  var presentationID: AnyHashable? { id }
}

extension ConfirmationDialogState: IdentifiedPresentation {
  var presentationID: AnyHashable? { id }
}

extension Optional: IdentifiedPresentation where Wrapped: IdentifiedPresentation {
  var presentationID: AnyHashable? { self?.presentationID }
}

extension PresentationState: IdentifiedPresentation where State: IdentifiedPresentation {
  var presentationID: AnyHashable? { wrappedValue?.presentationID }
}
