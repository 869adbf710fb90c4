import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { householdQuery } from '#web/lib/http/householdQuery.ts'
import { exactMoment } from '#web/lib/shortDate.ts'
import type { RestorePreview } from '../backup.logic.ts'
import classes from './RestoreBackupDialog.module.css'
import { summary } from './restoreWords.ts'

interface RestorePreviewTableProps {
  name: string
  preview: RestorePreview
}

export function RestorePreviewTable({ name, preview }: RestorePreviewTableProps) {
  const { data: household } = useQuery(householdQuery)
  const madeAt = household && exactMoment(preview.madeAt, household.timeZone)
  const columns =
    preview.source === 'backup'
      ? (['added', 'changed', 'removed', 'same'] as const)
      : (['added', 'changed', 'same'] as const)
  return (
    <>
      <Box component="p" mb={12}>
        <strong>{name}</strong>: {summary(preview, `on ${madeAt}`)}
      </Box>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">List</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.lists.map((list) => (
            <tr key={list.heading}>
              <th scope="row">{list.heading}</th>
              {columns.map((column) => (
                <td key={column} data-none={list[column] === 0 || undefined}>
                  {list[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {preview.setup && (
        <Box component="p" mt={12} fz="smd" c="dimmed">
          Settings, calendars, AI models and the menu's address go back, too.
        </Box>
      )}
      <Box component="p" mt={12} fz="smd" c="dimmed">
        A backup of how things are now is saved in the data folder first, and the change shows up in
        the history.
      </Box>
    </>
  )
}

const words = { added: 'Added', changed: 'Changed', removed: 'Removed', same: 'Same' }
