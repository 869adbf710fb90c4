import { Box } from '@mantine/core'
import type { EntityKind } from '#shared/commandTypes.ts'
import { fieldLabel } from '#shared/fieldLabel.ts'
import type { AffectedEntity } from '../proposals.contract.ts'
import classes from './WrittenFields.module.css'

/** Fields that the title and detail already show, and internal ones. */
const told: Partial<Record<EntityKind | 'unknown', readonly string[]>> = {
  pantry: ['quantity', 'location'],
  shopping: ['quantity', 'store'],
  recipe: ['servings'],
  menu: ['recipeName', 'date', 'time', 'mealType', 'attendees'],
}
const alwaysTold = ['name', 'title', 'recipeId', 'pictureId', 'sortOrder', 'expiresOn']

interface WrittenFieldsProps {
  entity: EntityKind | 'unknown'
  added: AffectedEntity
}

/** A new record's other fields; long texts are folded. */
export function WrittenFields({ entity, added }: WrittenFieldsProps) {
  const known = [...alwaysTold, ...(told[entity] ?? [])]
  const fields = Object.entries(added.after ?? {}).filter(
    ([name, value]) => !known.includes(name) && value !== false,
  )
  if (fields.length === 0) return null
  return (
    <dl className={classes.fields}>
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{fieldLabel(name)}</dt>
          <dd dir="auto">
            <Written text={said(value)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const said = (value: unknown) =>
  Array.isArray(value) ? value.join(', ') : value === true ? 'yes' : String(value)

const shortest = 120

function Written({ text }: { text: string }) {
  const lines = text.split('\n')
  if (text.length <= shortest && lines.length < 3) return text
  const [first = ''] = lines
  return (
    <details className={classes.long}>
      <summary>
        {first.slice(0, shortest / 2)}
        {'… '}
        <Box component="span" c="var(--fp-on-soft)" fw={500}>
          {lines.length > 1 ? `all ${lines.length} lines` : 'all of it'}
        </Box>
      </summary>
      <span className={classes.whole}>{text}</span>
    </details>
  )
}
