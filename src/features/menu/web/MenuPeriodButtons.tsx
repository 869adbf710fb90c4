import { Button } from '@mantine/core'
import { IconCopy, IconWand } from '@tabler/icons-react'
import { useState } from 'react'
import type { MealEvent } from '../menu.contract.ts'
import { useCopyLastWeek } from './board/rearrange.ts'
import classes from './MenuPeriodButtons.module.css'
import { PlanWeek, ShopForDays } from './menu.slots.ts'
import { endsOf, type Shown } from './menuView.ts'
import { MenuSharing } from './sharing/MenuSharing.tsx'

interface MenuPeriodButtonsProps {
  shown: Shown
  meals: MealEvent[]
  today: string
}

export function MenuPeriodButtons({ shown, meals, today }: MenuPeriodButtonsProps) {
  const copy = useCopyLastWeek()
  const [planning, setPlanning] = useState(false)
  return (
    <div className={classes.buttons}>
      {meals.length > 0 && (
        <ShopForDays label="Shop for these days" size="sm" query={endsOf(shown)} />
      )}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconWand size={17} aria-hidden />}
        onClick={() => setPlanning(true)}
      >
        Plan my week
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconCopy size={17} aria-hidden />}
        loading={copy.isPending}
        onClick={() => copy.mutate(endsOf(shown))}
      >
        Copy last week
      </Button>
      <PlanWeek
        opened={planning}
        onClose={() => setPlanning(false)}
        days={endsOf(shown)}
        today={today}
      />
      {meals.length > 0 && <MenuSharing shown={shown} meals={meals} today={today} />}
    </div>
  )
}
