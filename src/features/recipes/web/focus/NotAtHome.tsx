import { VisuallyHidden } from '@mantine/core'
import { IconHomeX } from '@tabler/icons-react'

/** At an ingredient that the pantry does not have, or too little of. */
export const NotAtHome = () => (
  <span data-tip="Not at home" style={{ marginInlineStart: 6, color: 'var(--fp-on-orange-soft)' }}>
    <IconHomeX size="1em" style={{ verticalAlign: '-0.1em' }} aria-hidden />
    <VisuallyHidden>(not at home)</VisuallyHidden>
  </span>
)
