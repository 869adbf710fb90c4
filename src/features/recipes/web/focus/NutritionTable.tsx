import { useId } from 'react'
import { type NutritionLine, perServing } from '../../nutrition.logic.ts'

interface NutritionTableProps {
  lines: readonly NutritionLine[]
  heading?: 'h2' | 'h3'
  className?: string | undefined
}

/** As stated, whatever the servings that are cooked: it is about one of them. */
export function NutritionTable({ lines, heading: Heading = 'h3', className }: NutritionTableProps) {
  const { size, nutrients } = perServing(lines)
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <Heading id={id} className={Heading === 'h3' ? 'small strong' : undefined}>
        {size ? `Per serving: ${size}` : 'Per serving'}
      </Heading>
      <dl className="facts small">
        {nutrients.map(({ name, amount }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there twice
          <div key={n} style={{ display: 'contents' }}>
            <dt dir="auto">{name}</dt>
            <dd dir="auto">{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
