import { Box } from '@mantine/core'
import { IconAlarm } from '@tabler/icons-react'
import rows from './rows.module.css'

/** A task of today for a meal. */
export const PrepRow = ({ text }: { text: string }) => (
  <Box component="li" c="var(--fp-on-orange-soft)" className={`${rows.row} small breaks`}>
    <IconAlarm size={18} aria-hidden />
    <span dir="auto">{text}</span>
  </Box>
)
