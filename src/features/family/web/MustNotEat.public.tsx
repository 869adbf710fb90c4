import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Dish, whoMustNotEat } from '#shared/foods/mustAvoid.ts'
import { memberApi } from './family.api.ts'
import classes from './MustNotEat.module.css'

interface MustNotEatProps {
  dish: Dish
  /** Who will eat it; null for everyone. */
  attendees?: readonly string[] | null
}

/** One line per member: 'Dad must not eat this: peanuts'. */
export function MustNotEat({ dish, attendees = null }: MustNotEatProps) {
  const { data: members = [] } = useQuery(memberApi.list)
  const found = whoMustNotEat(members, dish, attendees)
  if (found.length === 0) return null
  return (
    <ul role="list" className={classes.lines} data-must-avoid>
      {found.map(({ name, foods }) => (
        <li key={name} dir="auto">
          <IconAlertTriangle size={18} aria-hidden />
          {`${name} can't eat this: ${foods.join(', ')}`}
        </li>
      ))}
    </ul>
  )
}
