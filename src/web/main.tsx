import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/fraunces/wght.css'
import '@mantine/core/styles.layer.css'
import './theme.css'
import './classes.css'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { atBase, ownPath } from './lib/basePath.ts'
import { Live, liveUrl } from './lib/http/live.ts'
import { pageNonce } from './lib/http/nonce.ts'
import { createQueryClient } from './lib/http/queryClient.ts'
import { startOffline } from './lib/offline.ts'
import { startOverlays } from './lib/overlays.ts'
import { screenAt } from './routes.tsx'
import './slots.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// The page's CSP forbids eval, and zod's test for eval would violate it. Zod reads this global
// before the first schema is made; calling `z.config` would load zod before the first paint.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// A typed address may end with a slash; ours don't.
const asked = ownPath(location.pathname)
const path = asked.replace(/(?<=.)\/$/, '')
if (path !== asked) {
  // The host in front, since a path may begin with two slashes.
  const address = location.origin + atBase(path) + location.search + location.hash
  history.replaceState(null, '', address)
}
screenAt(path)?.preload()

// The scroll lock under Mantine's dialogs makes its own style tag, which needs the nonce.
const nonce = pageNonce()
setNonce(nonce)

const client = createQueryClient()
const live = new Live(client, liveUrl(location))
startOffline()
startOverlays()

createRoot(root).render(
  <StrictMode>
    <App client={client} live={live} nonce={nonce} />
  </StrictMode>,
)
