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

/** The page has no script: a tick brings the newest list, and so does this. */
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
