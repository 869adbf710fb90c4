import type { AnyRecordType } from '#server/records/recordType.ts'
import { recordFields } from '#shared/fields.ts'
import { compareNames } from '#shared/order.ts'

export const markdownOf = (day: string, lists: readonly RecordList[]): string =>
  `${[`# Food Pal, ${day}`, ...lists.map(section)].join('\n\n')}\n`

export type RecordList = { recordType: AnyRecordType; records: readonly Record<string, unknown>[] }

function section({ recordType, records }: RecordList): string {
  const entries = records
    .map((record) => ({ label: recordType.label(record), record }))
    .sort((a, b) => compareNames(a.label, b.label))
    .map(({ label, record }) => entry(label, record))
  return [`## ${recordType.heading}`, entries.join('\n') || 'Nothing here yet.'].join('\n\n')
}

/** Fields about order and links, not content. */
const arrangement = ['sortOrder', 'isActive', 'recipeId']

function entry(label: string, record: Record<string, unknown>): string {
  const fields = Object.entries(record)
    .filter(([name]) => !(name in recordFields) && !arrangement.includes(name))
    .filter(([, value]) => value !== label && !isEmpty(value))
    .map(([name, value]) => ({ name: words(name), text: textOf(value) }))
  const details = fields.filter(({ text }) => !text.includes('\n'))
  const passages = fields.filter(({ text }) => text.includes('\n'))
  const facts = details
    .map(({ name, text }) => (text === '' ? name : `${name}: ${plain(text)}`))
    .join('; ')
  return [
    `- **${plain(label.replace(/\s+/g, ' '))}**${facts && ` (${facts})`}`,
    ...passages.map(({ name, text }) => `  - ${name}:\n${plain(text).replace(/^/gm, '    - ')}`),
  ].join('\n')
}

/** Escapes Markdown and HTML. */
const plain = (text: string) =>
  text
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
    .replace(/&(?=#?\w)/g, '&amp;')
    .replace(/^[-+=]/gm, '\\$&')

const isEmpty = (value: unknown) =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** A true flag is told by its name alone; bullets are removed, since the list has its own. */
function textOf(value: unknown): string {
  if (value === true) return ''
  if (Array.isArray(value)) return value.join(', ')
  return String(value)
    .replace(/^\s*[•·*-]\s*/gm, '')
    .replace(/\n{2,}/g, '\n')
}

/** 'expiryDate' is 'expiry date', 'isCompleted' is 'completed'. */
const words = (name: string) =>
  name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
