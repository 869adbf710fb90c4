import { Box, Button, Group, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { sayTime } from '#shared/days.ts'
import { millis } from '#shared/time.ts'
import { sayAge, sayBytes } from '#web/lib/measures.ts'
import { useShortMoment } from '#web/lib/shortDate.ts'
import { useOpenDialog } from '#web/shell/appDialogs.ts'
import dialog from '#web/ui/dialogs/DialogSection.module.css'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import type { BackupOverview } from '../backup.logic.ts'
import { backupsQuery, useDownloadKept, useMakeBackup } from './kept.api.ts'

/** Takes effect at once, without Save Changes. */
export function BackupsCard() {
  const backups = useQuery(backupsQuery)
  const make = useMakeBackup()
  const downloading = useDownloadKept()
  const openDialog = useOpenDialog()
  const name = backups.data?.newest?.name
  return (
    <section aria-labelledby="settings-backups">
      <Title order={3} mb={10} fz="md" id="settings-backups">
        Backups
      </Title>
      <Box className={dialog.list} p="12px 14px">
        <QueryStates
          query={backups}
          loading={<Skeleton height={44} radius="md" />}
          failed="The backups couldn't be loaded"
        >
          {(overview) => <Newest {...overview} />}
        </QueryStates>
        <Group gap={8} mt={12}>
          <Button
            size="sm"
            variant="default"
            loading={make.isPending}
            onClick={() => make.mutate(undefined)}
          >
            Make One Now
          </Button>
          <Button
            size="sm"
            variant="default"
            disabled={!name}
            loading={downloading.isPending}
            onClick={() => name && downloading.mutate(name)}
          >
            Download
          </Button>
          <Button size="sm" variant="default" onClick={() => openDialog('restore')}>
            Restore…
          </Button>
        </Group>
      </Box>
    </section>
  )
}

function Newest({ at, newest }: BackupOverview) {
  const sayMoment = useShortMoment()
  const nightly = at ? `Made every night at ${sayTime(at)}.` : 'Nightly backups are turned off.'
  return (
    <>
      <p>
        {newest ? (
          <>
            <strong>{sayAge((millis() - Date.parse(newest.madeAt)) / 1_000)}</strong>
            {`, ${sayBytes(newest.bytes)}`}
          </>
        ) : (
          <strong>No backup yet</strong>
        )}
      </p>
      <p className="dim small">
        {newest && sayMoment ? `From ${sayMoment(newest.madeAt)}. ` : ''}
        {newest && !newest.name ? "It's in the data folder of another Food Pal. " : ''}
        {nightly}
      </p>
    </>
  )
}
