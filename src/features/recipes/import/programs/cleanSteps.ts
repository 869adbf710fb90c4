/** Query parameters by which sites follow a visitor. */
const tracking = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igshid|ref_?src|_ga)$/i

export function withoutTracking(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  const names = [...url.searchParams.keys()].filter((name) => tracking.test(name))
  if (names.length === 0) return address
  for (const name of names) url.searchParams.delete(name)
  return url.href
}

/** A line that is nothing but an address, bare or as a link of Markdown. */
const onlyAddress = /^(?:\[[^\]]{0,300}\]\(\s*)?<?(https?:\/\/[^\s)>]+)[)>]{0,2}$/i
const sourceHeading = /^#{1,6}\s*(?:source|quelle|fuente|bron|fonte)s?\s*:?$/i
const markdownHeading = /^#{1,6}\s+/

/** Steps without the heading and address of their source, which is answered by itself. */
export function cleanSteps(lines: readonly string[]): { steps: string[]; source: string } {
  let source = ''
  const steps: string[] = []
  for (const line of lines) {
    const text = line.trim()
    const [, address] = onlyAddress.exec(text) ?? []
    if (address) source ||= withoutTracking(address)
    else if (!sourceHeading.test(text)) steps.push(text.replace(markdownHeading, ''))
  }
  return { steps, source }
}
