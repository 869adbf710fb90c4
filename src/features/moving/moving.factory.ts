import { expect } from 'vitest'
import type { App } from '#test/harness.ts'
import { isBusy, type Move, moveLists } from './moving.logic.ts'

/** The newest move, when nothing of it is under way anymore. */
export async function settled(app: App): Promise<Move> {
  let move: Move | undefined
  await expect
    .poll(async () => {
      ;[move] = (await app.get('/api/moving')).body
      return move && !isBusy(move)
    })
    .toBe(true)
  return move as Move
}

/** Sends a file and answers what was found in it. */
export async function moveFile(app: App, content: string | Uint8Array, name = 'file') {
  const response = await fetch(`${app.url}/api/moving/file?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: Buffer.from(content),
  })
  expect(response.status).toBe(200)
  return settled(app)
}

export async function saveAll(
  app: App,
  { id }: Pick<Move, 'id'>,
  lists: readonly string[] = moveLists,
) {
  expect((await app.post(`/api/moving/${id}/save`, { lists })).status).toBe(200)
  return settled(app)
}

export async function undoIt(app: App, { id }: Pick<Move, 'id'>) {
  expect((await app.post(`/api/moving/${id}/undo`)).status).toBe(200)
  return settled(app)
}
