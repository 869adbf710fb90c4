import { Button } from '@mantine/core'
import { IconDots, IconWand } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyDialog, lazyExtra } from '#web/lib/lazyPart.tsx'
import { useIsPhone } from '#web/lib/viewport.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { InPhoneHeader } from '#web/ui/InPhoneHeader.tsx'
import { lazyMenu } from '#web/ui/lazyMenu.tsx'
import type { MealEvent } from '../menu.contract.ts'
import classes from './MenuActions.module.css'
import { menuFile } from './menu.api.ts'
import { PlanWeek, ShopForDays } from './menu.slots.ts'
import { endsOf, menuText, type Shown } from './menuView.ts'
import type { MenuDialog } from './sharing/MenuDialogs.tsx'

const MenuDialogs = lazyDialog(async () => (await import('./sharing/MenuDialogs.tsx')).MenuDialogs)
const PrintButton = lazyExtra(async () => (await import('./MenuPrint.tsx')).PrintButton)
const MenuSheet = lazyExtra(async () => (await import('./MenuPrint.tsx')).MenuSheet)
const MoreMenu = lazyMenu(async () => (await import('./sharing/MoreItems.tsx')).MoreItems)

interface MenuActionsProps {
  shown: Shown
  meals: MealEvent[]
  today: string
  /** Turns to a day that is not on the screen. */
  onShow: (day: string) => void
}

/** What can be done with all the days on the screen. */
export function MenuActions({ shown, meals, today, onShow }: MenuActionsProps) {
  const phone = useIsPhone()
  const [planning, setPlanning] = useState(false)
  const [dialog, setDialog] = useState<MenuDialog>()
  const days = endsOf(shown)
  const file = menuFile(days)
  const text = menuText(shown, meals, today)
  const isEmpty = meals.length === 0
  const more = (
    <>
      {!isEmpty && <PrintButton />}
      <MoreMenu
        position="bottom-end"
        width={200}
        renderTarget={(target) => (
          <IconButton
            icon={IconDots}
            iconSize={20}
            label="More"
            variant="default"
            size={40}
            {...target}
          />
        )}
        items={{ days, text, file, isEmpty, onOpen: setDialog }}
      />
    </>
  )
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<IconWand size={17} aria-hidden />}
        onClick={() => setPlanning(true)}
      >
        Plan my week
      </Button>
      {!isEmpty && <ShopForDays label="Shop for these days" query={days} />}
      {phone ? <InPhoneHeader>{more}</InPhoneHeader> : more}
      {/* Not beside its button: paper is wider than a phone, and whatever only a phone has goes while it prints. */}
      {!isEmpty && <MenuSheet shown={shown} meals={meals} today={today} />}
      <PlanWeek opened={planning} onClose={() => setPlanning(false)} {...{ days, today, onShow }} />
      <MenuDialogs
        opened={dialog !== undefined}
        dialog={dialog}
        onClose={() => setDialog(undefined)}
        {...{ days, text, file }}
      />
    </div>
  )
}
