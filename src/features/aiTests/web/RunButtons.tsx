import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import type { TestRun } from '../aiTests.contract.ts'
import { useCancelRun, useStartRun } from './aiTests.api.ts'

const ConfirmDialog = lazyDialog(
  async () => (await import('#web/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
)

/** Asks before a run with a key, since it costs money. */
export function RunButtons({ run }: { run: TestRun | undefined }) {
  const start = useStartRun()
  const cancel = useCancelRun()
  const [asking, setAsking] = useState(false)
  const running = run?.running ?? false

  function press() {
    if (running) cancel.mutate()
    else if (run?.usesKey) setAsking(true)
    else start.mutate()
  }

  return (
    <>
      {/* One button with two states, so that it keeps the focus. */}
      <Button
        variant={running ? 'default' : 'filled'}
        leftSection={!running && <IconPlayerPlay size={17} aria-hidden />}
        disabled={!run}
        loading={start.isPending || cancel.isPending}
        onClick={press}
      >
        {running ? 'Cancel' : 'Run Tests'}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Run the tests?"
        confirmLabel="Run Tests"
        tone="brand"
        onConfirm={() => {
          setAsking(false)
          start.mutate()
        }}
      >
        {`This asks ${run?.model} at least ${run?.total} times, which costs a little on your AI account. You can cancel at any time.`}
      </ConfirmDialog>
    </>
  )
}
