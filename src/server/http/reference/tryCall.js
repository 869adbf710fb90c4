/** Runs in the reference's page: finds calls, and sends them as the forms say. */
const calls = [...document.querySelectorAll('.call')]

document.querySelector('#find').addEventListener('input', ({ target }) => {
  const wanted = target.value.trim().toLowerCase()
  for (const call of calls) call.hidden = !call.dataset.path.toLowerCase().includes(wanted)
  for (const section of document.querySelectorAll('section')) {
    const own = [...section.querySelectorAll('.call')]
    section.hidden = own.length > 0 && own.every((call) => call.hidden)
  }
})

/** What was typed, in the path or behind it. */
function addressOf(call, form) {
  let path = call.dataset.path
  const query = new URLSearchParams()
  for (const { name, value, dataset } of form.querySelectorAll('input')) {
    if (dataset.in === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value))
    else if (value !== '') query.set(name, value)
  }
  const search = query.size > 0 ? `?${query}` : ''
  // The page itself is /api/docs, below whatever path the household is served at.
  return new URL(`..${path}${search}`, location.href)
}

async function answerOf(call, form) {
  const body = form.elements.body?.value
  const response = await fetch(addressOf(call, form), {
    method: call.dataset.method.toUpperCase(),
    ...(body !== undefined && { body, headers: { 'Content-Type': 'application/json' } }),
  })
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.includes('json')
  const change = response.headers.get('X-Change-Id')
  return [
    `${response.status} ${response.statusText}`,
    ...(change ? [`X-Change-Id: ${change}`] : []),
    isJson && text ? JSON.stringify(JSON.parse(text), null, 2) : text.slice(0, 20_000),
  ].join('\n')
}

for (const call of calls) {
  call.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault()
    const shown = document.createElement('pre')
    try {
      shown.textContent = await answerOf(call, event.target)
    } catch {
      shown.textContent = 'Food Pal can’t be reached.'
    }
    call.querySelector('output').replaceChildren(shown)
  })
}
