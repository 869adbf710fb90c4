import { CloseButton, Title } from '@mantine/core'
import { useId } from 'react'
import type { TestResult } from '../aiTests.contract.ts'
import { ResultDetails } from './ResultDetails.tsx'
import classes from './ResultPanel.module.css'

interface ResultPanelProps {
  result: TestResult
  onClose: () => void
}

export function ResultPanel({ result, onClose }: ResultPanelProps) {
  const titleId = useId()
  return (
    <section className={classes.panel} aria-labelledby={titleId}>
      <header className={classes.header}>
        <Title order={2} id={titleId} className={classes.title}>
          {result.testName}
        </Title>
        <CloseButton aria-label="Close details" onClick={onClose} />
      </header>
      <ResultDetails result={result} />
    </section>
  )
}
