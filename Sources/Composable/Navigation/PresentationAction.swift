/// An action of a presented child, or its dismissal.
public enum PresentationAction<Action> {
  /// Dismisses the child.
  case dismiss
  /// An action of the child.
  indirect case presented(Action)
}

extension PresentationAction: CasePathable {
  /// The case paths of ``PresentationAction``, and those of the child's action: `\.child.saved` is short for
  /// `\.child.presented.saved`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The path to ``PresentationAction/dismiss``.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(embed: { .dismiss }, extract: { if case .dismiss = $0 { () } else { nil } })
    }

    /// The path to ``PresentationAction/presented(_:)``.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: { if case .presented(let action) = $0 { action } else { nil } }
      )
    }

    /// The path to a case of the child's action.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>> & Sendable
    ) -> AnyCasePath<PresentationAction, Member> where Action: CasePathable {
      presented.appending(Action.allCasePaths[keyPath: keyPath])
    }

    /// The path to the presentation of one case of an enum of destinations: to an action of that case, or to the dismissal.
    ///
    /// It is disfavored: `\.destination.detail` is the path to the child's action wherever both fit.
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>> & Sendable
    ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> where Action: CasePathable {
      presentation(of: Action.allCasePaths[keyPath: keyPath])
    }

    private func presentation<Member>(
      of path: AnyCasePath<Action, Member>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> {
      AnyCasePath(
        embed: {
          switch $0 {
          case .dismiss: .dismiss
          case .presented(let action): .presented(path.embed(action))
          }
        },
        extract: {
          switch $0 {
          case .dismiss: .dismiss
          case .presented(let action): path.extract(from: action).map { .presented($0) }
          }
        }
      )
    }
  }

  /// The paths to the dismissal and to the actions of the child.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Encodable where Action: Encodable {}
extension PresentationAction: Decodable where Action: Decodable {}
