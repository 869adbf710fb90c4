import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode, useCallback, useMemo } from 'react'
import type { FamilyMember } from '#features/family/family.contract.ts'
import { memberApi } from '#features/family/web/family.api.ts'
import { whoMustNotEat } from '#shared/foods/mustAvoid.ts'
import { Tick } from '#web/ui/forms/TickBox.tsx'
import { Pill } from '#web/ui/Pill.tsx'
import type { ImportPreview } from '../../import/import.endpoints.ts'
import type { RecipeInput } from '../../recipes.contract.ts'
import { dishOfRecipe } from '../../recipes.logic.ts'
import classes from './ImportDialog.module.css'
import { counted, newOnes, summaryOf } from './importWords.ts'

const noMembers: readonly FamilyMember[] = []

interface FoundRecipesProps {
  preview: ImportPreview
  chosen: ReadonlySet<number>
  onChoose: (change: (chosen: ReadonlySet<number>) => ReadonlySet<number>) => void
  /** Shown in place of the summary while the chosen recipes are saved. */
  progress: ReactNode | undefined
}

/** The found recipes as a list to choose from; those already in the book start unticked. */
export function FoundRecipes({ preview, chosen, onChoose, progress }: FoundRecipesProps) {
  const { recipes, details, pictures } = preview
  const withPicture = useMemo(() => new Set(pictures?.of), [pictures])
  const known = recipes.length - newOnes(preview).size
  const tick = useCallback(
    (n: number, isChosen: boolean) =>
      onChoose((last) => {
        const next = new Set(last)
        if (isChosen) next.add(n)
        else next.delete(n)
        return next
      }),
    [onChoose],
  )
  const { data: members = noMembers } = useQuery(memberApi.list)
  const isAll = chosen.size === recipes.length

  return (
    <>
      {progress}
      <div className={classes.summary} hidden={progress !== undefined}>
        <p className={`${classes.words} dim`} role="status">
          {[
            `${chosen.size.toLocaleString('en-US')} of ${counted(recipes.length, 'recipe')} chosen`,
            known > 0 && `${known.toLocaleString('en-US')} already in your book`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => onChoose(() => new Set(isAll ? [] : recipes.keys()))}
        >
          {isAll ? 'Choose none' : 'Choose all'}
        </Button>
      </div>
      <fieldset className={classes.choice} disabled={progress !== undefined}>
        <ul role="list" aria-label="Recipes found">
          {recipes.map((recipe, n) => (
            <FoundRecipe
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              key={n}
              n={n}
              recipe={recipe}
              members={members}
              isKnown={details[n]?.duplicateOf !== null}
              hasPicture={withPicture.has(n)}
              isChosen={chosen.has(n)}
              onTick={tick}
            />
          ))}
        </ul>
      </fieldset>
    </>
  )
}

interface FoundRecipeProps {
  n: number
  recipe: RecipeInput
  members: readonly FamilyMember[]
  isKnown: boolean
  hasPicture: boolean
  isChosen: boolean
  onTick: (n: number, isChosen: boolean) => void
}

/** Memoized: ticking one of thousands renders only that row. */
const FoundRecipe = memo(
  ({ n, recipe, members, isKnown, hasPicture, isChosen, onTick }: FoundRecipeProps) => (
    <li className={classes.row}>
      <Tick className={classes.tick} checked={isChosen} onTick={(is) => onTick(n, is)}>
        <span className={`${classes.recipe} grow`}>
          <span className="strong breaks" dir="auto">
            {recipe.title}
          </span>
          <span className="dim small">{summaryOf(recipe, hasPicture)}</span>
        </span>
        {whoMustNotEat(members, dishOfRecipe(recipe)).map(({ name, foods }) => (
          <Pill key={name} tone="red">{`Not for ${name}: ${foods.join(', ')}`}</Pill>
        ))}
        {isKnown && <Pill tone="orange">In your book</Pill>}
      </Tick>
    </li>
  ),
)
