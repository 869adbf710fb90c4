import { useQuery } from '@tanstack/react-query'
import { PrintSheet } from '#web/ui/print/PrintSheet.tsx'
import type { ShoppingItem } from '../shopping.contract.ts'
import classes from './ShoppingSheet.module.css'
import { groupByStore } from './shoppingView.ts'
import { stores } from './stores.api.ts'

export const ShoppingSheet = ({ items }: { items: ShoppingItem[] }) => (
  <PrintSheet title="Shopping List">
    <Stores items={items} />
  </PrintSheet>
)

function Stores({ items }: { items: ShoppingItem[] }) {
  const { data: known = [] } = useQuery(stores)
  return groupByStore(items, known).map(({ label, items: group }) => (
    <section key={label}>
      <h2 dir="auto">{label}</h2>
      <ul role="list" className={classes.items}>
        {group.map(({ id, name, quantity, notes }) => (
          <li key={id} dir="auto">
            <b>{name}</b> {quantity} {notes && <i>{notes}</i>}
          </li>
        ))}
      </ul>
    </section>
  ))
}
