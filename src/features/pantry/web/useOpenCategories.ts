import { useToggles } from '#web/lib/useToggles.ts'
import type { CategoryGroup } from './pantryView.ts'

/**
 * All categories start open. While searching, those that are found are open, whatever they were
 * before; a new search starts from there again.
 */
export function useOpenCategories(search: string) {
  const all = useToggles<string>()
  const found = useToggles<string>(search)
  const closed = search.trim() === '' ? all : found

  return {
    isOpen: (location: string, { category }: CategoryGroup) =>
      !closed.has(keyOf(location, category)),
    toggle: (location: string, { category }: CategoryGroup) =>
      closed.toggle(keyOf(location, category)),
  }
}

export type OpenCategories = ReturnType<typeof useOpenCategories>

const keyOf = (location: string, category: string) => JSON.stringify([location, category])
