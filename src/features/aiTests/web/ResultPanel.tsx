import { CloseButton, Group, Paper, Title } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { useReturnFocus } from '#web/ui/dialogs/useReturnFocus.ts'
import type { TestResult } from '../aiTests.contract.ts'
import { ResultDetails } from './ResultDetails.tsx'
import classes from './ResultPanel.module.css'

interface ResultPanelProps {
  result: TestResult
  onClose: () => void
}

/** Takes the focus, which would otherwise have to pass a hundred rows. */
export function ResultPanel({ result, onClose }: ResultPanelProps) {
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  useReturnFocus(true)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <Paper
      component="section"
      withBorder
      ref={panel}
      className={classes.panel}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Group
        component="header"
        justify="space-between"
        align="flex-start"
        wrap="nowrap"
        gap={8}
        mb={12}
      >
        <Title order={2} id={titleId} miw={0} fz="lg" className="breaks">
          {result.testName}
        </Title>
        <CloseButton aria-label="Close details" onClick={onClose} />
      </Group>
      <ResultDetails result={result} />
    </Paper>
  )
}
