import { useToggles } from '#web/lib/useToggles.ts'
import type { CategoryGroup } from './pantryView.ts'

/**
 * All categories start open. While searching, those without a match are closed and the others
 * open, whatever they were before; a new search starts from there again.
 */
export function useOpenCategories(search: string) {
  const searching = search.trim() !== ''
  const all = useToggles<string>()
  const found = useToggles<string>(search)
  const turned = searching ? found : all

  return {
    isOpen: (location: string, { category, items }: CategoryGroup) =>
      turned.has(keyOf(location, category)) !== (!searching || items.length > 0),
    toggle: (location: string, { category }: CategoryGroup) =>
      turned.toggle(keyOf(location, category)),
  }
}

export type OpenCategories = ReturnType<typeof useOpenCategories>

const keyOf = (location: string, category: string) => JSON.stringify([location, category])
