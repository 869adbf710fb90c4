/** The first letters, each of which may be several code points (an emoji, one with accents). */
const firstOf = (name: string, count: number): string[] =>
  [...new Intl.Segmenter().segment(name)].slice(0, count).map(({ segment }) => segment)

const initial = (name: string) => firstOf(name, 1).join('').toLocaleUpperCase()

/** 'M'; 'Ma' among others that begin with an M. */
export function initialOf(name: string, others: readonly string[] = []): string {
  const isShared = others.some((other) => other !== name && initial(other) === initial(name))
  return isShared ? initial(name) + firstOf(name, 2).slice(1).join('') : initial(name)
}
