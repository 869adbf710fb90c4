import type { RecipeFacts } from '../../recipes.contract.ts'

/** How much of what a recipe needs is at home. */
export function StockNote({ facts }: { facts: RecipeFacts | undefined }) {
  if (!facts || facts.needed === 0) return <span />
  const { needed, atHome } = facts
  return (
    <span className="strong small" style={{ color: 'var(--fp-on-soft)', whiteSpace: 'nowrap' }}>
      {atHome === needed ? 'Have all' : `Have ${atHome} of ${needed}`}
    </span>
  )
}
