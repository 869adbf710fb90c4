import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '#shared/counted.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { sampleAvailability, useClearSample } from './sample.api.ts'

const ConfirmDialog = lazyDialog(
  async () => (await import('#web/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
)

/** Asks first: the sample's recipes may be on a menu that the family has planned since. */
export function ClearSampleButton() {
  const { data } = useQuery(sampleAvailability)
  const clear = useClearSample()
  const [asks, setAsks] = useState(false)
  const close = () => setAsks(false)
  return (
    <>
      <Button variant="default" mt={16} onClick={() => setAsks(true)}>
        Clear the sample
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={close}
        title="Clear the sample?"
        confirmLabel="Clear"
        pending={clear.isPending}
        onConfirm={() => clear.mutate(undefined, { onSettled: close })}
      >
        {counted(data?.there ?? 0, 'thing')} of the sample will go, also recipes that you have
        planned. What you added or changed stays.
      </ConfirmDialog>
    </>
  )
}
