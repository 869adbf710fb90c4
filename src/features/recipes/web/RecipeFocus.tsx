import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useHeld } from '#web/ui/useHeld.ts'
import { useReturnFocus } from '#web/ui/useReturnFocus.ts'
import type { Recipe } from '../recipes.contract.ts'
import classes from './RecipeFocus.module.css'
import { RecipeFocusPage } from './RecipeFocusPage.tsx'
import { recipesApi } from './recipes.api.ts'
import { useWakeLock } from './useWakeLock.ts'

interface RecipeFocusProps {
  opened: boolean
  recipe: Recipe | undefined
  /** Another dialog stands before it. */
  covered: boolean
  onEdit: (recipe: Recipe) => void
  onClose: () => void
}

/** Under dialogs, over everything else. */
const zIndex = 150

/** One recipe over the whole screen, to cook from: large, awake, and lines can be ticked off. */
export function RecipeFocus({ opened, recipe, covered, onEdit, onClose }: RecipeFocusProps) {
  const shown = useHeld(opened, recipe)
  const { data: latest } = useQuery({
    ...recipesApi.list,
    select: (recipes) => recipes.find(({ id }) => id === shown?.id),
  })
  useReturnFocus(opened)
  useWakeLock(opened)
  // Whoever is cooking keeps what they see, even when it was deleted meanwhile.
  const current = latest ?? shown
  if (!current) return null
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      fullScreen
      zIndex={zIndex}
      returnFocus={false}
      closeOnEscape={!covered}
    >
      <Modal.Content className={classes.focus}>
        <RecipeFocusPage
          key={current.id}
          recipe={current}
          onEdit={() => onEdit(current)}
          onClose={onClose}
        />
      </Modal.Content>
    </Modal.Root>
  )
}
