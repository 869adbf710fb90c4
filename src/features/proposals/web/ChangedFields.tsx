import { IconArrowRight } from '@tabler/icons-react'
import { fieldLabel } from '#shared/fieldLabel.ts'
import { type FieldChange, fieldChange } from '../fieldChange.logic.ts'
import type { AffectedEntity } from '../proposals.contract.ts'
import classes from './ChangedFields.module.css'
import { useToday } from './useToday.ts'

interface ChangedFieldsProps {
  entities: readonly AffectedEntity[]
  /** Changes to several lists: added and removed records are shown, too. */
  mixed?: boolean
}

/** The place of a new record, by entity. */
const newIn: Record<string, string> = { pantry: 'In the pantry', shopping: 'On the shopping list' }

/** Fields that follow from others on the card. */
const followers = ['recipeId', 'expiresOn']

type Row = FieldChange & { key: string; label: string }

export function ChangedFields({ entities, mixed = false }: ChangedFieldsProps) {
  const today = useToday()
  const rows = [...updatedRows(entities, mixed, today), ...(mixed ? movedRows(entities) : [])]
  if (rows.length === 0) return null
  return (
    <ul role="list" className={classes.fields} aria-label="What would change">
      {rows.map(({ key, label, ...change }) => (
        <li key={key}>
          <span className="dim">{label}</span>
          <Change {...change} />
        </li>
      ))}
    </ul>
  )
}

function Change({ removed, added }: FieldChange) {
  if (removed.length === 1 && added.length === 1)
    return (
      <>
        <del>{removed}</del>
        <IconArrowRight size={15} className="dim" aria-label="becomes" />
        <ins>{added}</ins>
      </>
    )
  // Many lines scroll, so the keyboard must be able to focus them.
  const isLong = removed.length + added.length > 6
  return (
    <div className={classes.lines} dir="auto" tabIndex={isLong ? 0 : undefined}>
      {removed.map((line, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none moves
        <del key={n}>{line}</del>
      ))}
      {added.map((line, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none moves
        <ins key={n}>{line}</ins>
      ))}
    </div>
  )
}

function updatedRows(entities: readonly AffectedEntity[], mixed: boolean, today: string): Row[] {
  const updated = entities.filter(({ action }) => action === 'update')
  return updated.flatMap(({ id, label, before, after }) =>
    Object.keys(after ?? {})
      .filter((field) => !followers.includes(field))
      .map((field) => ({
        key: `${id} ${field}`,
        label: updated.length > 1 || mixed ? `${label}, ${fieldLabel(field)}` : fieldLabel(field),
        ...fieldChange(field, [before?.[field], after?.[field]], today),
      })),
  )
}

const movedRows = (entities: readonly AffectedEntity[]): Row[] =>
  entities.flatMap(({ action, entityType, id, label, before }, n) => {
    if (action === 'remove') {
      const quantity = String(before?.quantity ?? '')
      return { key: `gone ${id}`, label, removed: [quantity], added: ['used up'] }
    }
    const place = action === 'add' && newIn[entityType]
    return place ? { key: `new ${n}`, label: place, removed: [], added: [label] } : []
  })
