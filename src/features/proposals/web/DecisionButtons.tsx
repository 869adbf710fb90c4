import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './DecisionButtons.module.css'

export interface Deciding {
  onApprove: () => void
  onReject: () => void
  /** Any decision is under way. */
  disabled: boolean
  /** The decision about this card is under way. */
  pending: boolean
}

interface DecisionButtonsProps extends Deciding {
  many?: boolean
  /** The card's title, for screen readers. */
  name: string
  edit?: ReactNode
}

export function DecisionButtons(props: DecisionButtonsProps) {
  const { onApprove, onReject, disabled, pending, many, name, edit } = props
  const all = many ? ' All' : ''
  return (
    <div className={classes.buttons}>
      {edit}
      <Button
        size="sm"
        variant="subtle"
        color="gray"
        leftSection={<IconX size={17} aria-hidden />}
        aria-label={`Reject${all}: ${name}`}
        disabled={disabled}
        onClick={onReject}
      >
        Reject{all}
      </Button>
      <Button
        size="sm"
        leftSection={<IconCheck size={17} aria-hidden />}
        aria-label={`Approve${all}: ${name}`}
        loading={pending}
        disabled={disabled && !pending}
        onClick={onApprove}
      >
        Approve{all}
      </Button>
    </div>
  )
}
