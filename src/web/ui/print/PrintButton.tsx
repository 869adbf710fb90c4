import { IconPrinter } from '@tabler/icons-react'
import { IconButton } from '../IconButton.tsx'

/** For a screen with a PrintSheet. */
export const PrintButton = () => (
  <IconButton
    icon={IconPrinter}
    label="Print"
    tip="Print"
    variant="default"
    size={40}
    onClick={() => window.print()}
  />
)
