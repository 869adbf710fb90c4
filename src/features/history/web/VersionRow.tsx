import { Button, UnstyledButton } from '@mantine/core'
import { IconArrowBackUp, IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyExtra } from '#web/lib/lazyPart.tsx'
import { useShortMoment } from '#web/lib/shortDate.ts'
import { useIsPhone } from '#web/lib/viewport.ts'
import { Pill } from '#web/ui/Pill.tsx'
import type { VersionEntry } from '../versions.contract.ts'
import classes from './VersionRow.module.css'
import { changedFields, nameOf, operations, whoOf } from './versionView.ts'

const Difference = lazyExtra(async () => (await import('./Difference.tsx')).Difference)

interface VersionRowProps {
  entry: VersionEntry
  search: string
  onDetails: (entry: VersionEntry) => void
  onRestore: (entry: VersionEntry) => void
}

export function VersionRow({ entry, search, onDetails, onRestore }: VersionRowProps) {
  const phone = useIsPhone()
  const [open, setOpen] = useState(false)
  const moment = useShortMoment()
  const name = nameOf(entry, search)
  const changed = changedFields(entry)
  const { label, tone } = operations[entry.operation]
  return (
    <li>
      <div className={classes.row}>
        <UnstyledButton
          className={classes.what}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <span className={classes.title}>
            <span className={`${classes.name} strong breaks`}>{name}</span>
            <Pill tone={tone}>{label}</Pill>
          </span>
          <span className={classes.description}>
            {entry.changeDescription}
            {changed && `: ${changed}`}
          </span>
        </UnstyledButton>
        <p className={classes.who}>
          <span>By: {whoOf(entry)}</span>{' '}
          <time dateTime={entry.timestamp}>{moment?.(entry.timestamp)}</time>
        </p>
        <div className={classes.buttons}>
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            leftSection={<IconFileText size={16} aria-hidden />}
            aria-label={`Details: ${name}`}
            onClick={() => onDetails(entry)}
          >
            Details
          </Button>
          {entry.restorable && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              aria-label={`Undo: ${entry.changeDescription}`}
              onClick={() => onRestore(entry)}
            >
              Undo
            </Button>
          )}
        </div>
      </div>
      {open && (
        <div className={classes.difference}>
          <Difference entry={entry} onJson={phone ? undefined : () => onDetails(entry)} />
        </div>
      )}
    </li>
  )
}
