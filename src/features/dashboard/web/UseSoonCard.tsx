import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { expiryUrgency, urgencyTones } from '#features/pantry/pantry.facts.ts'
import { pantryApi } from '#features/pantry/web/pantry.api.ts'
import { Pill } from '#web/ui/Pill.tsx'
import { DashboardCard } from './DashboardCard.tsx'
import { toUseSoon } from './dashboardView.ts'
import classes from './rows.module.css'

export function UseSoonCard() {
  const pantry = useQuery(pantryApi.list)
  const rows = toUseSoon(pantry.data ?? []).map((item) => (
    <li key={item.id} className={classes.row}>
      <span className={classes.words}>
        <span className={classes.name}>{item.name}</span>
        <span className={classes.facts}>
          {item.quantity} · {item.location}
        </span>
      </span>
      <Pill tone={urgencyTones[expiryUrgency(item.expiryDate ?? '')]}>{item.expiryDate}</Pill>
    </li>
  ))
  return (
    <DashboardCard
      icon={IconAlertTriangle}
      title="Use soon"
      link={{ to: '/pantry', label: 'Pantry' }}
      query={pantry}
      empty="Nothing has to be used up just now."
      rows={rows}
    />
  )
}
