import { Button, Group, Modal } from '@mantine/core'
import { useLastValue } from '#web/ui/dialogs/useLastValue.ts'
import { useReturnFocus } from '#web/ui/dialogs/useReturnFocus.ts'
import type { MealEvent } from '../../menu.contract.ts'
import { droppedOn, type Place, placeOf, sayPlace } from '../menuView.ts'
import type { Arrangement } from './rearrange.ts'

/** A meal that was dropped on a place with other meals. */
export type Dropped = { meal: MealEvent; place: Place; there: MealEvent[] }

interface DropQuestionProps {
  opened: boolean
  dropped: Dropped | undefined
  today: string
  onChoose: (arrangement: Arrangement) => void
  onClose: () => void
}

/** Asks what to do with the meals already there; nothing changes without an answer. */
export function DropQuestion(props: DropQuestionProps) {
  const { opened, onChoose, onClose } = props
  const { dropped, today } = useLastValue(opened, props)
  useReturnFocus(opened)
  if (!dropped) return null
  const { meal, place, there } = dropped
  const names = there.map(({ recipeName }) => recipeName).join(', ')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      title={`${sayPlace(place, today)}: ${names}`}
      size={420}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <p>
        Swap places moves {names} to {sayPlace(placeOf(meal), today)}. Instead takes {names} off the
        menu. As well keeps them together.
      </p>
      <Group justify="flex-end" gap={10} mt={24}>
        {Object.entries(droppedOn(meal, place, there)).map(([word, arrangement], n) => (
          <Button
            key={word}
            variant={n === 0 ? 'filled' : 'default'}
            data-autofocus={n === 0 || undefined}
            onClick={() => onChoose(arrangement)}
          >
            {word}
          </Button>
        ))}
      </Group>
    </Modal>
  )
}
