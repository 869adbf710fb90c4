import type { TestProject } from 'vitest/node'
import type { Environment } from './household.ts'
import { makeTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The households that tests copy, by engine. */
    templates: Record<string, Environment>
  }
}

/** Runs before all tests, and what it returns after them. */
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
