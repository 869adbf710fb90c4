import { useLastValue } from '#web/ui/dialogs/useLastValue.ts'
import type { MealEvent } from '../../menu.contract.ts'
import { mealApi } from '../menu.api.ts'
import { useRemoveFrom } from '../repeating.api.ts'
import { SeriesQuestion } from './SeriesQuestion.tsx'

interface DeleteRepeatedProps {
  opened: boolean
  onClose: () => void
  meal: MealEvent | undefined
}

export function DeleteRepeated(props: DeleteRepeatedProps) {
  const { opened, onClose } = props
  const { meal } = useLastValue(opened, props)
  const remove = mealApi.useDelete()
  const removeFrom = useRemoveFrom()
  if (!meal) return null
  return (
    <SeriesQuestion
      opened={opened}
      onClose={onClose}
      title="Delete this meal?"
      tone="red"
      pending={remove.isPending || removeFrom.isPending}
      onThis={() => remove.mutate(meal.id, { onSettled: onClose })}
      onAll={() => removeFrom.mutate(meal.id, { onSettled: onClose })}
    >
      Are you sure you want to delete "{meal.recipeName}"? It repeats.
    </SeriesQuestion>
  )
}
