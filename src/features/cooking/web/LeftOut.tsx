import type { CookingIdeas } from '../cooking.contract.ts'

interface LeftOutProps extends Partial<CookingIdeas['leftOut']> {
  /** Whether other dishes stand above it. */
  isMore: boolean
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** '2 more dishes are left out: Dad can't eat shellfish.' */
export function LeftOut({ count = 0, because = [], isMore }: LeftOutProps) {
  if (count === 0) return null
  const people = Object.entries(Object.groupBy(because, ({ name }) => name))
  const why = people.map(([name, each = []]) => {
    const foods = each.map(({ food }) => food)
    return `${name} can't eat ${list.format(foods)}`
  })
  return (
    <p className="dim small breaks" dir="auto">
      {`${count}${isMore ? ' more' : ''} ${count === 1 ? 'dish is' : 'dishes are'} left out: ${why.join(', ')}.`}
    </p>
  )
}
