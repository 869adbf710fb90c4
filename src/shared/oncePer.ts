/** Makes a value once per object, such as a household, and drops it with the object. */
export function oncePer<Owner extends object, Made>(make: (owner: Owner) => Made) {
  const known = new WeakMap<Owner, { made: Made }>()
  return (owner: Owner): Made => {
    const kept = known.get(owner)
    if (kept) return kept.made
    const made = make(owner)
    known.set(owner, { made })
    return made
  }
}
