import { Button, Modal } from '@mantine/core'
import { IconBook2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { outbox } from '#web/lib/outbox/outbox.ts'
import { useLastValue } from '#web/ui/dialogs/useLastValue.ts'
import { useReturnFocus } from '#web/ui/dialogs/useReturnFocus.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { Recipe } from '../../recipes.contract.ts'
import { recipesApi } from '../recipes.api.ts'
import { RecipeFocusPage } from './RecipeFocusPage.tsx'
import { useWakeLock } from './useWakeLock.ts'

interface RecipeFocusProps {
  opened: boolean
  id: number | undefined
  covered: boolean
  onEdit: (recipe: Recipe) => void
  onClose: () => void
}

/** Below dialogs, above everything else. */
const zIndex = 150

/** One recipe in full screen, for cooking: the display stays on and lines can be ticked. */
export function RecipeFocus(props: RecipeFocusProps) {
  const { opened, covered, onEdit, onClose } = props
  const id = props.id && outbox.realId(props.id)
  const { data: recipes } = useQuery(recipesApi.list)
  const found = recipes?.find((recipe) => recipe.id === id)
  // The recipe stays on screen while somebody cooks, even if it is deleted meanwhile.
  const shown = useLastValue(found !== undefined, found)
  const recipe = shown && (!opened || shown.id === id) ? shown : undefined
  const [isBehind, setBehind] = useState(false)
  useReturnFocus(opened)
  useWakeLock(opened)
  if (!recipe && !recipes) return null
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      fullScreen
      zIndex={zIndex}
      returnFocus={false}
      closeOnEscape={!covered && !isBehind}
    >
      <Modal.Content
        bg="var(--fp-page)"
        aria-label={recipe ? undefined : "We can't find that recipe"}
      >
        {recipe ? (
          <RecipeFocusPage
            key={recipe.id}
            recipe={recipe}
            onEdit={() => onEdit(recipe)}
            onClose={onClose}
            onCover={setBehind}
          />
        ) : (
          <EmptyState
            icon={IconBook2}
            title="We can't find that recipe"
            text="It may have been deleted since you got the link."
            action={<Button onClick={onClose}>Go to the recipe book</Button>}
          />
        )}
      </Modal.Content>
    </Modal.Root>
  )
}
