/** Makes something once for an object, such as a household, and forgets it together with that. */
export function oncePer<Owner extends object, Made>(make: (owner: Owner) => Made) {
  const known = new WeakMap<Owner, { made: Made }>()
  return (owner: Owner): Made => {
    const kept = known.get(owner) ?? { made: make(owner) }
    known.set(owner, kept)
    return kept.made
  }
}
