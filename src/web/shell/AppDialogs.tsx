import { lazyDialog } from '../lib/lazyPart.tsx'
import type { AppDialog } from './appDialogs.ts'

const SettingsDialog = lazyDialog(
  async () => (await import('#features/system/web/SettingsDialog.tsx')).SettingsDialog,
)
const RestoreDialog = lazyDialog(
  async () => (await import('#features/backup/web/RestoreBackupDialog.tsx')).RestoreDialog,
)
const WhoIsHereDialog = lazyDialog(
  async () => (await import('#features/family/web/WhoIsHereDialog.public.tsx')).WhoIsHereDialog,
)
const MoveInDialog = lazyDialog(
  async () => (await import('#features/moving/web/MoveInDialog.tsx')).MoveInDialog,
)

interface AppDialogsProps {
  /** Whether any is open: until then none is loaded. */
  opened: boolean
  wanted: AppDialog | undefined
  onClose: () => void
}

export function AppDialogs({ wanted, onClose }: AppDialogsProps) {
  return (
    <>
      <SettingsDialog opened={wanted === 'settings'} onClose={onClose} />
      <RestoreDialog opened={wanted === 'restore'} onClose={onClose} />
      <WhoIsHereDialog opened={wanted === 'who'} onClose={onClose} />
      <MoveInDialog opened={wanted === 'moveIn'} onClose={onClose} />
    </>
  )
}
