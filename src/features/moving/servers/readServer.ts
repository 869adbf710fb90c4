import { importingOf } from '#features/recipes/recipes.service.ts'
import type { AppContext } from '#server/appContext.ts'
import type { Content, Doing } from '../content.ts'
import type { ServerProgram } from '../moving.logic.ts'
import { type Answers, type Ask, createAsk } from './askServer.ts'
import { askGrocy } from './grocy.ts'
import { askTandoor } from './tandoor.ts'

type Program = {
  headers: (key: string) => Record<string, string>
  ask: (ask: Ask, doing: Doing) => Promise<Answers>
}

const programs: Record<ServerProgram, Program> = {
  Grocy: { headers: (key) => ({ 'GROCY-API-KEY': key }), ask: askGrocy },
  Tandoor: { headers: (key) => ({ Authorization: `Bearer ${key}` }), ask: askTandoor },
}

/** Pictures are fetched while recipes are saved: all that a book of 5,000 may have. */
const pictures = { most: 5_000, time: 3_600_000 }

type Source = { program: ServerProgram; url: URL; key: string }

export async function readServer(
  app: AppContext,
  { program, url, key }: Source,
  signal: AbortSignal,
  doing: Doing,
): Promise<Content> {
  const { headers, ask: askAll } = programs[program]
  const ask = createAsk(app, url, headers(key.trim()), signal)
  const answers = await askAll(ask, doing)
  const address = [new TextEncoder().encode(ask.address)]
  return importingOf(app).server(
    { kind: 'server', program, answers: { ...answers, address } },
    { ...pictures, key: ask.key },
    signal,
  )
}
