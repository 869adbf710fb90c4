import { Pill } from './Pill.tsx'

const tones = { high: 'red', medium: 'yellow', low: 'brand' } as const

export function PriorityBadge({ priority }: { priority: keyof typeof tones }) {
  return (
    <span role="img" aria-label={`${priority} priority`} title={`${priority} priority`}>
      <Pill tone={tones[priority]} quiet={priority !== 'high'}>
        {priority.charAt(0).toUpperCase()}
      </Pill>
    </span>
  )
}
