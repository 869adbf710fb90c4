import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Router } from 'wouter'
import { basePath } from './lib/basePath.ts'
import { createColorSchemeManager } from './lib/colorScheme.ts'
import { type Live, LiveContext } from './lib/http/live.ts'
import { forgetHousehold } from './lib/http/ourHousehold.ts'
import { startBackgroundRefresh } from './lib/http/queryClient.ts'
import { useSignInNeeded } from './lib/http/session.ts'
import { lazyComponent } from './lib/lazyComponent.ts'
import { forgetLists, startReadingAhead } from './lib/offline.ts'
import { outbox } from './lib/outbox/outbox.ts'
import { useAddress } from './lib/overlays.ts'
import { TipPlace } from './shell/messages/TipPlace.tsx'
import { ToastPlace } from './shell/messages/ToastPlace.tsx'
import { usePhoneMode } from './shell/phone/usePhoneMode.ts'
import { ScreenBoundary } from './shell/ScreenBoundary.tsx'
import { Shell } from './shell/Shell.tsx'
import { useBrowserBar } from './shell/useBrowserBar.ts'
import { theme } from './theme.ts'
import { cssVariablesResolver } from './theme.variables.ts'

interface AppProps {
  client: QueryClient
  live: Live
  nonce: string
}

const colorSchemeManager = createColorSchemeManager()
const { Component: SignIn } = lazyComponent(async () => (await import('./shell/SignIn.tsx')).SignIn)
const { Component: PhoneFrame } = lazyComponent(
  async () => (await import('./shell/phone/PhoneFrame.tsx')).PhoneFrame,
)

export function App({ client, live, nonce }: AppProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={client}>
        <LiveContext value={live}>
          <ScreenBoundary>
            <Router hook={useAddress} base={basePath}>
              <AppContent client={client} live={live} />
            </Router>
            <TipPlace />
            <ToastPlace />
          </ScreenBoundary>
        </LiveContext>
      </QueryClientProvider>
    </MantineProvider>
  )
}

function AppContent({ client, live }: Omit<AppProps, 'nonce'>) {
  const signInNeeded = useSignInNeeded()
  const { framed } = usePhoneMode()
  const listening = !signInNeeded && !framed
  useBrowserBar()

  useEffect(() => {
    if (!listening) return
    live.start()
    // Without a network a socket may seem open for minutes, and a new one waits for its turn.
    window.onoffline = window.ononline = () => live.start()
    const stopRefresh = startBackgroundRefresh(client)
    const stopSending = outbox.start(client)
    const stopReadingAhead = startReadingAhead()
    // The socket often reconnects before the outbox's next retry.
    const stopWatching = live.watch(() => live.status() === 'open' && outbox.send())
    return () => {
      window.onoffline = window.ononline = null
      live.stop()
      stopRefresh()
      stopSending()
      stopReadingAhead()
      stopWatching()
    }
  }, [client, live, listening])

  useEffect(() => {
    if (!signInNeeded) return
    client.clear()
    forgetHousehold()
    forgetLists()
  }, [client, signInNeeded])

  if (!framed && !signInNeeded) return <Shell />
  return <Suspense>{framed ? <PhoneFrame /> : <SignIn />}</Suspense>
}
