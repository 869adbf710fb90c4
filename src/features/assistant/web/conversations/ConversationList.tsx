import { type ComponentType, Suspense, useState } from 'react'
import { loadWhenIdle } from '#web/lib/idle.ts'
import { lazyComponent } from '#web/lib/lazyComponent.ts'
import type { ConversationListProps } from './ConversationPopover.tsx'
import { ConversationsButton } from './ConversationsButton.tsx'

const { Component, preload } = lazyComponent(
  async () => (await import('./ConversationPopover.tsx')).ConversationPopover,
)
const Loaded = Component as ComponentType<ConversationListProps>
loadWhenIdle(preload)

/** The button; its popover loads after the first paint. */
export function ConversationList(props: ConversationListProps) {
  const [wanted, setWanted] = useState(false)
  const button = (
    <ConversationsButton
      andMore={props.actions !== undefined}
      aria-expanded={wanted}
      onClick={() => setWanted(true)}
    />
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <Loaded {...props} />
    </Suspense>
  )
}
