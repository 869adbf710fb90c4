import { Box, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useShortMoment } from '#web/lib/shortDate.ts'
import { TextBox } from '#web/ui/forms/TextBox.tsx'
import type { TestResult } from '../aiTests.contract.ts'
import { suiteOf } from '../aiTests.logic.ts'
import { StatusPill } from './ResultTable.tsx'
import { promptOf, responseOf, tokensInWords } from './testTexts.ts'

/** Shown in a panel beside the table, or in a sheet over it. */
export function ResultDetails({ result }: { result: TestResult }) {
  const moment = useShortMoment()
  return (
    <Stack gap={16}>
      <Group component="p" gap={8} c="dimmed" fz="sm">
        <StatusPill success={result.success} />
        {suiteOf(result.testName)} · #{result.id}
      </Group>
      {result.errorMessage && (
        <Part title="Error">
          <Box component="p" fz="smd" className="notice tinted breaks" data-tone="red">
            {result.errorMessage}
          </Box>
        </Part>
      )}
      <Part title="Prompt">
        <TextBox label="Prompt" text={promptOf(result.requestData)} size="short" />
      </Part>
      <Part title="AI Response">
        <TextBox label="AI Response" text={responseOf(result.responseData)} size="short" />
      </Part>
      <Box component="dl" fz="smd" className="facts tabular">
        <dt>Created</dt>
        <dd>
          <time dateTime={result.createdAt}>{moment?.(result.createdAt)}</time>
        </dd>
        <dt>Duration</dt>
        <dd>{result.durationMs.toLocaleString('en-US')} ms</dd>
        <dt>Tokens</dt>
        <dd>{tokensInWords(result.tokenUsage)}</dd>
        <dt>Tested</dt>
        <dd>{result.model}</dd>
      </Box>
    </Stack>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Box component="h3" m="0 0 6px" c="dimmed" fz="sm" fw={600}>
      {title}
    </Box>
    {children}
  </section>
)
