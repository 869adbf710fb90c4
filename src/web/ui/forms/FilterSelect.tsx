import { NativeSelect } from '@mantine/core'
import classes from './FilterSelect.module.css'

type Choice = string | { value: string; label: string }

interface FilterSelectProps {
  label: string
  /** The choice that filters nothing: 'All Locations'. */
  all: string
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string | null) => void
}

/** A native select: a phone opens its own picker, and no menu code has to load. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, all, choices, value, onChange } = props
  return (
    <NativeSelect
      aria-label={label}
      className={classes.choice}
      data={[{ value: '', label: all }, ...choices]}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  )
}
