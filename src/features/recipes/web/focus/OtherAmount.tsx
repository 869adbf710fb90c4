import { type OtherUnits, otherAmount } from '#shared/otherUnits/otherAmount.ts'

interface OtherAmountProps {
  line: string
  units: OtherUnits
}

/** The line's amount in the household's units, where it is written in others. */
export function OtherAmount({ line, units }: OtherAmountProps) {
  const other = otherAmount(line, units)
  return other && <span className="dim"> ({other})</span>
}
