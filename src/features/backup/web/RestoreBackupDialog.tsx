import { Box, Button, FileButton, Group, Loader } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useRef } from 'react'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { KeptBackupField } from './KeptBackupField.tsx'
import classes from './RestoreBackupDialog.module.css'
import { RestorePreviewTable } from './RestorePreviewTable.tsx'
import { fileProblem, useReadFile, useRestore } from './restore.api.ts'
import { changesAnything } from './restoreWords.ts'

interface RestoreDialogProps {
  opened: boolean
  onClose: () => void
}

export function RestoreDialog({ opened, onClose }: RestoreDialogProps) {
  const reading = useReadFile()
  const restoring = useRestore()
  const forgetFile = useRef<() => void>(null)
  const chosen = reading.data

  const close = () => {
    reading.reset()
    onClose()
  }
  const read = (file: File | null) => {
    if (!file) return
    // Lets the same file be chosen again, after it was changed.
    forgetFile.current?.()
    reading.mutate(file)
  }

  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Restore or Import"
      width={520}
      busy={restoring.isPending}
      closeOnClickOutside={false}
    >
      <Box component="p" mb={16} c="dimmed">
        Choose a backup to put everything back the way it was, or a file from Export JSON to add
        what's missing here. You'll see what would change first.
      </Box>
      <KeptBackupField
        chosen={reading.variables && 'kept' in reading.variables ? reading.variables.kept : null}
        onChoose={(kept) => reading.mutate({ kept })}
        disabled={reading.isPending || restoring.isPending}
      />
      <FileButton
        onChange={read}
        accept="application/json,application/gzip,.json,.jsonl,.gz"
        resetRef={forgetFile}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            leftSection={<IconFileImport size={18} aria-hidden />}
            disabled={reading.isPending || restoring.isPending}
            data-autofocus
          >
            {chosen ? 'Choose another file' : 'Choose a file'}
          </Button>
        )}
      </FileButton>
      <div role="status" className={classes.state}>
        {reading.isPending && (
          <Group gap={10}>
            <Loader size={18} /> Reading the file…
          </Group>
        )}
        {reading.isError && (
          <Box component="p" py={12} className="notice tinted" data-tone="red">
            {fileProblem(reading.error)}
          </Box>
        )}
        {chosen && !reading.isPending && <RestorePreviewTable {...chosen} />}
      </div>
      <Group justify="flex-end" gap={10} mt={20}>
        <Button variant="default" onClick={close} disabled={restoring.isPending}>
          Cancel
        </Button>
        {chosen && (
          <Button
            color={chosen.preview.source === 'backup' ? 'red' : 'brand'}
            disabled={reading.isPending || !changesAnything(chosen.preview)}
            loading={restoring.isPending}
            onClick={() => restoring.mutateAsync(chosen).then(close, () => reading.reset())}
          >
            {chosen.preview.source === 'backup' ? 'Restore Everything' : 'Import'}
          </Button>
        )}
      </Group>
    </Dialog>
  )
}
