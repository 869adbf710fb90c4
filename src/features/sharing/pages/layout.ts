import type { Context } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { type Html, plainPage } from '#server/http/plainPage.ts'

/** The address is the secret: no other site may learn it from a link, no robot may keep it. */
export function setPageHeaders(c: Context) {
  c.header('Referrer-Policy', 'no-referrer')
  c.header('X-Robots-Tag', 'noindex, nofollow')
  c.header('Cache-Control', 'no-store')
}

interface SharedPage {
  title: string
  body: Html
  /** The line at the end. */
  foot?: string
  status?: StatusCode
  script?: string
}

/** A page without the app's scripts. */
export const sharedPage = (c: Context, page: SharedPage) =>
  plainPage(c, { ...page, root: '../', style })

const style = `
.written{white-space:pre-line}
.plain{padding:0;list-style:none}
.cards{padding:0 .9rem;list-style:none;background:var(--panel);border:1px solid var(--line);border-radius:.75rem}
.cards li{margin:0;padding-block:.6rem}
.cards li+li{border-top:1px solid var(--line)}
.done{color:var(--dim);text-decoration:line-through}
.ticks li{padding:0}
button{display:flex;gap:.7rem;align-items:center;width:100%;min-height:3rem;padding:.5rem 0;border:0;background:none;color:inherit;font:inherit;text-align:start;text-decoration:inherit;cursor:pointer}
.box{flex:none;display:grid;place-items:center;width:1.4rem;height:1.4rem;border:2px solid var(--dim);border-radius:.35rem;font-weight:700;line-height:1}
[aria-checked=true] .box{border-color:var(--brand);color:var(--brand)}
`
