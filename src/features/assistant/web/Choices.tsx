import { Button, Group } from '@mantine/core'
import { useAskedUndo } from '#features/history/web/useAskedUndo.public.tsx'
import { useCookingTimers } from '#features/recipes/web/timers.api.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { wrapping } from '#web/ui/wrapping.ts'
import type { Choice } from '../chat.logic.ts'
import { useChatSession } from './chatSession.ts'

interface ChoicesProps {
  choices: readonly Choice[]
  onSay: (text: string) => void
}

/** What the last answer offers: a press is a message of its own. */
export function Choices({ choices, onSay }: ChoicesProps) {
  const { can: steps, take, question } = useAskedUndo()
  const { start } = useCookingTimers()
  const { session } = useChatSession()
  const { data: household } = useHousehold()
  const can = { undo: steps.undo, 'built-in': household?.hasModel ?? false, timer: true }
  const offered = choices.filter(({ action }) => !action || can[action])
  const press = ({ message, action, seconds = 0 }: Choice) => {
    if (action === 'undo') take('undo')
    else if (action === 'timer') start({ recipe: 'From the chat', step: message, seconds })
    else if (action === 'built-in') session.askBuiltIn(message)
    else onSay(message)
  }
  if (offered.length === 0) return null
  return (
    <li>
      <Group role="group" aria-label="Suggestions" gap={8} maw={720}>
        {offered.map((choice) => (
          <Button
            key={choice.label}
            variant="default"
            radius="xl"
            size="sm"
            {...wrapping}
            onClick={() => press(choice)}
          >
            {choice.label}
          </Button>
        ))}
      </Group>
      {question}
    </li>
  )
}
