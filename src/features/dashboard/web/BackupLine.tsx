import { Button } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { backupsQuery } from '#features/backup/web/kept.api.ts'
import { millis } from '#shared/time.ts'
import { sayAge } from '#web/lib/measures.ts'
import { useOpenDialog } from '#web/shell/appDialogs.ts'
import classes from './WaitingLine.module.css'

/** Said only where the newest backup is older than a week. */
export function BackupLine() {
  const { data: backups } = useQuery(backupsQuery)
  const openDialog = useOpenDialog()
  if (!backups?.isOld) return null
  const { newest } = backups
  return (
    <section aria-label="Backup" className={classes.line}>
      <IconArchive size={20} aria-hidden />
      <span className="grow">
        {newest
          ? `Last backup: ${sayAge((millis() - Date.parse(newest.madeAt)) / 1_000)}`
          : 'There is no backup yet'}
      </span>
      <Button variant="transparent" className={classes.look} onClick={() => openDialog('settings')}>
        Look
      </Button>
    </section>
  )
}
