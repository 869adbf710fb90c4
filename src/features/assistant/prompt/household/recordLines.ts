import { sayDay } from '#shared/days.ts'
import { isMustAvoid } from '#shared/foods/mustAvoid.ts'
import { estimateTokens } from '../budget/estimateTokens.ts'
import { dataText } from './dataText.ts'
import type { ListName, RecordOf } from './promptLists.ts'

/** A record as one line, brief or in full. */
export type Line = { text: string; tokens: number }

type Written = { brief: Line; full: Line }

const written = new WeakMap<object, Partial<Written>>()

/** Cached with the record, which is read again only when its list has changed. */
export function lineOf<Name extends ListName>(
  list: Name,
  record: RecordOf<Name>,
  form: keyof Written,
): Line {
  const known = written.get(record) ?? {}
  const line = known[form]
  if (line) return line
  const fresh = write(fieldsOf[list](record, form === 'full' ? 1 : 0))
  known[form] = fresh
  written.set(record, known)
  return fresh
}

function write(fields: readonly string[]): Line {
  const [id, ...others] = fields.filter((field) => field !== '')
  const text = `[${id}] ${others.join(' | ')}`
  // Includes the line break.
  return { text, tokens: estimateTokens(text) + 1 }
}

/** The field with its label; empty if there is no text. */
function said(label: string, text: string | null | undefined, longest: number): string {
  const shown = dataText(text, longest)
  return shown === '' ? '' : `${label} ${shown}`
}

/** Must-avoid lines come first, so that truncation does not drop them. */
function bindingFirst(text: string): string {
  const lines = text.split('\n')
  return [...lines.filter(isMustAvoid), ...lines.filter((line) => !isMustAvoid(line))].join('\n')
}

/** The words, and the day that they mean. */
function expires({ expiryDate, expiresOn }: RecordOf<'pantry'>): string {
  const words = said('expires', expiryDate, 60)
  return expiresOn && expiresOn !== expiryDate ? `${words} (${expiresOn})` : words
}

type Fields = { [Name in ListName]: (record: RecordOf<Name>, isFull: 0 | 1) => string[] }

/** `isFull` decides how much of longer texts is shown. */
const fieldsOf: Fields = {
  pantry: (item, isFull) => [
    String(item.id),
    dataText(item.name, 120),
    dataText(item.quantity, 40),
    dataText(item.category, 40),
    dataText(item.location, 40),
    expires(item),
    said('notes', item.notes, isFull ? 300 : 60),
  ],
  recipes: (recipe, isFull) => [
    String(recipe.id),
    dataText(recipe.title, 120),
    said('prep', recipe.prepTime, 20),
    said('cook', recipe.cookTime, 20),
    said('serves', recipe.servings, 20),
    dataText(recipe.difficulty, 10),
    dataText(recipe.cuisine, 30),
    said('tags', recipe.tags.join(', '), isFull ? 200 : 60),
    ...(isFull
      ? [
          said('about', recipe.description, 300),
          said('ingredients', recipe.ingredients, 1_200),
          said('notes', recipe.notes, 300),
        ]
      : []),
  ],
  shopping: (item, isFull) => [
    String(item.id),
    dataText(item.name, 120),
    dataText(item.quantity, 40),
    dataText(item.category, 40),
    said('store', item.store, 40),
    item.priority === 'medium' ? '' : `${item.priority} priority`,
    said('added by', item.addedBy, 40),
    said('notes', item.notes, isFull ? 300 : 60),
    item.isCompleted ? 'bought' : '',
  ],
  meals: (meal, isFull) => [
    String(meal.id),
    `${meal.date} ${sayDay(meal.date, { weekday: 'short' })} ${meal.time}`,
    dataText(meal.mealType, 30),
    dataText(meal.recipeName, 120) + (meal.recipeId ? ` (recipe ${meal.recipeId})` : ''),
    said('eaters', meal.attendees?.join(', '), 120),
    said('notes', meal.notes, isFull ? 300 : 60),
  ],
  members: (member, isFull) => [
    String(member.id),
    dataText(member.name, 60),
    dataText(member.role, 40),
    said('goals and limits', bindingFirst(member.keyGoalsAndLimits), isFull ? 2_000 : 500),
    said('dislikes', bindingFirst(member.dislikes), isFull ? 2_000 : 400),
    said('likes', member.likes, isFull ? 2_000 : 200),
    member.isActive ? '' : 'away for now',
  ],
  wholeFamily: (rule, isFull) => [
    String(rule.id),
    dataText(rule.name, 100),
    dataText(rule.description, isFull ? 2_000 : 200),
    said('value', rule.value, isFull ? 500 : 100),
    rule.isActive ? '' : 'not in force',
  ],
  knowledge: (fact, isFull) => [
    String(fact.id),
    said('topic', fact.vaultName, 60),
    dataText(fact.name, 120),
    dataText(fact.content, isFull ? 2_000 : 160),
  ],
}
