import { IconPrinter } from '@tabler/icons-react'
import { IconButton } from '../IconButton.tsx'

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
