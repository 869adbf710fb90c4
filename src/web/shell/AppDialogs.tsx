import { lazyDialog } from '../lib/lazyPart.tsx'
import type { AppDialog } from './appDialogs.ts'

const SettingsDialog = lazyDialog(() =>
  import('#features/settings/web/SettingsDialog.tsx').then((module) => module.SettingsDialog),
)
const RestoreDialog = lazyDialog(() =>
  import('#features/backup/web/RestoreDialog.tsx').then((module) => module.RestoreDialog),
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
    </>
  )
}
