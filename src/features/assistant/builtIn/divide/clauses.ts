const joint = /[.!?;\n]+\s+|\s+[-–—]\s+|,?\s+(?:and|also|plus|then|but|so)\s+|,\s+/i

const most = 20

/** The parts of a message that may want something of their own; none where it has only one. */
export function clausesOf(text: string): string[] {
  const clauses = text.split(joint).filter((clause) => clause.trim().split(/\s+/).length > 1)
  return clauses.length > 1 ? clauses.slice(0, most) : []
}
