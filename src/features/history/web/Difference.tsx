import { Anchor, Box } from '@mantine/core'
import { NameThisDevice } from '#features/family/web/NameThisDevice.public.tsx'
import { counted } from '#shared/counted.ts'
import { fieldLabel } from '#shared/fieldLabel.ts'
import { nobodyNamed } from '#shared/userIds.ts'
import { ChangedValue } from '#web/ui/feedback/ChangedValue.tsx'
import type { VersionEntry } from '../versions.contract.ts'
import classes from './Difference.module.css'
import { fieldChanges, type RecordChange, recordsOf, sayValue } from './versionView.ts'

interface DifferenceProps {
  entry: VersionEntry
  /** Opens the whole data as JSON. */
  onJson?: (() => void) | undefined
}

/** What changed, and the way to a name for whoever changes something next. */
export const Difference = ({ entry, onJson }: DifferenceProps) => (
  <>
    <Changed entry={entry} onJson={onJson} />
    {entry.userId === nobodyNamed && <NameThisDevice />}
  </>
)

/** Changed fields of one record, or the names of several. */
function Changed({ entry, onJson }: DifferenceProps) {
  const records = recordsOf(entry)
  const [only] = records
  const hidden = entry.count - records.length
  if (only && entry.count === 1) {
    const { others } = fieldChanges(only)
    return (
      <>
        <Fields record={only} />
        <Box component="p" mt={6} fz="xs" c="dimmed">
          {others > 0 &&
            `${counted(others, 'other field')} ${isUpdate(entry) ? 'unchanged' : 'empty'}`}
          {others > 0 && onJson && ' · '}
          {onJson && <JsonLink onClick={onJson} />}
        </Box>
      </>
    )
  }
  return (
    <>
      <ol role="list" className={classes.items}>
        {records.map((record, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and none moves
          <li key={n}>
            {record.name}
            {record.before && record.after && <Fields record={record} />}
            {isUpdate(entry) && !record.before && <span className="dim small"> added</span>}
            {isUpdate(entry) && !record.after && <span className="dim small"> deleted</span>}
          </li>
        ))}
      </ol>
      <Box component="p" mt={6} fz="xs" c="dimmed">
        {hidden > 0 && `and ${hidden} more`}
        {hidden > 0 && onJson && ' · '}
        {onJson && <JsonLink onClick={onJson} />}
      </Box>
    </>
  )
}

const isUpdate = ({ operation }: VersionEntry) => operation === 'update'

const JsonLink = ({ onClick }: { onClick: () => void }) => (
  <Anchor component="button" type="button" size="xs" onClick={onClick}>
    Show as JSON
  </Anchor>
)

function Fields({ record }: { record: RecordChange }) {
  const { changes } = fieldChanges(record)
  const { before, after } = record
  return (
    <table className={classes.fields}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          {before && <th scope="col">Before</th>}
          {after && <th scope="col">After</th>}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{fieldLabel(change.field)}</th>
            {before && (
              <td>
                <ChangedValue side="before" value={sayValue(change.field, change.before)} />
              </td>
            )}
            {after && (
              <td>
                <ChangedValue side="after" value={sayValue(change.field, change.after)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
