import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Config } from '../lifecycle/config.ts'
import { deviceOf } from './deviceName.ts'
import { hashOf, type Session, type Sessions, sessionLasts } from './sessions.ts'

export const cookieName = 'food_pal_session'

/** A browser's session, by the signed cookie that names it. */
export function createSessionCookie(
  sessions: Sessions,
  { publicUrl, basePath }: Pick<Config, 'publicUrl' | 'basePath'>,
  key: string,
) {
  const path = basePath || '/'

  return {
    find: async (c: Context): Promise<Session | undefined> => {
      const token = await getSignedCookie(c, key, cookieName)
      return token ? sessions.find(token, deviceOf(c.req.header('User-Agent'))) : undefined
    },
    begin: async (c: Context, memberId?: number) => {
      const token = await sessions.begin(deviceOf(c.req.header('User-Agent')), memberId)
      await setSignedCookie(c, cookieName, token, key, {
        path,
        httpOnly: true,
        sameSite: 'Lax',
        secure: publicUrl?.startsWith('https:') ?? false,
        maxAge: sessionLasts,
      })
      return { id: hashOf(token) }
    },
    forget: (c: Context) => void deleteCookie(c, cookieName, { path }),
  }
}

export type SessionCookie = ReturnType<typeof createSessionCookie>
