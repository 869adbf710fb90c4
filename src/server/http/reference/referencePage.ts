import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { type Html, plainPage } from '../plainPage.ts'
import type { OpenApi, Operation } from './openApi.ts'
import { typeText } from './typeText.ts'

const says: Record<Operation['x-scope'], string> = {
  open: 'without signing in',
  read: 'token: read',
  propose: 'token: propose',
  write: 'token: write',
  session: 'signed in, no token',
}

/** All calls on one page, each to be tried with the session of whoever reads it. */
export async function referencePage(c: Context, api: OpenApi) {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))].sort()
  const body = html`<p>Everything that the screens do goes over these calls. A program comes in with a token
(Settings, Connections), sent as <code>Authorization: Bearer fp_…</code>. What is tried here is done with your own
session, and is real: undo it in the version history. The same as a file:
<a href="openapi.json">openapi.json</a> (OpenAPI ${api.openapi}).</p>
<label class="find">Find a call <input type="search" id="find" placeholder="pantry" autocomplete="off"></label>
${tags.map(
  (tag) => html`<section><h2>${headingOf(tag)}</h2>
${operations
  .filter(({ operation }) => operation.tags[0] === tag)
  .map(({ path, method, operation }) => callOf(path, method, operation))}</section>`,
)}
<section><h2>Types</h2>${Object.entries(api.components.schemas).map(
    ([name, schema]) =>
      html`<details id="type-${name}"><summary>${name}</summary><pre>${typeText(schema)}</pre></details>`,
  )}</section>`
  return plainPage(c, {
    title: 'Food Pal API',
    body,
    root: '../',
    style,
    script: await readFile(new URL('tryCall.js', import.meta.url), 'utf8'),
  })
}

function callOf(path: string, method: string, operation: Operation): Html {
  const input = operation.requestBody?.content['application/json'].schema
  const [[content, answer] = ['', {}]] = Object.entries(operation.responses['200']?.content ?? {})
  return html`<details class="call" data-method="${method}" data-path="${path}">
<summary><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code> <span class="dim small">${says[operation['x-scope']]}</span></summary>
${operation.description ? html`<p>${operation.description}</p>` : ''}
${input ? html`<h3>Takes</h3><pre>${typeText(input)}</pre>` : ''}
<h3>Answers</h3><pre>${content === 'application/json' && answer.schema ? typeText(answer.schema) : content}</pre>
<form>${operation.parameters.map(
    ({
      name,
      in: place,
      required,
    }) => html`<label>${name}${required ? '' : html` <span class="dim">(may be empty)</span>`}
<input name="${name}" data-in="${place}" ${required ? 'required' : ''}></label>`,
  )}
${input ? html`<label>Body <textarea name="body" rows="6" spellcheck="false">${exampleOf(input)}</textarea></label>` : ''}
<button>Try it</button></form>
<output></output>
</details>`
}

/** The fields that must be there, to be filled in. */
function exampleOf(schema: { [key: string]: unknown }): string {
  const { required = [], properties = {} } = schema as {
    required?: string[]
    properties?: Record<string, { type?: string }>
  }
  const empty: Record<string, unknown> = { number: 0, integer: 0, boolean: false, array: [] }
  const fields = required.map((name) => [name, empty[properties[name]?.type ?? ''] ?? ''])
  return JSON.stringify(Object.fromEntries(fields), null, 2)
}

/** 'mealShopping' is 'Meal shopping'. */
const headingOf = (tag: string) =>
  tag.charAt(0).toUpperCase() +
  tag.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const style = `
body{max-width:60rem}
h3{margin:.75rem 0 .25rem;font-size:.95rem}
code,pre,textarea{font-family:ui-monospace,monospace;font-size:.9rem}
pre{margin:0 0 .75rem;padding:.6rem .8rem;max-height:26rem;overflow:auto;background:var(--page);border:1px solid var(--line);border-radius:.5rem;white-space:pre-wrap}
details{margin-block:.4rem;padding:0 .9rem;background:var(--panel);border:1px solid var(--line);border-radius:.75rem}
details[open]{padding-bottom:.9rem}
summary{padding-block:.6rem;cursor:pointer}
summary b{display:inline-block;min-width:4.2rem;font-size:.85rem}
summary code{margin-inline-end:.6rem}
.get{color:var(--brand)}.delete{color:var(--danger)}
label{display:block;margin-bottom:.6rem}
input,textarea{display:block;width:100%;min-height:2.75rem;padding:.4rem .7rem;border:1px solid var(--line);border-radius:.5rem;background:var(--page);color:inherit;font-size:1rem}
button{min-height:2.75rem;padding:.4rem 1.2rem;border:0;border-radius:.5rem;background:var(--brand);color:var(--page);font:inherit;font-weight:600;cursor:pointer}
output{display:block;margin-top:.75rem}
[hidden]{display:none}
:root{--danger:#b3261e}
@media(prefers-color-scheme:dark){:root{--danger:#ff8a80}}
`
