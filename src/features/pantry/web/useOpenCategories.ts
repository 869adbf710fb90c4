import { useToggles } from '#web/lib/useToggles.ts'
import type { CategoryGroup } from './pantryView.ts'

/** Categories start open. A search opens all that it finds, and a new search does so again. */
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
