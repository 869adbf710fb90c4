import { useSearchParams } from 'wouter'

const key = 'tab'

/** The open tab, kept in the URL for reloads and links. */
export function useAddressTab<Tab extends string>(tabs: Record<Tab, string>, first: NoInfer<Tab>) {
  const [query, setQuery] = useSearchParams()
  const isTab = (name: string): name is Tab => Object.hasOwn(tabs, name)
  const asked = query.get(key) ?? ''
  const tab = isTab(asked) ? asked : first
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
