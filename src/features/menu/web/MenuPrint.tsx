import { useQuery } from '@tanstack/react-query'
import { sayDay, sayTime } from '#shared/days.ts'
import { PrintSheet } from '#web/ui/print/PrintSheet.tsx'
import type { MealEvent } from '../menu.contract.ts'
import { eaters, sectionsOf } from '../menu.logic.ts'
import { MealAvoided } from './MealAvoided.public.tsx'
import classes from './MenuPrint.module.css'
import { mealsIn } from './menu.api.ts'
import { endsOf, mealsAt, rangeText, type Shown, shownFrom } from './menuView.ts'

// The button comes with what it prints: nobody can press it before.
export { PrintButton } from '#web/ui/print/PrintButton.tsx'

interface MenuSheetProps {
  shown: Shown
  meals: MealEvent[]
  today: string
}

/** A week from the first day on the screen, for the fridge door. */
export function MenuSheet({ shown, meals, today }: MenuSheetProps) {
  const week = shownFrom('week', shown.days[0] ?? today)
  const whole = useQuery(mealsIn(endsOf(week))).data
  return whole ? (
    <Sheet shown={week} meals={whole} today={today} />
  ) : (
    <Sheet shown={shown} meals={meals} today={today} />
  )
}

function Sheet({ shown, meals, today }: MenuSheetProps) {
  const sections = sectionsOf(meals).filter((section) =>
    shown.days.some((date) => mealsAt(meals, { date, section }).length > 0),
  )
  return (
    <PrintSheet title={`Menu, ${rangeText(shown, today)}`}>
      <table className={classes.days}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {sections.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.days.map((date) => (
            <tr key={date}>
              <th scope="row">
                {sayDay(date, { weekday: 'short', month: 'short', day: 'numeric' })}
              </th>
              {sections.map((section) => (
                <td key={section.key}>
                  {mealsAt(meals, { date, section }).map((meal) => (
                    <p key={meal.id} dir="auto">
                      <b>{meal.recipeName}</b>
                      <br />
                      {sayTime(meal.time)}, {eaters(meal.attendees)}
                      <MealAvoided meal={meal} />
                    </p>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  )
}
