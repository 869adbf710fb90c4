import { dataText } from '#server/prompts/dataText.ts'
import type { PromptList } from '#server/prompts/promptList.ts'
import type { RecordFields } from '#shared/fields.ts'
import { estimateTokens } from '../budget/estimateTokens.ts'

/** A record as one line, brief or in full. */
export type Line = { text: string; tokens: number }

export type LineForm = 'brief' | 'full'

const written = new WeakMap<object, Partial<Record<LineForm, Line>>>()

/** Cached with the record, which is read again only when its list has changed. */
export function lineOf(list: PromptList, record: RecordFields, form: LineForm): Line {
  const known = written.get(record) ?? {}
  const line = known[form] ?? write(record.id, list.fields(record, form === 'full'))
  written.set(record, { ...known, [form]: line })
  return line
}

/** More than any field takes. */
const longestField = 4_000

function write(id: number, fields: readonly string[]): Line {
  // Once more, since a list that forgets `dataText` could end the data.
  const safe = fields.map((field) => dataText(field, longestField)).filter((field) => field !== '')
  const text = `[${id}] ${safe.join(' | ')}`
  // Includes the line break.
  return { text, tokens: estimateTokens(text) + 1 }
}
