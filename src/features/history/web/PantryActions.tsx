import { Button } from '@mantine/core'
import { IconFlask, IconRestore } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import classes from './VersionHistoryScreen.module.css'
import { useCreateTestItems, useRevertPantry } from './versions.api.ts'

const ConfirmDialog = lazyDialog(
  async () => (await import('#web/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
)

export function PantryActions() {
  const testItems = useCreateTestItems()
  const revert = useRevertPantry()
  const [asking, setAsking] = useState(false)
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconFlask size={17} aria-hidden />}
        loading={testItems.isPending}
        onClick={() => testItems.mutate()}
      >
        Create Test Pantry Items
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconRestore size={17} aria-hidden />}
        loading={revert.isPending}
        onClick={() => setAsking(true)}
      >
        Revert to Previous Pantry State
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Revert to the previous pantry state?"
        confirmLabel="Revert"
        tone="brand"
        pending={revert.isPending}
        onConfirm={() => revert.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        Everything deleted from the pantry in the last 100 changes comes back, all at once, unless
        it's already there again.
      </ConfirmDialog>
    </div>
  )
}
