import { readFileSync } from 'node:fs'
import { editDistance } from '#shared/editDistance.ts'
import { cannotStart } from './cannotStart.ts'

export type Variables = Record<string, string | undefined>

/** Variables with a secret, which may also stand in a file that `NAME_FILE` names. */
const secrets = ['HOUSEHOLD_PASSCODE', 'AI_KEY', 'DATABASE_URL', 'OIDC_CLIENT_SECRET'] as const

/** The variables, with secrets read from their files. Empty ones count as unset. */
export function withSecretFiles(environment: Variables): Record<string, string> {
  const given = Object.entries(environment).flatMap(([name, value]) => {
    const text = value?.trim()
    return text ? [[name, text] as const] : []
  })
  const variables = Object.fromEntries(given)
  for (const name of secrets) {
    const path = variables[`${name}_FILE`]
    if (path === undefined) continue
    if (variables[name]) throw cannotStart(`${name} and ${name}_FILE are both set: keep one.`)
    variables[name] = secretIn(name, path)
  }
  return variables
}

function secretIn(name: string, path: string): string {
  let text: string
  try {
    text = readFileSync(path, 'utf8').trim()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw cannotStart(`${name}_FILE takes a file that can be read: ${path} (${code ?? message}).`)
  }
  if (text === '') throw cannotStart(`${name}_FILE takes a file with a text in it: ${path}.`)
  return text
}

/** Letters that may be wrong. Short names (HOST) have neighbours that are somebody else's. */
const mostWrong = 2
const shortest = 6

/** Variables that are nearly called like one of ours, with ours. */
export function misspelt(
  environment: Variables,
  known: readonly string[],
): { name: string; meant: string }[] {
  const names = [...known, ...secrets.map((name) => `${name}_FILE`)]
  return Object.keys(environment).flatMap((name) => {
    if (name.length < shortest || names.includes(name)) return []
    const meant = names.find(
      (each) => each.length >= shortest && editDistance(name, each, mostWrong) <= mostWrong,
    )
    return meant ? [{ name, meant }] : []
  })
}
