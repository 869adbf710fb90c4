/** What is counted since the start. A name's help is what Prometheus shows beside it. */
const counters = {
  requests: 'Requests answered',
  request_milliseconds: 'Milliseconds that answers took, together',
  changes: 'Changes to the household, each with one or more records',
  ai_failures: 'Calls of a model that failed, by reason',
} as const

type Labels = Record<string, string | number>

const counts = new Map<keyof typeof counters, Map<string, number>>()

/** For the whole program: one process serves one household. */
export function count(name: keyof typeof counters, labels: Labels = {}, by = 1) {
  const written = Object.entries(labels)
    .map(([label, value]) => `${label}="${value}"`)
    .join(',')
  const own = counts.get(name) ?? new Map<string, number>()
  counts.set(name, own.set(written, (own.get(written) ?? 0) + by))
}

type Gauge = { name: string; help: string; value: number }

/** All counts and the given gauges, in the text form of Prometheus. */
export function metricsText(gauges: readonly Gauge[]): string {
  const counted = Object.entries(counters).flatMap(([name, help]) => {
    const own = counts.get(name as keyof typeof counters) ?? new Map([['', 0]])
    return [
      ...head(`${name}_total`, help, 'counter'),
      ...[...own].map(
        ([labels, value]) => `food_pal_${name}_total${labels && `{${labels}}`} ${value}`,
      ),
    ]
  })
  const measured = gauges.flatMap(({ name, help, value }) => [
    ...head(name, help, 'gauge'),
    `food_pal_${name} ${value}`,
  ])
  return `${[...counted, ...measured].join('\n')}\n`
}

const head = (name: string, help: string, type: string) => [
  `# HELP food_pal_${name} ${help}`,
  `# TYPE food_pal_${name} ${type}`,
]
