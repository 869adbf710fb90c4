/** The first letter a person sees, whatever it is made of. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name)
  return (first?.segment ?? '').toLocaleUpperCase()
}
