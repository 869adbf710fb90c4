import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { useLastValue } from '#web/ui/dialogs/useLastValue.ts'
import type { TestResult } from '../aiTests.contract.ts'
import { ResultDetails } from './ResultDetails.tsx'

interface ResultDialogProps {
  opened: boolean
  onClose: () => void
  result: TestResult | undefined
}

export function ResultDialog({ opened, onClose, result }: ResultDialogProps) {
  // The content stays while the sheet closes.
  const shown = useLastValue(opened, result)
  return (
    <Dialog opened={opened} onClose={onClose} title={shown?.testName}>
      {shown && <ResultDetails result={shown} />}
    </Dialog>
  )
}
