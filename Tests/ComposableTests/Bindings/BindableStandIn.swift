import Composable
import Observation

// SwiftUI's types by their signatures, which no other system has: what `$store.name` is made of in a view.

@dynamicMemberLookup
@propertyWrapper
struct Bindable<Value> {
  var wrappedValue: Value
  var projectedValue: Bindable<Value> { self }

  init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }

  subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }
}

@dynamicMemberLookup
@propertyWrapper
struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  var projectedValue: Binding<Value> { self }

  subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }
}
