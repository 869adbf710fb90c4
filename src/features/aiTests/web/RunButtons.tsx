import { Button, NativeSelect } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { modelsQuery } from '#features/assistant/web/models.api.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import type { TestRun } from '../aiTests.contract.ts'
import { useCancelRun, useStartRun } from './aiTests.api.ts'

const ConfirmDialog = lazyDialog(
  async () => (await import('#web/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
)

const builtIn = { label: 'Built-in assistant', value: 'built-in' }

/** Asks before a run with a key, since it costs money. */
export function RunButtons({ run }: { run: TestRun | undefined }) {
  const start = useStartRun()
  const cancel = useCancelRun()
  const { data: models = [] } = useQuery({ ...modelsQuery, enabled: run?.usesKey ?? false })
  const [chosen, setChosen] = useState('')
  const [asking, setAsking] = useState(false)
  const running = run?.running ?? false
  const modelId = chosen || undefined
  const name = models.find((model) => model.modelId === chosen)?.name ?? run?.model

  function press() {
    if (running) cancel.mutate()
    else if (run?.usesKey && chosen !== builtIn.value) setAsking(true)
    else start.mutate(modelId)
  }

  return (
    <>
      {run?.usesKey && !running && (
        <NativeSelect
          aria-label="Model to test"
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={[
            { label: 'Default model', value: '' },
            ...models.map((model) => ({ label: model.name, value: model.modelId })),
            builtIn,
          ]}
        />
      )}
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
          start.mutate(modelId)
        }}
      >
        {`This asks ${name} at least ${run?.total} times, which costs a little on your AI account. You can cancel at any time.`}
      </ConfirmDialog>
    </>
  )
}
