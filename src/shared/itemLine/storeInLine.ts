/** A store as it is called, by what was typed. */
export type StoreNamed = (typed: string) => string | undefined

/** 'Tesco' or 'from Tesco' behind a comma, and 'milk (Tesco)'; other words stay. */
export function takeStore(
  text: string,
  isNext: boolean,
  storeNamed: StoreNamed,
): { rest: string; store?: string } {
  const alone = isNext ? storeNamed(text.replace(/^(?:at|from) /i, '')) : undefined
  if (alone) return { rest: '', store: alone }
  const [, rest, remark = ''] = /^(.+?) ?\((?:at |from )?([^()]{1,60})\)$/i.exec(text) ?? []
  const store = storeNamed(remark)
  return rest && store ? { rest, store } : { rest: text }
}
