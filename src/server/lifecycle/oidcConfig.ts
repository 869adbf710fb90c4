import { z } from 'zod'
import { cannotStart } from './cannotStart.ts'

const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** The variables of signing in by another service (OpenID Connect). */
export const oidcVariables = {
  OIDC_ISSUER: z.string().refine(isWeb, 'takes an http or https address').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_ALLOWED: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .transform((list) => list.filter((part) => part !== '')),
  PASSCODE_SIGN_IN: z.enum(['on', 'off'], 'takes on or off').default('on'),
}

type Given = z.infer<z.ZodObject<typeof oidcVariables>> & { PUBLIC_URL?: string | undefined }

/** The service where people sign in, and what this program is called there. */
export type Oidc = {
  issuer: URL
  clientId: string
  clientSecret: string
  /** E-mail addresses and groups that may come in; nobody if there are none. */
  allowed: readonly string[]
  /** Where the service sends people back to. */
  returnTo: string
}

export function oidcOf(env: Given): Oidc | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (!issuer) {
    if (clientId || clientSecret || env.OIDC_ALLOWED.length > 0) {
      throw cannotStart('OIDC_ISSUER takes the address of the service that the others belong to.')
    }
    if (env.PASSCODE_SIGN_IN === 'off') {
      throw cannotStart('PASSCODE_SIGN_IN takes off only beside OIDC_ISSUER: nobody could come in.')
    }
    return undefined
  }
  if (!clientId || !clientSecret || !env.PUBLIC_URL) {
    throw cannotStart(
      'OIDC_ISSUER takes OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and PUBLIC_URL beside it.',
    )
  }
  return {
    issuer: new URL(issuer),
    clientId,
    clientSecret,
    allowed: env.OIDC_ALLOWED,
    returnTo: `${env.PUBLIC_URL.replace(/\/+$/, '')}/api/sign-in/oidc/callback`,
  }
}
