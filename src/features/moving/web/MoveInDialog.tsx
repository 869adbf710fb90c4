import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { LoadingBlocks } from '#web/ui/feedback/LoadingBlocks.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { isBusy, type Move } from '../moving.logic.ts'
import { MoveEnded } from './MoveEnded.tsx'
import { MoveFound } from './MoveFound.tsx'
import { MoveProgress } from './MoveProgress.tsx'
import { MoveStart } from './MoveStart.tsx'
import { useForgetMove, useMoves } from './moving.api.ts'

interface MoveInDialogProps {
  opened: boolean
  onClose: () => void
}

/** A move goes on without the dialog: whoever opens it again sees how far it is. */
export function MoveInDialog({ opened, onClose }: MoveInDialogProps) {
  const moves = useMoves(opened)
  const forget = useForgetMove()
  const newest = moves.data?.[0]
  /** What failed or was undone is no news the next time. */
  const close = () => {
    if (newest?.state === 'failed' || newest?.state === 'undone') forget.mutate(newest.id)
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={close} title="Move In" width={600} closeOnClickOutside={false}>
      <QueryStates
        query={moves}
        loading={<LoadingBlocks label="Loading" count={1} height={160} />}
        failed="This couldn't be loaded"
        empty={<MoveStart problem={null} />}
      >
        {([shown]) => shown && <Shown move={shown} onClose={close} />}
      </QueryStates>
    </Dialog>
  )
}

function Shown({ move, onClose }: { move: Move; onClose: () => void }) {
  if (isBusy(move)) return <MoveProgress move={move} />
  if (move.state === 'found') return <MoveFound key={move.id} move={move} />
  if (move.state === 'failed') return <MoveStart problem={move.problem} />
  return <MoveEnded move={move} onClose={onClose} />
}
