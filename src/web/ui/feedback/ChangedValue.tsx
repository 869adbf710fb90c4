import classes from './ChangedValue.module.css'

interface ChangedValueProps {
  side: 'before' | 'after'
  value: unknown
}

/** What a field said, or says now. */
export function ChangedValue({ side, value }: ChangedValueProps) {
  const text = said(value)
  const Tag = side === 'before' ? 'del' : 'ins'
  return (
    <Tag
      className={classes[side]}
      data-empty={text === '' || undefined}
      // What scrolls must be reachable by keyboard.
      tabIndex={isLong(text) ? 0 : undefined}
    >
      {text || 'empty'}
    </Tag>
  )
}

/** It may be more than its place shows at once, on a phone. */
const isLong = (text: string) => text.length > 200 || text.split('\n').length > 6

function said(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}
