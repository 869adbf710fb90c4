import { IconArrowRight } from '@tabler/icons-react'
import type { CommandCard } from '#shared/commandCard.ts'
import { fieldLabel } from '#shared/fieldLabel.ts'
import { type FieldChange, fieldChange } from '../fieldChange.logic.ts'
import type { AffectedEntity } from '../proposals.contract.ts'
import classes from './ChangedFields.module.css'
import { useToday } from './useToday.ts'

interface ChangedFieldsProps {
  entities: readonly AffectedEntity[]
  /** Changes to several lists: added and removed records are shown, too. */
  mixed?: boolean
  which?: CommandCard['which']
}

/** The place of a new record, by entity. */
const newIn: Record<string, string> = { pantry: 'In the pantry', shopping: 'On the shopping list' }

/** Fields that follow from others on the card. */
const followers = ['recipeId', 'expiresOn']

type Row = FieldChange & { key: string; label: string }

export function ChangedFields({ entities, mixed = false, which }: ChangedFieldsProps) {
  const today = useToday()
  const nameOf = ({ label, before }: AffectedEntity) =>
    which ? `${label} (${which(before ?? {}, today)})` : label
  const updated = entities.filter(({ action }) => action === 'update')
  const several = updated.length > 1 || mixed
  const rows = [
    ...updatedRows(updated, several ? nameOf : undefined, today),
    ...(mixed ? movedRows(entities) : []),
  ]
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

function Change({ removed, added, wasEmpty }: FieldChange) {
  // A '+' before a single value would read as 'so many more'.
  if (wasEmpty && added.length === 1) return <ins dir="auto">{added}</ins>
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

function updatedRows(
  updated: readonly AffectedEntity[],
  nameOf: ((entity: AffectedEntity) => string) | undefined,
  today: string,
): Row[] {
  return updated.flatMap((entity) => {
    const { id, before, after } = entity
    return Object.keys(after ?? {})
      .filter((field) => !followers.includes(field))
      .map((field) => ({
        key: `${id} ${field}`,
        label: nameOf ? `${nameOf(entity)}, ${fieldLabel(field)}` : fieldLabel(field),
        ...fieldChange(field, [before?.[field], after?.[field]], today),
      }))
  })
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
