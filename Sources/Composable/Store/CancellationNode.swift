/// A cancellable part of an effect: a tree of tasks.
@MainActor
final class CancellationNode {
  private(set) var isCancelled = false
  private var tasks = Bag<Task<Void, Never>>()
  private var children = Bag<CancellationNode>()

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    for task in tasks.inOrder { task.cancel() }
    for child in children.inOrder { child.cancel() }
  }

  func insert(_ task: Task<Void, Never>) -> Int {
    tasks.insert(task)
  }

  func removeTask(_ key: Int) {
    tasks.remove(key)
  }

  func insert(_ child: CancellationNode) -> Int {
    children.insert(child)
  }

  func removeChild(_ key: Int) {
    children.remove(key)
  }
}
