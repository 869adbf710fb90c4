import type { AppContext } from '#server/appContext.ts'
import { cannotStart } from '#server/lifecycle/cannotStart.ts'
import type { AccessToken, Scope } from '#shared/accessToken.ts'
import { conflict } from '#shared/errors.ts'
import { sameName } from '#shared/order.ts'
import { NewToken } from './connections.contract.ts'

const mostTokens = 50

/** A token with a name of its own, and its text. */
export async function newToken(
  { accessTokens }: Pick<AppContext, 'accessTokens'>,
  name: string,
  scope: Scope,
): Promise<AccessToken & { text: string }> {
  const known = await accessTokens.list()
  if (known.length >= mostTokens) {
    throw conflict(`There are ${mostTokens} tokens already. Revoke one that is not used.`)
  }
  if (known.some((token) => sameName(token.name, name))) {
    throw conflict('There is a token with this name already.')
  }
  const { token, text } = await accessTokens.make(name, scope)
  return { ...token, text }
}

/** npm run token -- NAME SCOPE: prints the token, for a machine without a screen. */
export async function makeToken(app: AppContext, given: readonly string[]): Promise<string> {
  const [name, scope] = given
  const read = NewToken.safeParse({ name, scope })
  if (!read.success) {
    throw cannotStart('npm run token takes a name and a scope (read, propose or write).')
  }
  return (await newToken(app, read.data.name, read.data.scope)).text
}
