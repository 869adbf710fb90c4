import type { ComboboxItem, OptionsFilter } from '@mantine/core'
import { foodWords } from '#shared/foods/foodWords.ts'
import { searchFor } from '#shared/search.ts'

const textsOf = ({ label }: ComboboxItem) => [label]

/** Choices of a field, found as in the lists: the best first. For dialogs, which load later. */
export const forgivingFilter: OptionsFilter = ({ options, search, limit }) =>
  searchFor(search, foodWords)
    .bestFirst(
      options.filter((option): option is ComboboxItem => 'value' in option),
      textsOf,
    )
    .slice(0, limit)
