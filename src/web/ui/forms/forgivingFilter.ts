import type { ComboboxItem, OptionsFilter } from '@mantine/core'
import { foodWords } from '#shared/foods/foodWords.ts'
import { searchFor, searchIn } from '#shared/search.ts'

const inLabels = searchIn(({ label }: ComboboxItem) => [label])

/** Choices of a field, found as in the lists: the best first. For dialogs, which load later. */
export const forgivingFilter: OptionsFilter = ({ options, search, limit }) =>
  inLabels
    .bestFirst(
      options.filter((option): option is ComboboxItem => 'value' in option),
      searchFor(search, foodWords),
    )
    .slice(0, limit)
