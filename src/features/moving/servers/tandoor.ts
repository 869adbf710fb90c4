import { unreadable } from '#shared/errors.ts'
import type { Doing } from '../content.ts'
import type { Answers, Ask } from './askServer.ts'

const pageSize = 100
const mostPages = 200
const mostRecipes = 5_000
const atOnce = 4
/** Pages are looked into here, beside everybody's requests, and not in a thread. */
const largestPage = 4 * 1_024 * 1_024

/** Recipes are asked for one by one, since the list has no steps; the other lists page by page. */
export async function askTandoor(ask: Ask, doing: Doing): Promise<Answers> {
  const overview = await pagesOf(ask, '/api/recipe/')
  const ids = overview.flatMap(({ ids }) => ids).slice(0, mostRecipes)
  const answers: Answers = {}
  for (const list of ['meal-plan', 'shopping-list-entry']) {
    answers[list] = bytesOf(await pagesOf(ask, `/api/${list}/`))
  }
  for (const list of ['cook-log', 'food', 'recipe-book', 'supermarket']) {
    answers[list] = bytesOf(await pagesOf(ask, `/api/${list}/`, true))
  }
  const recipes: Uint8Array[] = []
  for (let n = 0; n < ids.length; n += atOnce) {
    doing('Reading recipes', n, ids.length)
    const some = ids.slice(n, n + atOnce).map((id) => ask(`/api/recipe/${id}/`))
    recipes.push(...(await Promise.all(some)))
  }
  return { ...answers, recipe: recipes }
}

type Page = { bytes: Uint8Array; ids: number[] }

const bytesOf = (pages: Page[]) => pages.map(({ bytes }) => bytes)

/** Version 1 answers some lists whole, version 2 all of them in pages. */
async function pagesOf(ask: Ask, path: string, optional = false): Promise<Page[]> {
  const pages: Page[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const address = `${path}?page=${page}&page_size=${pageSize}`
    const bytes = await ask(address, { optional, largest: largestPage })
    const { list, hasMore } = readPage(bytes)
    pages.push({ bytes, ids: list.flatMap(({ id }) => (Number.isSafeInteger(id) ? [id] : [])) })
    if (!hasMore) break
  }
  return pages
}

function readPage(bytes: Uint8Array): { list: { id: number }[]; hasMore: boolean } {
  try {
    const answer = JSON.parse(new TextDecoder().decode(bytes))
    if (Array.isArray(answer)) return { list: answer, hasMore: false }
    if (Array.isArray(answer?.results)) {
      return { list: answer.results, hasMore: typeof answer.next === 'string' }
    }
  } catch {
    // Said below.
  }
  throw unreadable("What this server answers can't be read. Is it the right program?")
}
