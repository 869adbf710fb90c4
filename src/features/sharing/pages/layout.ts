import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { StatusCode } from 'hono/utils/http-status'

export type Html = ReturnType<typeof html>

/** Nothing but the page's own style, its icon and its forms. */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export function setPageHeaders(c: Context) {
  c.header('Content-Security-Policy', policy(c.get('nonce')))
  // The address is the secret: no other site may learn it from a link, no robot may keep it.
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
}

/** A page without any script. Whatever stands in `${}` is escaped. */
export function sharedPage(c: Context, { title, body, foot, status = 200 }: SharedPage) {
  c.status(status)
  return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="../icon.svg">
<style nonce="${c.get('nonce')}">${raw(style)}</style>
</head>
<body>
<main>
<h1 dir="auto">${title}</h1>
${body}
</main>
<footer>${foot ?? ''} Food Pal</footer>
</body>
</html>
`)
}

/** The colours are those of the screens (`web/tokens.css`). */
const style = `
:root{color-scheme:light dark;--page:#faf8f4;--panel:#fff;--line:#e7e1d6;--text:#22211d;--dim:#6d685e;--brand:#2f7d4f}
@media(prefers-color-scheme:dark){:root{--page:#141613;--panel:#1c1f1b;--line:#31362f;--text:#f1f0ea;--dim:#a3a79c;--brand:#6fcf8f}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:44rem;padding:1.25rem 1rem 2rem;background:var(--page);color:var(--text);font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0 0 .5rem;font-size:1.6rem;line-height:1.25}
h2{margin:1.75rem 0 .5rem;font-size:1.15rem}
p{margin:0 0 .75rem}
.dim,footer{color:var(--dim)}
.written{white-space:pre-line}
.small{font-size:.9rem}
ul,ol{margin:0;padding-inline-start:1.4rem}
li{margin-block:.35rem;scroll-margin-top:40vh}
.plain{padding:0;list-style:none}
.cards{padding:0 .9rem;list-style:none;background:var(--panel);border:1px solid var(--line);border-radius:.75rem}
.cards li{margin:0;padding-block:.6rem}
.cards li+li{border-top:1px solid var(--line)}
.done{color:var(--dim);text-decoration:line-through}
.ticks li{padding:0}
button{display:flex;gap:.7rem;align-items:center;width:100%;min-height:3rem;padding:.5rem 0;border:0;background:none;color:inherit;font:inherit;text-align:start;text-decoration:inherit;cursor:pointer}
.box{flex:none;display:grid;place-items:center;width:1.4rem;height:1.4rem;border:2px solid var(--dim);border-radius:.35rem;font-weight:700;line-height:1}
[aria-checked=true] .box{border-color:var(--brand);color:var(--brand)}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
a{color:var(--brand)}
table{border-collapse:collapse}
th,td{padding:.15rem 1rem .15rem 0;text-align:start;font-weight:400}
footer{margin-top:2rem;font-size:.9rem}
`
