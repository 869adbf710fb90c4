import { CountBadge } from '#web/ui/CountBadge.tsx'
import { useShoppingList } from './shopping.api.ts'

export function ShoppingCount() {
  const { items } = useShoppingList()
  const count = items?.filter((item) => !item.isCompleted).length ?? 0
  return count > 0 ? <CountBadge count={count} label="to buy" /> : null
}
