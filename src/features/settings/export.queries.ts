import type { House } from '../../server/house.ts'
import type { AnyKind } from '../../server/kind.ts'
import { recordFields } from '../../shared/fields.ts'
import { compareNames } from '../../shared/order.ts'

/** Every list of the household as one readable document. */
export async function markdownExport(house: House): Promise<string> {
  const lists = house.kinds.filter((kind) => kind.name !== 'setting')
  const sections = await Promise.all(lists.map((kind) => section(house, kind)))
  return `${[`# Food Pal, ${house.today()}`, ...sections].join('\n\n')}\n`
}

async function section({ reader }: House, kind: AnyKind): Promise<string> {
  const records: Record<string, unknown>[] = await reader
    .selectFrom(kind.table)
    .selectAll()
    .execute()
  const entries = records
    .map((record) => ({ label: kind.label(record), record }))
    .sort((a, b) => compareNames(a.label, b.label))
    .map(({ label, record }) => entry(label, record))
  return [`## ${kind.heading}`, entries.join('\n') || 'Nothing here yet.'].join('\n\n')
}

function entry(label: string, record: Record<string, unknown>): string {
  const details = Object.entries(record)
    .filter(([name, value]) => !(name in recordFields) && value !== label && !isEmpty(value))
    .map(([name, value]) => `${words(name)}: ${inline(value)}`)
  return `- **${inline(label)}**${details.length > 0 ? ` (${details.join('; ')})` : ''}`
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

const inline = (value: unknown) =>
  (Array.isArray(value) ? value.join(', ') : String(value)).replace(/\s*\n\s*/g, ' / ')

/** 'expiryDate' as a person says it: 'expiry date'. */
const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
