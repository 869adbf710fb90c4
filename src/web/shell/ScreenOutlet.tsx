import { useDocumentTitle } from '@mantine/hooks'
import { Suspense } from 'react'
import { screenAt } from '../routes.tsx'
import { NotFound } from './NotFound.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'

export function ScreenOutlet({ location }: { location: string }) {
  const screen = screenAt(location)
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
