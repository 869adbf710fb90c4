import { IconArrowRight } from '@tabler/icons-react'
import type { AffectedEntity } from '../proposals.contract.ts'
import { fieldLabel } from '../summary.facts.ts'
import classes from './ChangedFields.module.css'

interface ChangedFieldsProps {
  entities: readonly AffectedEntity[]
}

/** Each field that would change, before and after. What stays is not shown. */
export function ChangedFields({ entities }: ChangedFieldsProps) {
  const updated = entities.filter(({ action }) => action === 'update')
  if (updated.length === 0) return null
  return (
    <ul className={classes.changes} aria-label="What would change">
      {updated.flatMap(({ id, label, before, after }) =>
        Object.keys(after ?? {})
          .filter((field) => field !== 'recipeId')
          .map((field) => (
            <li key={`${id} ${field}`} className={classes.change}>
              <span className={classes.field}>
                {updated.length > 1 && `${label}, `}
                {fieldLabel(field)}
              </span>
              <Value kind="before" value={before?.[field]} />
              <IconArrowRight size={15} className={classes.arrow} aria-label="becomes" />
              <Value kind="after" value={after?.[field]} />
            </li>
          )),
      )}
    </ul>
  )
}

function Value({ kind, value }: { kind: 'before' | 'after'; value: unknown }) {
  const text = said(value)
  const Tag = kind === 'before' ? 'del' : 'ins'
  return (
    <Tag
      className={classes[kind]}
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
