import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

extension DraftRepair {
  /// Keeps the categories, collections and works that can be referred to. Missing fields of the library itself stay errors.
  mutating func repairDeclaration() {
    guard var declaration = draft.declaration else { return }
    declaration.categories = kept(declaration.categories, "category", \.id, \.slug, \.range)
    for index in declaration.categories.indices {
      dropUnreadable(&declaration.categories[index].description, "a description of a category")
      declaration.categories[index].emoji.dropIfInvalid()
      repairName(
        &declaration.categories[index].name,
        declaration.categories[index].slug,
        declaration.categories[index].range
      )
    }
    declaration.collections = kept(declaration.collections, "collection", \.id, \.slug, \.range)
    for index in declaration.collections.indices {
      dropUnreadable(&declaration.collections[index].description, "a description of a collection")
      declaration.collections[index].premium.dropIfInvalid()
      repairName(
        &declaration.collections[index].name,
        declaration.collections[index].slug,
        declaration.collections[index].range
      )
    }
    var slugs: Set<Slug> = []
    declaration.works = declaration.works.filter { work in
      guard let slug = work.slug.value, work.numbering.value != nil, work.highest.value != nil,
        slugs.insert(slug).inserted
      else {
        omit("this work", because: "it is incomplete or a duplicate", at: work.range)
        return false
      }
      return true
    }
    for index in declaration.works.indices {
      repairName(
        &declaration.works[index].name,
        declaration.works[index].slug,
        declaration.works[index].range
      )
    }
    draft.declaration = declaration
  }

  /// The entities with an id and a slug that no earlier entity has.
  private mutating func kept<Entity>(
    _ entities: [Entity],
    _ kind: String,
    _ id: KeyPath<Entity, Field<Int>>,
    _ slug: KeyPath<Entity, Field<Slug>>,
    _ range: KeyPath<Entity, SourceRange>
  ) -> [Entity] {
    var ids: Set<Int> = []
    var slugs: Set<Slug> = []
    return entities.filter { entity in
      guard let id = entity[keyPath: id].value, id >= 1, let slug = entity[keyPath: slug].value,
        !ids.contains(id), !slugs.contains(slug)
      else {
        omit("this \(kind)", because: "it has no unique id and slug", at: entity[keyPath: range])
        return false
      }
      ids.insert(id)
      slugs.insert(slug)
      return true
    }
  }

  private mutating func repairName(_ name: inout [LocalizedField], _ slug: Field<Slug>, _ range: SourceRange)
  {
    let owner = slug.value.map { "`\($0)`" } ?? "this"
    dropUnreadable(&name, "a name of \(owner)")
    supplyName(&name, of: owner, slug: slug.value, at: range)
  }

  /// Fills in a name in the default language: the name in another language, else the slug.
  mutating func supplyName(
    _ name: inout [LocalizedField],
    of owner: String,
    slug: Slug?,
    at range: SourceRange
  ) {
    guard name[language] == nil else { return }
    let text = name.first?.text.value ?? slug?.rawValue ?? ""
    supply("the name", text.quoted(), of: owner, at: range)
    name.append(LocalizedField(language: language, text: Field(text, at: range)))
  }
}
