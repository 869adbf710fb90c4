/** The first grapheme, which may be several code points (an emoji, a letter with accents). */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name)
  return (first?.segment ?? '').toLocaleUpperCase()
}
