import type { ComboboxItem, OptionsFilter } from '@mantine/core'
import { currentSearch } from '../../lib/useSearch.ts'

const textsOf = ({ label }: ComboboxItem) => [label]

/** Choices of a field, found as in the lists: the best first. */
export const forgivingFilter: OptionsFilter = ({ options, search, limit }) =>
  currentSearch(search)
    .bestFirst(
      options.filter((option): option is ComboboxItem => 'value' in option),
      textsOf,
    )
    .slice(0, limit)
