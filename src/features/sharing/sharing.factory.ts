import { expect } from 'vitest'
import type { Client } from '#test/client.ts'
import type { App } from '#test/harness.ts'
import type { MadeLink, NewShareLink } from './sharing.contract.ts'

const passcode = 'soup is good'
export const guarded = { HOUSEHOLD_PASSCODE: passcode }

export const shopping = (mayTick: boolean) => ({ shows: { kind: 'shopping', mayTick } }) as const

export async function signedIn(app: App) {
  const { headers } = await app.post('/api/sign-in', { passcode })
  return app.with({ Cookie: headers.get('set-cookie')?.split(';')[0] ?? '' })
}

export async function share(person: Client, given: NewShareLink): Promise<MadeLink> {
  const { status, body } = await person.post('/api/share-links', given)
  expect(status).toBe(201)
  return body
}

/** What a form on the page sends. A redirect is not followed. */
export async function sendTick(
  app: Client,
  path: string,
  fields: Record<string, string | number>,
  headers: Record<string, string> = {},
) {
  const response = await fetch(app.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
