import { Paper, UnstyledButton } from '@mantine/core'
import { useShortMoment } from '#web/lib/shortDate.ts'
import { Pill } from '#web/ui/Pill.tsx'
import type { TestResult } from '../aiTests.contract.ts'
import { suiteOf } from '../aiTests.logic.ts'
import classes from './ResultTable.module.css'
import { promptOf } from './testTexts.ts'

interface ResultTableProps {
  results: readonly TestResult[]
  opened: number | undefined
  onOpen: (result: TestResult) => void
}

export function ResultTable({ results, opened, onOpen }: ResultTableProps) {
  const moment = useShortMoment()
  return (
    <Paper withBorder className={classes.frame}>
      <table className={classes.table} aria-label="Test results">
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Test</th>
            <th scope="col" className={classes.more}>
              Suite
            </th>
            <th scope="col" className={classes.more}>
              Prompt
            </th>
            <th scope="col">Date</th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr
              key={result.id}
              className={classes.row}
              data-opened={result.id === opened || undefined}
            >
              <td className={classes.status}>
                <StatusPill success={result.success} />
              </td>
              <td className="breaks">
                <UnstyledButton
                  className={classes.open}
                  aria-pressed={result.id === opened}
                  onClick={() => onOpen(result)}
                >
                  {result.testName}
                </UnstyledButton>{' '}
                <span className="dim small tabular">#{result.id}</span>
              </td>
              <td className={classes.more}>{suiteOf(result.testName)}</td>
              <td className={classes.more}>
                <span className={classes.prompt}>{promptOf(result.requestData)}</span>
              </td>
              <td className={classes.date}>
                <time dateTime={result.createdAt}>{moment?.(result.createdAt)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  )
}

export const StatusPill = ({ success }: { success: boolean }) => (
  <Pill tone={success ? 'brand' : 'red'}>{success ? 'Pass' : 'Fail'}</Pill>
)
