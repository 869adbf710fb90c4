import { Box, Group } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { fieldLabel } from '#shared/fieldLabel.ts'
import { ChangedValue } from '#web/ui/feedback/ChangedValue.tsx'
import type { AffectedEntity } from '../proposals.contract.ts'

interface ChangedFieldsProps {
  entities: readonly AffectedEntity[]
  /** Changes to several lists: added and removed records are shown, too. */
  mixed?: boolean
}

/** The place of a new record, by entity. */
const newIn: Record<string, string> = { pantry: 'In the pantry', shopping: 'On the shopping list' }

type Row = { key: string; field: string; before?: unknown; after: unknown }

export function ChangedFields({ entities, mixed = false }: ChangedFieldsProps) {
  const rows = [...updatedRows(entities, mixed), ...(mixed ? movedRows(entities) : [])]
  if (rows.length === 0) return null
  return (
    <Box role="list" component="ul" mt={6} aria-label="What would change">
      {rows.map(({ key, field, before, after }) => (
        <Group key={key} component="li" gap="4px 8px" py={2} fz="sm">
          <span className="dim">{field}</span>
          {before !== undefined && (
            <>
              <ChangedValue side="before" value={before} />
              <IconArrowRight size={15} className="dim" aria-label="becomes" />
            </>
          )}
          <ChangedValue side="after" value={after} />
        </Group>
      ))}
    </Box>
  )
}

function updatedRows(entities: readonly AffectedEntity[], mixed: boolean): Row[] {
  const updated = entities.filter(({ action }) => action === 'update')
  return updated.flatMap(({ id, label, before, after }) =>
    Object.keys(after ?? {})
      .filter((field) => field !== 'recipeId')
      .map((field) => ({
        key: `${id} ${field}`,
        field: updated.length > 1 || mixed ? `${label}, ${fieldLabel(field)}` : fieldLabel(field),
        before: before?.[field] ?? null,
        after: after?.[field],
      })),
  )
}

const movedRows = (entities: readonly AffectedEntity[]): Row[] =>
  entities.flatMap(({ action, entityType, id, label, before }, n) => {
    if (action === 'remove') {
      return { key: `gone ${id}`, field: label, before: before?.quantity ?? '', after: 'used up' }
    }
    const field = action === 'add' && newIn[entityType]
    return field ? { key: `new ${n}`, field, after: label } : []
  })
