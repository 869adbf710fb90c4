import type { Config } from '../../lifecycle/config.ts'
import { respond, routes } from '../routes.ts'
import type { Needed } from '../scopes.ts'
import { readDeclaredCalls } from './declaredCalls.ts'
import { openApi, type Registered } from './openApi.ts'

interface Given {
  config: Config
  /** Asked when a request comes, since this is registered among them. */
  registered: () => Registered[]
  neededFor: (method: string, path: string) => Needed
  isOpen: (path: string) => boolean
}

/** The reference of all calls, for programs and for people. It loads when it is asked for. */
export function referenceRoutes({ config, registered, neededFor, isOpen }: Given) {
  const made = async () =>
    openApi({
      registered: registered(),
      declared: await readDeclaredCalls(),
      neededFor,
      isOpen,
      address: config.basePath || '/',
    })
  return routes(
    respond('GET', '/api/openapi.json', 'application/json', async (c) => c.json(await made())),
    respond('GET', '/api/docs', 'text/html', async (c) => {
      const { referencePage } = await import('./referencePage.ts')
      return referencePage(c, await made())
    }),
  )
}
