import { NativeSelect } from '@mantine/core'
import classes from './FilterSelect.module.css'

type Choice = string | { value: string; label: string }

interface FilterSelectProps<Filter> {
  filter: Filter
  onFilter: (filter: Filter) => void
  /** The field of the filter that it chooses. */
  by: keyof Filter & string
  /** The choice that filters nothing: 'All Locations'. */
  all: string
  choices: readonly Choice[]
}

/** A native select: a phone opens its own picker, and no menu code has to load. */
export function FilterSelect<Filter extends object>(props: FilterSelectProps<Filter>) {
  const { filter, onFilter, by, all, choices } = props
  return (
    <NativeSelect
      aria-label={`Filter by ${by}`}
      className={classes.choice}
      data={[{ value: '', label: all }, ...choices]}
      value={String(filter[by] ?? '')}
      onChange={(event) => onFilter({ ...filter, [by]: event.currentTarget.value || null })}
    />
  )
}
