import { IconAlertTriangle } from '@tabler/icons-react'
import { Pill } from '#web/ui/Pill.tsx'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** 'Dad can't eat it'. */
export function CantEatPill({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Pill tone="red">
      <IconAlertTriangle size={15} aria-hidden /> {list.format(names)} can't eat it
    </Pill>
  )
}
