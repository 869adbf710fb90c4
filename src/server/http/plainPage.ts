import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { StatusCode } from 'hono/utils/http-status'

export type Html = ReturnType<typeof html>

interface PlainPage {
  title: string
  body: Html
  /** The line at the end. */
  foot?: string
  status?: StatusCode
  /** The folder of the page's icon. */
  root: string
  /** More than every page's own. */
  style?: string
  script?: string
}

/** A page without the screens: only its own style and script run. Whatever stands in `${}` is escaped. */
export function plainPage(c: Context, page: PlainPage) {
  const { title, body, foot = '', status = 200, root, style = '', script } = page
  const nonce = randomBytes(16).toString('base64')
  c.status(status)
  c.header('Content-Security-Policy', policy(nonce, script !== undefined))
  c.header('Cache-Control', 'no-store')
  return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="${root}icon.svg">
<style nonce="${nonce}">${raw(look + style)}</style>
</head>
<body>
<main>
<h1 dir="auto">${title}</h1>
${body}
</main>
<footer>${foot} Food Pal</footer>
${script === undefined ? '' : html`<script nonce="${nonce}">${raw(script)}</script>`}
</body>
</html>
`)
}

const policy = (nonce: string, hasScript: boolean) =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(hasScript ? [`script-src 'nonce-${nonce}'`, "connect-src 'self'"] : []),
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The colours are those of the screens (`web/tokens.css`). */
const look = `
:root{color-scheme:light dark;--page:#faf8f4;--panel:#fff;--line:#e7e1d6;--text:#22211d;--dim:#6d685e;--brand:#2f7d4f}
@media(prefers-color-scheme:dark){:root{--page:#141613;--panel:#1c1f1b;--line:#31362f;--text:#f1f0ea;--dim:#a3a79c;--brand:#6fcf8f}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:44rem;padding:1.25rem 1rem 2rem;background:var(--page);color:var(--text);font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0 0 .5rem;font-size:1.6rem;line-height:1.25}
h2{margin:1.75rem 0 .5rem;font-size:1.15rem}
p{margin:0 0 .75rem}
.dim,footer{color:var(--dim)}
.small{font-size:.9rem}
ul,ol{margin:0;padding-inline-start:1.4rem}
li{margin-block:.35rem;scroll-margin-top:40vh}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
a{color:var(--brand)}
table{border-collapse:collapse}
th,td{padding:.15rem 1rem .15rem 0;text-align:start;font-weight:400}
footer{margin-top:2rem;font-size:.9rem}
`
