import { SendLink } from '#web/shell/SendLink.tsx'
import type { Days } from '../menu.api.ts'
import { GoogleDialog } from './GoogleDialog.tsx'
import { MenuTextDialog } from './MenuTextDialog.tsx'

export type MenuDialog = 'google' | 'text' | 'link'

interface MenuDialogsProps {
  opened: boolean
  dialog: MenuDialog | undefined
  onClose: () => void
  days: Days
  /** The menu as text, and the address of its file. */
  text: string
  file: string
}

/** What the days on the screen can be given to others with. */
export const MenuDialogs = ({ dialog, onClose, days, text, file }: MenuDialogsProps) => (
  <>
    <GoogleDialog opened={dialog === 'google'} file={file} onClose={onClose} />
    <MenuTextDialog opened={dialog === 'text'} text={text} onClose={onClose} />
    <SendLink opened={dialog === 'link'} onClose={onClose} shows={{ kind: 'menu', ...days }} />
  </>
)
