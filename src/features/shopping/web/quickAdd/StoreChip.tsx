import { IconChevronDown } from '@tabler/icons-react'
import classes from './QuickAdd.module.css'

interface StoreChipProps {
  names: string[]
  value: string | null
  onChoose: (store: string) => void
}

/**
 * The store for items typed next. A native select, invisible over the label: not every browser
 * makes it as wide as the label.
 */
export const StoreChip = ({ names, value, onChoose }: StoreChipProps) => (
  <span className={classes.store}>
    <span className={`${classes.chosen} cut dim small strong`} aria-hidden>
      {value ?? 'No store'}
    </span>
    <select
      aria-label="Store for new items"
      className={classes.choice}
      value={value ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">No store</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
    <IconChevronDown size={14} className={classes.chevron} aria-hidden />
  </span>
)
