import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconTestPipe } from '@tabler/icons-react'
import { useState } from 'react'
import { media } from '#web/breakpoints.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { LoadingRows } from '#web/ui/feedback/LoadingRows.tsx'
import { NothingFound } from '#web/ui/feedback/NothingFound.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import type { TestResult } from '../aiTests.contract.ts'
import type { TestSuite } from '../aiTests.logic.ts'
import { useTestResults } from './aiTests.api.ts'
import { Paging } from './Paging.tsx'
import { ResultPanel } from './ResultPanel.tsx'
import { ResultTable } from './ResultTable.tsx'
import classes from './TestResults.module.css'

const ResultDialog = lazyDialog(async () => (await import('./ResultDialog.tsx')).ResultDialog)

interface TestResultsProps {
  suite: TestSuite | null
  onShowAll: () => void
}

export function TestResults({ suite, onShowAll }: TestResultsProps) {
  const [page, setPage] = useState(1)
  const results = useTestResults(page, suite)
  const [opened, setOpened] = useState<TestResult>()
  const wide = useMediaQuery(media.wide, true, { getInitialValueInEffect: false })
  const close = () => setOpened(undefined)

  return (
    <QueryStates
      query={results}
      loading={
        <LoadingRows
          label="Loading the test results"
          rows={Array(6).fill(['40%'])}
          p="12px 16px"
          shadow="none"
        >
          <Skeleton height={20} width={44} radius={999} />
        </LoadingRows>
      }
      failed="Database Error"
    >
      {({ results, total, totalPages }) =>
        total === 0 ? (
          <Nothing suite={suite} onShowAll={onShowAll} />
        ) : (
          <>
            <div className={classes.parts} data-open={(wide && opened !== undefined) || undefined}>
              <ResultTable results={results} opened={opened?.id} onOpen={setOpened} />
              {wide && opened && <ResultPanel key={opened.id} result={opened} onClose={close} />}
            </div>
            <Paging page={page} totalPages={totalPages} onPage={setPage} />
            <ResultDialog opened={!wide && opened !== undefined} onClose={close} result={opened} />
          </>
        )
      }
    </QueryStates>
  )
}

const Nothing = ({ suite, onShowAll }: TestResultsProps) =>
  suite ? (
    <NothingFound
      title="No results in this suite"
      text={`No tests from “${suite}” have been run yet.`}
      showAll="Show all suites"
      onClear={onShowAll}
    />
  ) : (
    <EmptyState
      icon={IconTestPipe}
      title="No tests have been run yet"
      text="A run sends the assistant things a family might say and checks what it proposes. Press Run Tests to see how it does."
    />
  )
