import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import type { TestRun } from '../aiTests.contract.ts'
import { useCancelRun, useStartRun } from './aiTests.api.ts'

const ConfirmDialog = lazyDialog(
  async () => (await import('#web/ui/ConfirmDialog.tsx')).ConfirmDialog,
)

/** Starts a run, or cancels the one that is under way. With a key it asks first: a run costs money. */
export function RunButtons({ run }: { run: TestRun | undefined }) {
  const start = useStartRun()
  const cancel = useCancelRun()
  const [asking, setAsking] = useState(false)
  if (run?.running) {
    return (
      <Button variant="default" onClick={() => cancel.mutate()} loading={cancel.isPending}>
        Cancel
      </Button>
    )
  }
  return (
    <>
      <Button
        leftSection={<IconPlayerPlay size={17} aria-hidden />}
        disabled={!run}
        loading={start.isPending}
        onClick={() => (run?.usesKey ? setAsking(true) : start.mutate())}
      >
        Run Tests
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
        {`This asks ${run?.model} at least ${run?.total} times, which costs a little on the account of your AI key. You can cancel it at any time.`}
      </ConfirmDialog>
    </>
  )
}
