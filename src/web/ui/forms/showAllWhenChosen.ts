import { defaultOptionsFilter, type OptionsFilter } from '@mantine/core'

/** A field that holds one of the suggestions lists all of them, not just that one. */
export const showAllWhenChosen: OptionsFilter = (input) => {
  const chosen = input.options.some((option) => 'value' in option && option.value === input.search)
  return chosen ? input.options : (defaultOptionsFilter(input) as typeof input.options)
}
