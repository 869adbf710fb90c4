import type { RecipeFacts } from '../../recipes.contract.ts'

/** How much of what a recipe needs is at home. */
export function StockNote({ facts }: { facts: RecipeFacts | undefined }) {
  if (!facts || facts.needed === 0) return <span />
  const { needed, atHome } = facts
  // Green says that it can be cooked.
  const color = atHome * 2 < needed ? 'var(--fp-dim)' : 'var(--fp-on-soft)'
  return (
    <span className="strong small" style={{ color, whiteSpace: 'nowrap' }}>
      {atHome === needed ? 'Have all' : `Have ${atHome} of ${needed}`}
    </span>
  )
}
