import { Group } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '#web/lib/http/request.ts'
import { lazyPart } from '#web/lib/lazyPart.tsx'
import { FilterSelect } from '#web/ui/forms/FilterSelect.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { TestRun } from '../aiTests.contract.ts'
import { testEndpoints } from '../aiTests.endpoints.ts'
import { type TestSuite, testSuites } from '../aiTests.logic.ts'
import { useTestRun } from './aiTests.api.ts'
import { RunButtons } from './RunButtons.tsx'
import { RunNote } from './RunNote.tsx'
import { TestResults } from './TestResults.tsx'

const Comparison = lazyPart(async () => (await import('./Comparison.tsx')).Comparison)

export function TestResultsScreen() {
  const { data: run, error } = useTestRun()
  const [suite, setSuite] = useState<TestSuite | null>(null)
  const client = useQueryClient()

  return (
    <Page
      title="Test Results"
      subtitle={run ? whoIsTested(run) : error ? problemOf(error) : '\u00a0'}
      action={
        <>
          <IconButton
            icon={IconRefresh}
            label="Refresh"
            tip="Refresh"
            onClick={() => client.invalidateQueries({ queryKey: [testEndpoints.topic] })}
          />
          <RunButtons run={run} />
        </>
      }
    >
      {run && <RunNote run={run} />}
      <Comparison />
      <Group gap={12} mb={14}>
        <FilterSelect
          filter={{ suite }}
          onFilter={(chosen) => setSuite(chosen.suite)}
          by="suite"
          all="All Suites"
          choices={testSuites}
        />
      </Group>
      <TestResults key={suite} suite={suite} onShowAll={() => setSuite(null)} />
    </Page>
  )
}

const whoIsTested = ({ model, usesKey }: TestRun) =>
  usesKey
    ? `Runs against ${model}, with a made-up household. Yours is never touched.`
    : 'Runs against the built-in assistant (no AI key is set), with a made-up household. Yours is never touched.'
