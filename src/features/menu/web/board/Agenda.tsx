import { Box, Button } from '@mantine/core'
import { dayName } from '#shared/days.ts'
import classes from './Agenda.module.css'
import { DayColumn } from './DayColumn.tsx'
import { DayEvents } from './DayEvents.tsx'
import { MealCard } from './MealCard.tsx'
import { type MenuDaysProps, Sometime } from './MenuBoard.tsx'

export function Agenda(props: MenuDaysProps) {
  const { days, today, meals, eventsOn, prepOn, zone, actions, pointed, onAdd } = props
  return (
    <>
      <div className={classes.agenda}>
        {days.map((day) => {
          const own = meals.filter((meal) => meal.date === day)
          return (
            <DayColumn key={day} day={day} today={today}>
              <Box miw={0}>
                <DayEvents parts={eventsOn(day)} prep={prepOn(day)} zone={zone} />
                <ul role="list" className={classes.meals}>
                  {own.map((meal) => (
                    <li key={meal.id}>
                      <MealCard
                        meal={meal}
                        actions={actions}
                        events={eventsOn(day)}
                        pointed={pointed === String(meal.id)}
                        type="always"
                      />
                    </li>
                  ))}
                  <li className={classes.more}>
                    {own.length === 0 && <span className="grow dim small">Nothing planned</span>}
                    <Button
                      variant="subtle"
                      size="sm"
                      aria-label={`Add to ${dayName(day, today)}`}
                      onClick={() => onAdd(day, 'Dinner')}
                    >
                      + Add
                    </Button>
                  </li>
                </ul>
              </Box>
            </DayColumn>
          )
        })}
      </div>
      <Sometime />
    </>
  )
}
