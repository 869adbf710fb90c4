import { sayDay, sayTime } from '#shared/days.ts'
import { PrintButton } from '#web/ui/print/PrintButton.tsx'
import { PrintSheet } from '#web/ui/print/PrintSheet.tsx'
import type { MealEvent } from '../menu.contract.ts'
import { eaters, sectionsOf } from '../menu.logic.ts'
import classes from './MenuPrint.module.css'
import { mealsAt, rangeText, type Shown } from './menuView.ts'

interface MenuPrintProps {
  shown: Shown
  meals: MealEvent[]
  today: string
}

/** The button comes with what it prints: the days on the screen, for the fridge door. */
export const MenuPrint = (props: MenuPrintProps) => (
  <>
    <PrintButton />
    <MenuSheet {...props} />
  </>
)

function MenuSheet({ shown, meals, today }: MenuPrintProps) {
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
                  {mealsAt(meals, { date, section }).map(({ id, recipeName, time, attendees }) => (
                    <p key={id} dir="auto">
                      <b>{recipeName}</b>
                      <br />
                      {sayTime(time)}, {eaters(attendees)}
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
