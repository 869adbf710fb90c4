import { useShortMoment } from '#web/lib/shortDate.ts'
import { useIsPhone } from '#web/lib/viewport.ts'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { useLastValue } from '#web/ui/dialogs/useLastValue.ts'
import { TextBox } from '#web/ui/forms/TextBox.tsx'
import { Pill } from '#web/ui/Pill.tsx'
import type { VersionEntry } from '../versions.contract.ts'
import { Difference } from './Difference.tsx'
import classes from './VersionDetails.module.css'
import { nameOf, operations, prettyJson, whoOf } from './versionView.ts'

interface VersionDetailsProps {
  opened: boolean
  onClose: () => void
  entry: VersionEntry | undefined
}

export function VersionDetails({ opened, onClose, entry }: VersionDetailsProps) {
  const shown = useLastValue(opened, entry)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={shown && `Details: ${nameOf(shown)}`}
      width={680}
    >
      {shown && <Details entry={shown} />}
    </Dialog>
  )
}

/** As JSON, too, but on a phone, where nobody reads it. */
function Details({ entry }: { entry: VersionEntry }) {
  const phone = useIsPhone()
  const moment = useShortMoment()
  const { label, tone } = operations[entry.operation]
  return (
    <>
      <dl className="facts">
        <dt>Type</dt>
        <dd>{entry.entityType}</dd>
        <dt>Operation</dt>
        <dd>
          <Pill tone={tone}>{label}</Pill>
        </dd>
        <dt>Description</dt>
        <dd>{entry.changeDescription}</dd>
        <dt>User</dt>
        <dd>{whoOf(entry)}</dd>
        <dt>Date</dt>
        <dd>{moment?.(entry.timestamp)}</dd>
      </dl>
      <h3 className={`${classes.heading} small`}>What changed</h3>
      <Difference entry={entry} />
      {!phone && (
        <>
          <Data title="Previous data" data={entry.previousData} />
          <Data title="New data" data={entry.newData} />
        </>
      )}
    </>
  )
}

function Data({ title, data }: { title: string; data: string | null }) {
  return (
    <>
      <h3 className={`${classes.heading} small`}>{title}</h3>
      {data === null ? (
        <p className="dim">None</p>
      ) : (
        <TextBox label={title} text={prettyJson(data)} size="short" />
      )}
    </>
  )
}
