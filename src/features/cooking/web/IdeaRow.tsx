import { Box, Button, Group, UnstyledButton } from '@mantine/core'
import { IconCalendarPlus, IconShoppingCartPlus } from '@tabler/icons-react'
import { sayMinutes } from '#features/recipes/recipeMinutes.logic.ts'
import { RecipeCover } from '#features/recipes/web/RecipeCover.public.tsx'
import { capitalised } from '#shared/capitalised.ts'
import { readIngredient } from '#shared/ingredients/readIngredient.ts'
import { writtenAmount } from '#shared/ingredients/writtenAmounts.ts'
import { nameKey } from '#shared/names.ts'
import { Pill } from '#web/ui/Pill.tsx'
import type { CookingIdea } from '../cooking.contract.ts'
import { useBuyMissing } from './cooking.api.ts'
import classes from './IdeasDialog.module.css'

interface IdeaRowProps {
  idea: CookingIdea
  /** Name keys of the items on the shopping list. */
  listed: ReadonlySet<string>
  onOpen: () => void
  onPlan: () => void
}

export function IdeaRow({ idea, listed, onOpen, onPlan }: IdeaRowProps) {
  const { title, pictureId, cover, minutes, isTooLong, needed, missing, expiring, wasLately } = idea
  const buy = useBuyMissing()
  const wanted = missing.map(toBuy)
  const isListed = wanted.every(({ name }) => listed.has(nameKey(name)))
  const said = isListed ? 'On the list' : "Buy what's missing"
  return (
    <div className={classes.idea}>
      <UnstyledButton className={classes.open} onClick={onOpen}>
        <RecipeCover pictureId={pictureId} kind={cover} className={classes.picture} />
        <span className={`${classes.words} grow`}>
          <Box component="span" ff="heading" fz="md" fw={600} className="breaks" dir="auto">
            {title}
          </Box>
          <Group component="span" gap={6} align="stretch">
            <Pill tone={missing.length === 0 ? 'brand' : 'neutral'}>
              {missing.length === 0
                ? 'You have everything'
                : `You have ${needed - missing.length} of ${needed} ingredients`}
            </Pill>
            {minutes !== null && (
              <Pill tone={isTooLong ? 'orange' : 'neutral'}>
                {sayMinutes(minutes)}
                {isTooLong && ': not enough time'}
              </Pill>
            )}
            {wasLately && <Pill tone="neutral">You just had it</Pill>}
            {expiring.length > 0 && <Pill tone="orange">Uses up {expiring.join(', ')}</Pill>}
          </Group>
          {missing.length > 0 && (
            <span className="dim small breaks" dir="auto">
              Missing: {missing.join(', ')}
            </span>
          )}
        </span>
      </UnstyledButton>
      <Button
        variant="subtle"
        size="sm"
        className={classes.buy}
        leftSection={<IconCalendarPlus size={16} aria-hidden />}
        aria-label={`Plan it: ${title}`}
        onClick={onPlan}
      >
        Plan it
      </Button>
      {missing.length > 0 && (
        <Button
          variant="subtle"
          size="sm"
          className={classes.buy}
          loading={buy.isPending}
          disabled={isListed}
          leftSection={<IconShoppingCartPlus size={16} aria-hidden />}
          aria-label={`${said}: ${title}`}
          onClick={() => buy.mutate(wanted)}
        >
          {said}
        </Button>
      )}
    </div>
  )
}

function toBuy(line: string) {
  const { food, amount, amountMax, unit } = readIngredient(line)
  const most = amountMax ?? amount
  return {
    name: capitalised(food || line).slice(0, 200),
    quantity: most === null ? null : writtenAmount({ amount: most, unit }),
    priority: 'medium',
  }
}
