import type { Config } from '#server/lifecycle/config.ts'

export type RemoveSecrets = (text: string) => string

const removed = '[removed]'

/** Characters from which a secret can't be an everyday word. */
const unmistakable = { key: 8, password: 12 }

/** A line that mentions a secret. */
const tellsOne = /key|passcode|password|secret|postgres(ql)?:\/\//i

/**
 * Removes the household's secrets from a text. A short one may be an everyday word, whose gaps in
 * known source text would reveal it: so it is removed only from lines that mention a secret.
 */
export function createSecretRemoval(
  config: Pick<Config, 'aiKey' | 'aiBaseUrl' | 'passcode' | 'databaseUrl' | 'oidc'>,
): RemoveSecrets {
  const { aiKey, aiBaseUrl, passcode, databaseUrl, oidc } = config
  const passwords = [passcode, ...passwordIn(databaseUrl), ...passwordIn(aiBaseUrl)]
  const secrets = [
    { text: aiKey, unmistakable: unmistakable.key },
    { text: oidc?.clientSecret, unmistakable: unmistakable.key },
    ...passwords.map((text) => ({ text, unmistakable: unmistakable.password })),
  ]
  const all = secrets.flatMap(({ text }) => text ?? [])
  const everywhere = secrets.flatMap((each) =>
    each.text && each.text.length >= each.unmistakable ? each.text : [],
  )
  return (text) => {
    const without = takeOut(text, everywhere)
    if (!all.some((secret) => without.includes(secret))) return without
    return without
      .split('\n')
      .map((line) => (tellsOne.test(line) ? takeOut(line, all) : line))
      .join('\n')
  }
}

/** Longest first, since one secret may contain another. */
const takeOut = (text: string, secrets: readonly string[]) =>
  [...secrets]
    .sort((a, b) => b.length - a.length)
    .reduce((left, secret) => left.replaceAll(secret, removed), text)

/** The password as it is in the address, and decoded. */
function passwordIn(address: string | undefined): string[] {
  const written = address ? new URL(address).password : ''
  if (written === '') return []
  try {
    return [...new Set([written, decodeURIComponent(written)])]
  } catch {
    return [written]
  }
}
