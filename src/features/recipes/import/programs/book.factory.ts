import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Household, readRecipes } from '../importJob.ts'
import { programBooks } from '../programs.factory.ts'

/** All that a file holds; a problem is thrown. */
export function read(content: string | Uint8Array, name: string): Household {
  const folder = mkdtempSync(join(tmpdir(), 'food-pal-programs-'))
  try {
    const path = join(folder, 'file')
    writeFileSync(path, content)
    const pictures = join(folder, 'pictures')
    const outcome = readRecipes({ kind: 'file', path, name, pictures, whole: true })
    if ('problem' in outcome) throw new Error(outcome.problem)
    return outcome
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What one of the programs' books holds, with the forms of its recipes. */
export const book = (name: string) => {
  const household = read(programBooks[name]?.() ?? '', name)
  return { ...household, forms: household.recipes.map(({ form }) => form) }
}
