import { UnstyledButton } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import { Chevron } from '#web/ui/Chevron.tsx'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import classes from './ShoppingCards.module.css'
import type { StoreGroup } from './shoppingView.ts'

interface StoreHeadingProps {
  group: StoreGroup
  open: boolean
  onToggle: () => void
  onOrder: (store: string) => void
}

export function StoreHeading({ group, open, onToggle, onOrder }: StoreHeadingProps) {
  const { label, store, items } = group
  return (
    <div className={classes.store}>
      <UnstyledButton className={`${classes.fold} caps`} aria-expanded={open} onClick={onToggle}>
        <span dir="auto">{label}</span>
        <CountBadge count={items.filter((item) => !item.isCompleted).length} unit="item" />
        <Chevron open={open} closed="side" />
      </UnstyledButton>
      {store !== null && <OrderButton store={store} onOrder={onOrder} />}
    </div>
  )
}

interface OrderButtonProps {
  store: string
  onOrder: (store: string) => void
}

export const OrderButton = ({ store, onOrder }: OrderButtonProps) => (
  <IconButton
    icon={IconArrowsSort}
    label={`Aisle order at ${store}`}
    tip="Aisle order"
    className={classes.order}
    onClick={() => onOrder(store)}
  />
)
