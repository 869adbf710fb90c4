import { html } from 'hono/html'
import type { ShoppingItem } from '#features/shopping/shopping.contract.ts'
import type { Html } from '#server/http/plainPage.ts'

const mostItems = 1_000

/** The list by store. A ticked item stays where it is, so that nobody loses their place. */
export function shoppingPage(items: readonly ShoppingItem[], mayTick: boolean): Html {
  if (items.length === 0) return html`<p class="dim">Nothing is on the list.</p>${again}`
  const shown = items.slice(0, mostItems)
  const line = mayTick ? tickLine : plainLine
  return html`${again}${[...Map.groupBy(shown, ({ store }) => store)].map(
    ([store, group]) => html`<h2 dir="auto">${store ?? 'Anywhere'}</h2>
<ul class="cards${mayTick ? ' ticks' : ''}">${group.map(line)}</ul>`,
  )}
${shown.length < items.length ? html`<p>And ${items.length - shown.length} more items.</p>` : ''}`
}

/** For browsers without scripts; a tick brings the newest list as well. */
const again = html`<p><a href="">Refresh</a></p>`

const plainLine = (item: ShoppingItem) =>
  html`<li class="${item.isCompleted ? 'done' : ''}" dir="auto">${words(item)}</li>`

const tickLine = (item: ShoppingItem) => {
  const { id, isCompleted } = item
  return html`<li id="item-${id}" class="${isCompleted ? 'done' : ''}" dir="auto"><form method="post">
<input type="hidden" name="item" value="${id}"><input type="hidden" name="bought" value="${isCompleted ? 'no' : 'yes'}">
<button role="checkbox" aria-checked="${String(isCompleted)}"><span class="box" aria-hidden="true">${isCompleted ? '✓' : ''}</span><span>${words(item)}</span></button>
</form></li>`
}

const words = ({ name, quantity, notes }: ShoppingItem) =>
  html`<b>${name}</b> ${quantity ?? ''} ${notes ? html`<i class="small">${notes}</i>` : ''}`

/**
 * Reads the list again while somebody looks at it, so that two people don't buy the same. Without
 * reception the old one stays; a link that has ended says so, and is not asked for again.
 */
export const renewing = `
const main = document.querySelector('main')
const timer = setInterval(renew, 30_000)
document.addEventListener('visibilitychange', renew)
async function renew() {
  if (document.hidden) return
  const answer = await fetch(location.href).catch(() => undefined)
  const hasEnded = answer?.status === 404
  if (!answer?.ok && !hasEnded) return
  // The rest has a style of its own, which this page's policy refuses.
  const [part = ''] = /<main>[^]*<\\/main>/.exec(await answer.text()) ?? []
  const next = new DOMParser().parseFromString(part, 'text/html').querySelector('main')
  if (!next || main.querySelector(':active')) return
  if (hasEnded) {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', renew)
  }
  if (next.innerHTML === main.innerHTML) return
  const focused = document.activeElement.closest('li')?.id
  main.replaceChildren(...next.childNodes)
  if (focused) document.getElementById(focused)?.querySelector('button')?.focus({ preventScroll: true })
}
`
