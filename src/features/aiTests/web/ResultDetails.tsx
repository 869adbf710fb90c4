import type { ReactNode } from 'react'
import { useShortMoment } from '#web/lib/shortDate.ts'
import { TextBox } from '#web/ui/forms/TextBox.tsx'
import type { TestResult } from '../aiTests.contract.ts'
import { suiteOf } from '../aiTests.logic.ts'
import classes from './ResultDetails.module.css'
import { StatusPill } from './ResultTable.tsx'
import { promptOf, responseOf, tokensInWords } from './testTexts.ts'

/** All that is known of one result; in a panel beside the table, or in a sheet over it. */
export function ResultDetails({ result }: { result: TestResult }) {
  const moment = useShortMoment()
  return (
    <div className={classes.details}>
      <p className={classes.status}>
        <StatusPill success={result.success} />
        {suiteOf(result.testName)} · #{result.id}
      </p>
      {result.errorMessage && (
        <Part title="Error">
          <p className={classes.error}>{result.errorMessage}</p>
        </Part>
      )}
      <Part title="Prompt">
        <TextBox label="Prompt" text={promptOf(result.requestData)} size="short" />
      </Part>
      <Part title="AI Response">
        <TextBox label="AI Response" text={responseOf(result.responseData)} size="short" />
      </Part>
      <dl className={classes.facts}>
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
      </dl>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className={classes.heading}>{title}</h3>
    {children}
  </section>
)
