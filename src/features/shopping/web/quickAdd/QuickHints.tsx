import type { ShoppingItem } from '../../shopping.contract.ts'
import type { ShoppingFilter } from '../shoppingView.ts'
import { QuickNotes } from './QuickNotes.tsx'
import type { Outcome } from './quickAdd.ts'
import { UsualChips } from './UsualChips.tsx'

interface QuickHintsProps {
  items: ShoppingItem[]
  filter: ShoppingFilter
  said: Outcome
  say: (outcome: Outcome) => void
  onAdd: () => void
  onAddUsual: (name: string) => void
}

/** Suggestions beside the field, and the result of the last line. */
export function QuickHints({ items, said, onAddUsual, ...notes }: QuickHintsProps) {
  const { added, problem, questions = [] } = said
  return (
    <>
      <UsualChips items={items} onAdd={onAddUsual} />
      {(added || problem || questions.length > 0) && (
        <QuickNotes items={items} said={said} {...notes} />
      )}
    </>
  )
}
