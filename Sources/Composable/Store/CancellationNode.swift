/// A cancellable part of an effect: a tree of tasks. An ``Activity`` is the root of such a tree.
@MainActor
@usableFromInline
package class CancellationNode {
  final private(set) var isCancelled = false
  private final var tasks = Bag<Task<Void, Never>>()
  private final var children = Bag<CancellationNode>()

  package final func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    for task in tasks.inOrder { task.cancel() }
    for child in children.inOrder { child.cancel() }
  }

  final func insert(_ task: Task<Void, Never>) -> Int {
    tasks.insert(task)
  }

  final func removeTask(_ key: Int) {
    tasks.remove(key)
  }

  final func insert(_ child: CancellationNode) -> Int {
    children.insert(child)
  }

  final func removeChild(_ key: Int) {
    children.remove(key)
  }
}
