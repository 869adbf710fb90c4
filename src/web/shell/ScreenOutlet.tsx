import { useDocumentTitle } from '@mantine/hooks'
import { Suspense } from 'react'
import { useWays } from '../lib/http/householdQuery.ts'
import { screenAt } from '../routes.tsx'
import { NotFound } from './NotFound.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'

export function ScreenOutlet({ location }: { location: string }) {
  const screen = screenAt(location)
  // Whatever a screen says is said anew when the household's ways change.
  useWays()
  useDocumentTitle(`${screen?.label ?? 'Page Not Found'} · Food Pal`)

  if (!screen) return <NotFound />
  return (
    <ScreenBoundary key={screen.path}>
      <Suspense fallback={<ScreenLoading />}>
        <screen.Component />
      </Suspense>
    </ScreenBoundary>
  )
}
