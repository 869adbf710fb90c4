import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { sayBytes } from '#web/lib/measures.ts'
import { useShortMoment } from '#web/lib/shortDate.ts'
import type { KeptFile } from '../backup.logic.ts'
import { backupsQuery } from './kept.api.ts'

interface KeptBackupFieldProps {
  chosen: string | null
  onChoose: (name: string) => void
  disabled: boolean
}

const reasons = {
  backup: '',
  'before-restore': ', before a restore',
  'before-upgrade': ', before an upgrade',
} satisfies Record<KeptFile['reason'], string>

/** The backups that Food Pal made by itself; nothing where there are none. */
export function KeptBackupField({ chosen, onChoose, disabled }: KeptBackupFieldProps) {
  const { data: backups } = useQuery(backupsQuery)
  const sayMoment = useShortMoment()
  const kept = backups?.kept ?? []
  if (kept.length === 0 || !sayMoment) return null
  return (
    <Select
      label="A backup that Food Pal made"
      placeholder="Choose a day"
      mb={12}
      data={kept.map(({ name, reason, madeAt, bytes }) => ({
        value: name,
        label: `${sayMoment(madeAt)}${reasons[reason]} (${sayBytes(bytes)})`,
      }))}
      value={chosen}
      onChange={(name) => name && onChoose(name)}
      disabled={disabled}
    />
  )
}
