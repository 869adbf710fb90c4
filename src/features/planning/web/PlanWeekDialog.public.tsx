import { Button, VisuallyHidden } from '@mantine/core'
import { IconBook2, IconCalendarCheck } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { Days } from '#features/menu/web/menu.api.ts'
import { useAddRecipe } from '#features/recipes/web/recipes.api.ts'
import { counted } from '#shared/counted.ts'
import { addDays, dayName, daysBetween } from '#shared/days.ts'
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { LoadingBlocks } from '#web/ui/feedback/LoadingBlocks.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import type { NamedDays, PlanRules } from '../planning.contract.ts'
import { PlanRow } from './PlanRow.tsx'
import { PlanRulesFields } from './PlanRulesFields.tsx'
import classes from './PlanWeekDialog.module.css'
import { useKeepRules, usePlanDinners } from './planning.api.ts'
import { usePlanSheet } from './usePlanSheet.ts'

interface PlanWeekDialogProps {
  opened: boolean
  onClose: () => void
  /** The days on the screen. */
  days: Days
  today: string
  /** Turns the screen to days that were planned after them. */
  onShow: (day: string) => void
}

/** A proposal for each empty dinner, with reasons; each can be shuffled before it is saved. */
export function PlanWeekDialog({ opened, ...props }: PlanWeekDialogProps) {
  return <Sheet key={String(opened)} opened={opened} {...props} />
}

function Sheet({ opened, onClose, days: shown, today, onShow }: PlanWeekDialogProps) {
  const [later, setLater] = useState<Days>()
  const wanted = later ?? weekFrom(shown.startDate < today ? today : shown.startDate)
  const sheet = usePlanSheet(wanted, opened)
  const { plan, dinners, rules } = sheet
  const planDinners = usePlanDinners()
  const keepRules = useKeepRules()

  function submit(event: FormEvent) {
    event.preventDefault()
    planDinners.mutate(dinners, {
      onSuccess: () => {
        onClose()
        const [first] = dinners
        if (first && (first.date < shown.startDate || first.date > shown.endDate))
          onShow(firstToShow(first.date))
      },
    })
  }

  /** The week's first day if the dinner is seen from there, so that shopping for these days starts with it. */
  function firstToShow(dinner: string) {
    const last = addDays(wanted.startDate, daysBetween(shown.startDate, shown.endDate))
    return dinner <= last ? wanted.startDate : dinner
  }

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Plan my week"
      submitLabel={
        dinners.length > 0 ? `Plan ${counted(dinners.length, 'dinner')}` : 'Plan dinners'
      }
      onSubmit={submit}
      pending={planDinners.isPending}
      disabled={dinners.length === 0 || plan.isFetching}
      width={600}
    >
      <QueryStates
        query={plan}
        loading={<LoadingBlocks label="Finding dinners" count={4} height={64} radius="md" />}
        failed="We couldn't make a plan"
        compact="the plan"
      >
        {({ days, sources, named, notes, recipes }) =>
          recipes === 0 ? (
            <NoRecipes />
          ) : days.length === 0 ? (
            <EmptyState
              icon={IconCalendarCheck}
              title="Every dinner is planned"
              text={`${periodText(wanted, today)}: there's nothing left to plan.`}
              action={
                <Button onClick={() => setLater(weekFrom(addDays(wanted.endDate, 1)))}>
                  Plan the week after
                </Button>
              }
            />
          ) : (
            <>
              <p className="dim small">{periodText(wanted, today)}</p>
              {rules && (
                <PlanRulesFields
                  rules={rules}
                  sources={sources}
                  named={named}
                  notes={notes}
                  onChange={sheet.setRules}
                  onKeep={
                    sheet.hasNewRules
                      ? () => keepRules.mutate(withoutNamed(rules, named))
                      : undefined
                  }
                  keeping={keepRules.isPending}
                />
              )}
              <ul
                role="list"
                className={classes.days}
                aria-label="Dinners"
                aria-busy={plan.isFetching}
              >
                {days.map((day) => (
                  <PlanRow key={day.date} day={day} today={today} sheet={sheet} />
                ))}
              </ul>
              <VisuallyHidden role="status">
                {dinners
                  .map((each) => `${dayName(each.date, today)}: ${each.recipeName}`)
                  .join(', ')}
              </VisuallyHidden>
            </>
          )
        }
      </QueryStates>
    </FormDialog>
  )
}

/** Days that stay as the family named them go on as the family names them. */
function withoutNamed({ ...rules }: PlanRules, named: NamedDays): PlanRules {
  for (const name of ['meatlessDays', 'fishDays'] as const)
    if (!rules[name] || String(rules[name]) === String(named[name])) delete rules[name]
  return rules
}

/** 'Dinners from now to Mon, Nov 23'. */
const periodText = ({ startDate, endDate }: Days, today: string) =>
  `Dinners from ${startDate <= today ? 'now' : dayName(startDate, today)} to ${dayName(endDate, today)}`

/** Seven days, however few of them the menu shows. */
const weekFrom = (startDate: string): Days => ({ startDate, endDate: addDays(startDate, 6) })

function NoRecipes() {
  const addRecipe = useAddRecipe()
  return (
    <EmptyState
      icon={IconBook2}
      title="No recipes yet"
      text="We plan your week from your recipe book. Add a few dinners to get started."
      action={<Button onClick={addRecipe}>Add Recipe</Button>}
    />
  )
}
