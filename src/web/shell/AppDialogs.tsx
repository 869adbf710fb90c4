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
  opened: AppDialog | undefined
  onClose: () => void
}

export function AppDialogs({ opened, onClose }: AppDialogsProps) {
  return (
    <>
      <SettingsDialog opened={opened === 'settings'} onClose={onClose} />
      <RestoreDialog opened={opened === 'restore'} onClose={onClose} />
      <WhoIsHereDialog opened={opened === 'who'} onClose={onClose} />
      <MoveInDialog opened={opened === 'moveIn'} onClose={onClose} />
    </>
  )
}
