import classes from './ChangedValue.module.css'

interface ChangedValueProps {
  side: 'before' | 'after'
  value: unknown
}

/** A field's value before or after a change. */
export function ChangedValue({ side, value }: ChangedValueProps) {
  const text = said(value)
  const Tag = side === 'before' ? 'del' : 'ins'
  return (
    <Tag
      className={classes[side]}
      data-empty={text === '' || undefined}
      // A long value scrolls, so the keyboard must be able to focus it.
      tabIndex={isLong(text) ? 0 : undefined}
    >
      {text || 'empty'}
    </Tag>
  )
}

/** Whether a text may be longer than its box on a phone. */
const isLong = (text: string) => text.length > 200 || text.split('\n').length > 6

function said(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(said).join(', ')
  if (typeof value === 'object') return Object.values(value).map(said).join(': ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}
