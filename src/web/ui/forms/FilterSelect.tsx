import { NativeSelect } from '@mantine/core'
import classes from './FilterSelect.module.css'

type Choice = string | { value: string; label: string }

interface FilterSelectProps {
  label: string
  /** What stands there while nothing is left out: 'All Locations'. */
  all: string
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string | null) => void
}

/**
 * One choice that narrows a list. The browser's own: a phone opens its picker, and the list is there
 * without waiting for a menu's code.
 */
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
