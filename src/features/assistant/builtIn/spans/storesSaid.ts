import { nameKey } from '#shared/names.ts'
import { isClosed } from '../normalise/closedWords.ts'
import { type Found, type Said, type Span, textBetween } from './said.ts'
import { knownStores } from './stores.ts'

/** 'Wrappers from seafood city': up to three words behind 'from' that are nothing else. */
function behindFrom({ words, marks, text }: Said): Span[] {
  return words.flatMap(({ key }, at) => {
    if (key !== 'from') return []
    const from = words[at + 1]?.key === 'the' ? at + 2 : at + 1
    let to = from
    while (isOpen(to)) to += 1
    const isStore = to > from && to - from <= 3
    return isStore
      ? [{ role: 'store', from, to, text: text.slice(words[from]?.from, words[to - 1]?.to) }]
      : []
  })

  function isOpen(n: number) {
    const word = words[n]
    return (
      word && !word.isSign && !isClosed(word.plain) && marks[n]?.size === 0 && word.key !== 'garden'
    )
  }
}

/** In words; no store is called by more. */
const longestName = 8

export const storesIn = (said: Said): Found<{ store: string }>[] => {
  const { words, marks, scene, spans } = said
  const known = new Map(knownStores(scene.household).map((name) => [nameKey(name), name]))
  const found: Found<{ store: string }>[] = []
  for (let from = 0; from < words.length; from += 1) {
    if (
      !marks[from]?.has('store') ||
      spans.some((span) => /[SP][-+~]/.test(span.role) && span.from <= from && span.to > from)
    )
      continue
    let to = Math.min(words.length, from + longestName)
    while (to > from && !known.has(nameKey(textBetween(said, from, to)))) to -= 1
    const store = known.get(nameKey(textBetween(said, from, to)))
    if (!store) continue
    found.push({ store, from, to })
    from = to - 1
  }
  const isWhere = (from: number) =>
    from === 0 || /^(?:at|from|to|in|by|via|the|@|:)$/i.test(words[from - 1]?.text ?? '')
  const others = [...spans, ...behindFrom(said)].filter(
    (span) =>
      span.role === 'store' &&
      isWhere(span.from) &&
      !found.some(({ from, to }) => from < span.to && to > span.from),
  )
  return [
    ...found,
    ...others.map(({ from, to, text }) => ({
      store: text.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase()),
      from,
      to,
    })),
  ]
}
