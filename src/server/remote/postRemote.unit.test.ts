import type { LookupAddress, lookup } from 'node:dns'
import { expect, test } from 'vitest'
import { postRemote } from './postRemote.ts'

test('a name that leads into the own network is not posted to', async () => {
  const toHome = ((_name: string, _options: object, found: (...given: unknown[]) => void) => {
    const addresses: LookupAddress[] = [{ address: '192.168.1.2', family: 4 }]
    found(null, addresses)
  }) as unknown as typeof lookup
  const posted = postRemote(new URL('http://hooks.example/'), '{}', {
    allowPrivate: false,
    headers: {},
    lookup: toHome,
    time: 10_000,
    stopping: new AbortController().signal,
  })
  await expect(posted).rejects.toMatchObject({ trouble: 'privateNetwork' })
})
