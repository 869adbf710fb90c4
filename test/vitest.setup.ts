import type { TestProject } from 'vitest/node'
import type { Environment } from './household.ts'
import { makeTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templates: Record<string, Environment>
  }
}

/** Vitest calls this before all tests, and the returned function after them. */
export default async function makeTemplates(project: TestProject) {
  const sqlite = await makeTemplate('sqlite')
  const postgres = process.env.TEST_DATABASE_URL ? await makeTemplate('postgres') : undefined
  project.provide('templates', {
    sqlite: sqlite.env,
    ...(postgres && { postgres: postgres.env }),
  })
  return async () => {
    await sqlite.discard()
    await postgres?.discard()
  }
}
