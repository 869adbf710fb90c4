import { IconAlertTriangle, IconChefHat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { ExpiryPill } from '#features/pantry/web/ExpiryPill.public.tsx'
import { pantryApi } from '#features/pantry/web/pantry.api.ts'
import { nameKey } from '#shared/names.ts'
import { withQuery } from '#web/lib/http/call.ts'
import { linkToRecord } from '#web/lib/useHighlighted.ts'
import { DashboardCard } from './DashboardCard.tsx'
import { toUseSoon } from './dashboardView.ts'
import classes from './rows.module.css'

export function UseSoonCard({ today }: { today: string }) {
  const pantry = useQuery(pantryApi.list)
  const rows = toUseSoon(pantry.data ?? [], today).map((item) => (
    <li key={item.id} className={classes.row}>
      <span className={classes.words}>
        <Link
          href={linkToRecord('/pantry', item.id)}
          className={`link ${classes.name} strong`}
          dir="auto"
        >
          {item.name}
        </Link>
        <span className="dim small tabular" dir="auto">
          {item.quantity} · {item.location}
        </span>
        <ExpiryPill item={item} today={today} />
      </span>
      <Link
        // The singular also finds the plural.
        href={withQuery('/recipes', { search: nameKey(item.name) })}
        className={classes.cook}
        aria-label={`Cook with ${item.name}`}
        data-tip="Cook with this"
      >
        <IconChefHat size={19} aria-hidden />
      </Link>
    </li>
  ))
  return (
    <DashboardCard
      icon={IconAlertTriangle}
      title="Use soon"
      link={{ to: '/pantry', label: 'Pantry' }}
      query={pantry}
      empty="Nothing to use up right now."
      rows={rows}
    />
  )
}
