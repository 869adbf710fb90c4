import { useWays } from '#web/lib/http/householdQuery.ts'
import { lazyExtra } from '#web/lib/lazyPart.tsx'

// Loaded later, because it knows what a cup of each food weighs.
const OtherAmount = lazyExtra(async () => (await import('./OtherAmount.tsx')).OtherAmount)

/** A line as it is written, and its amount in the household's units beside it. */
export function IngredientLine({ line }: { line: string }) {
  const { units } = useWays()
  return (
    <>
      {line}
      {units !== 'as written' && <OtherAmount line={line} units={units} />}
    </>
  )
}
