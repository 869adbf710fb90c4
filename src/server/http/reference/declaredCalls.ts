import { readFile } from 'node:fs/promises'

export type JsonSchema = { [key: string]: unknown }

/** What a call's declaration (`*.endpoints.ts`) says, for whoever has no compiler. */
export interface DeclaredCall {
  name: string
  says?: string
  input?: JsonSchema
  answer: JsonSchema
}

export interface DeclaredCalls {
  /** By method and path, such as 'GET /api/pantry'. */
  calls: Record<string, DeclaredCall>
  schemas: Record<string, JsonSchema>
}

/** Written by `npm run api-schemas`; it is read when somebody asks for the reference. */
const kept = new URL('declaredCalls.json', import.meta.url)

export const readDeclaredCalls = async (): Promise<DeclaredCalls> =>
  JSON.parse(await readFile(kept, 'utf8'))
