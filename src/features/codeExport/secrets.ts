import type { Config } from '#server/lifecycle/config.ts'

export type RemoveSecrets = (text: string) => string

const removed = '[removed]'

/** From so many characters on nobody writes it by chance: keys are no words. */
const unmistakable = { key: 8, password: 12 }

/** A line that speaks of a secret. */
const tellsOne = /key|passcode|password|secret|postgres(ql)?:\/\//i

/**
 * Takes the household's secrets out of a text. A short one may be an everyday word: taken out of every
 * line, its gaps would tell it to whoever knows the program. So it goes where a line speaks of a secret.
 */
export function createSecretRemoval(
  config: Pick<Config, 'aiKey' | 'aiBaseUrl' | 'passcode' | 'databaseUrl'>,
): RemoveSecrets {
  const { aiKey, aiBaseUrl, passcode, databaseUrl } = config
  const passwords = [passcode, ...passwordIn(databaseUrl), ...passwordIn(aiBaseUrl)]
  const secrets = [
    { text: aiKey, unmistakable: unmistakable.key },
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

/** The longest first: another may be a part of it. */
const takeOut = (text: string, secrets: readonly string[]) =>
  [...secrets]
    .sort((a, b) => b.length - a.length)
    .reduce((left, secret) => left.replaceAll(secret, removed), text)

/** As it stands in the address, and as it was meant. */
function passwordIn(address: string | undefined): string[] {
  const written = address ? new URL(address).password : ''
  if (written === '') return []
  try {
    return [...new Set([written, decodeURIComponent(written)])]
  } catch {
    return [written]
  }
}
