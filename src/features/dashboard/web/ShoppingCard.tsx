import { Group } from '@mantine/core'
import { IconChevronRight, IconShoppingCart } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useShoppingList, useTick } from '#features/shopping/web/shopping.api.ts'
import { linkToRecord } from '#web/lib/useHighlighted.ts'
import { TickBox } from '#web/ui/forms/TickBox.tsx'
import { PriorityBadge } from '#web/ui/PriorityBadge.tsx'
import { DashboardCard } from './DashboardCard.tsx'
import { toBuy } from './dashboardView.ts'
import classes from './ShoppingCard.module.css'

export function ShoppingCard() {
  const { list, items = [] } = useShoppingList()
  const tick = useTick()
  // Ticked items stay in place, so that a wrong tick can be undone.
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const open = items.filter((item) => !item.isCompleted)
  const listed = toBuy(items.filter((item) => !item.isCompleted || ticked.has(item.id)))
  const rows = listed.map((item) => (
    <Group key={item.id} component="li" gap={12} wrap="nowrap">
      <TickBox
        checked={item.isCompleted}
        onTick={(done) => {
          setTicked(new Set(ticked).add(item.id))
          tick(item, done)
        }}
        name={item.name}
        quantity={item.quantity}
      />
      <Link
        href={linkToRecord('/shopping', item.id)}
        className={classes.link}
        aria-label={`${item.name} on the shopping list`}
      >
        <PriorityBadge priority={item.priority} />
        <IconChevronRight size={18} aria-hidden />
      </Link>
    </Group>
  ))
  return (
    <DashboardCard
      icon={IconShoppingCart}
      title={open.length > 0 ? `Shopping · ${open.length} to buy` : 'Shopping'}
      link={{ to: '/shopping', label: 'Open list' }}
      query={list}
      empty="Nothing to buy."
      rows={rows}
    />
  )
}
