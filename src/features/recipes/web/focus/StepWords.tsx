import { Fragment } from 'react'
import { degreeParts } from '#shared/otherUnits/ovenDegrees.ts'
import { useWays } from '#web/lib/http/householdQuery.ts'

/** A step's words as they are written, with its temperatures in the household's scale beside them. */
export function StepWords({ text }: { text: string }) {
  const { units } = useWays()
  return degreeParts(text, units).map(({ text: words, other }, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={n}>
      {words}
      {other && <span className="dim"> ({other})</span>}
    </Fragment>
  ))
}
