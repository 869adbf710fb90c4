import { Skeleton } from '@mantine/core'
import { IconChefHat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ShoppingItem } from '#features/shopping/shopping.contract.ts'
import { shoppingApi } from '#features/shopping/web/shopping.api.ts'
import { sayTime } from '#shared/days.ts'
import { nameKey } from '#shared/names.ts'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { cookingIdeas } from './cooking.api.ts'
import { IdeaRow } from './IdeaRow.tsx'
import { LeftOut } from './LeftOut.tsx'

const none: ReadonlySet<string> = new Set()

const namesToBuy = (list: readonly ShoppingItem[]): ReadonlySet<string> =>
  new Set(list.filter(({ isCompleted }) => !isCompleted).map(({ name }) => nameKey(name)))

interface IdeasDialogProps {
  opened: boolean
  onClose: () => void
  onOpenRecipe: (id: number) => void
  onPlan: (id: number) => void
  begin: ReactNode
}

export function IdeasDialog({ opened, onClose, onOpenRecipe, onPlan, begin }: IdeasDialogProps) {
  const ideas = useQuery({ ...cookingIdeas, enabled: opened })
  const { data: listed = none } = useQuery({
    ...shoppingApi.list,
    select: namesToBuy,
    enabled: opened,
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="What can we cook?" width={620}>
      <QueryStates
        query={ideas}
        loading={<Skeleton height={280} role="status" aria-label="Checking the pantry" />}
        failed="The pantry couldn't be checked"
        compact="what can be cooked"
      >
        {({ ideas: list, leftOut, next }) => (
          <>
            {next && (
              <p className="dim small breaks" dir="auto">
                Next today: {next.title} at {sayTime(next.time)}
              </p>
            )}
            {list.length === 0 ? (
              <EmptyState
                icon={IconChefHat}
                title={begin ? 'There is no recipe yet' : 'Nothing to cook just yet'}
                text={
                  begin
                    ? 'Add one or import one, and this says what you can cook with what you have.'
                    : "You don't have enough for any recipe yet."
                }
                action={begin}
              />
            ) : (
              <ul role="list">
                {list.map((idea) => (
                  <li key={idea.recipeId}>
                    <IdeaRow
                      idea={idea}
                      listed={listed}
                      onOpen={() => onOpenRecipe(idea.recipeId)}
                      onPlan={() => onPlan(idea.recipeId)}
                    />
                  </li>
                ))}
              </ul>
            )}
            <LeftOut {...leftOut} isMore={list.length > 0} />
          </>
        )}
      </QueryStates>
    </Dialog>
  )
}
