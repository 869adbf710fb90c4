import { Box } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { IconButton } from '../IconButton.tsx'
import { InPhoneHeader } from '../InPhoneHeader.tsx'
import classes from './FilterButton.module.css'

interface FilterButtonProps {
  count: number
  open: boolean
  onToggle: () => void
}

/** A phone's button that folds away the search and filters, and counts the filters in use. */
export const FilterButton = ({ count, open, onToggle }: FilterButtonProps) => (
  <InPhoneHeader>
    <Box component="span" display="block" pos="relative">
      <IconButton
        icon={IconFilter}
        iconSize={20}
        label={count > 0 ? `Filters, ${count} in use` : 'Filters'}
        aria-expanded={open}
        onClick={onToggle}
      />
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {count}
        </span>
      )}
    </Box>
  </InPhoneHeader>
)
