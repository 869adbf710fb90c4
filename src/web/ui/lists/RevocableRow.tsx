import { Button, Group } from '@mantine/core'
import { type ReactNode, useState } from 'react'

interface RevocableRowProps {
  title: string
  note: ReactNode
  /** 'Revoke', 'Forget'. */
  verb: string
  /** The action with its object, for a screen reader. */
  label: string
  /** Asks before, in the row itself. */
  asks?: boolean
  pending: boolean
  onRevoke: () => void
}

/** A way in that can be taken back: a token, a link, a device. */
export function RevocableRow(props: RevocableRowProps) {
  const { title, note, verb, label, asks = false, pending, onRevoke } = props
  const [asking, setAsking] = useState(false)
  return (
    <Group component="li" gap={10} wrap="nowrap" mih={52} p="6px 8px 6px 14px">
      <div className="grow breaks">
        <span className="strong" dir="auto">
          {asking ? `${verb} “${title}”?` : title}
        </span>
        {!asking && <p className="dim small">{note}</p>}
      </div>
      {asking && (
        <Button size="sm" variant="default" autoFocus onClick={() => setAsking(false)}>
          Keep
        </Button>
      )}
      <Button
        size="sm"
        variant={asking ? 'filled' : 'default'}
        color="red"
        aria-label={label}
        loading={pending}
        onClick={() => (asks && !asking ? setAsking(true) : onRevoke())}
      >
        {verb}
      </Button>
    </Group>
  )
}
