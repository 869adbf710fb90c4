import { Button, Group } from '@mantine/core'
import { useUndoRedo } from '#features/history/web/history.api.ts'
import type { Choice } from '../chat.logic.ts'

interface ChoicesProps {
  choices: readonly Choice[]
  onSay: (text: string) => void
}

/** What the last answer offers: a press is a message of its own. */
export function Choices({ choices, onSay }: ChoicesProps) {
  const { canUndo, undo } = useUndoRedo()
  const offered = choices.filter(({ action }) => action !== 'undo' || canUndo)
  return (
    <li>
      <Group role="group" aria-label="Suggestions" gap={8} maw={720}>
        {offered.map(({ label, message, action }) => (
          <Button
            key={label}
            variant="default"
            radius="xl"
            size="sm"
            h="auto"
            mih={36}
            py={6}
            styles={{ label: { whiteSpace: 'normal', textAlign: 'left', lineHeight: 1.4 } }}
            onClick={() => (action === 'undo' ? undo() : onSay(message))}
          >
            {label}
          </Button>
        ))}
      </Group>
    </li>
  )
}
