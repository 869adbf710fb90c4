import { useSearchParams } from 'wouter'

const key = 'tab'

/** Which tab is open, kept in the address: a reload, or a link, opens the same one. */
export function useAddressTab<Tab extends string>(tabs: readonly Tab[], first: Tab) {
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find((each) => each === query.get(key)) ?? first
  const open = (chosen: string | null) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (chosen === null || chosen === first) after.delete(key)
        else after.set(key, chosen)
        return after
      },
      { replace: true },
    )
  return [tab, open] as const
}
