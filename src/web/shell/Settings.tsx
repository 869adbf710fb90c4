import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { householdQuery } from '../lib/household.ts'
import { whenIdle } from '../lib/idle.ts'
import { lazyComponent } from '../lib/lazyComponent.ts'
import { SettingsButton } from './SettingsButton.tsx'

const { Component: SettingsMenu, preload } = lazyComponent(() =>
  import('./SettingsMenu.tsx').then((module) => module.SettingsMenu),
)

/** The button stands at once; what opens from it is fetched when the first paint is done. */
export function Settings({ iconOnly }: { iconOnly?: boolean }) {
  const [wanted, setWanted] = useState(false)
  const client = useQueryClient()
  // Both ahead of time: the menu then opens at once, and at its full length.
  useEffect(
    () =>
      whenIdle(() => {
        preload()
        client.prefetchQuery(householdQuery)
      }),
    [client],
  )

  const button = (
    <SettingsButton
      iconOnly={iconOnly}
      aria-haspopup="menu"
      aria-expanded={wanted}
      onClick={() => setWanted(true)}
    />
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <SettingsMenu iconOnly={iconOnly} />
    </Suspense>
  )
}
