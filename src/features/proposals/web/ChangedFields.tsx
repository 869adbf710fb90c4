import { IconArrowRight } from '@tabler/icons-react'
import { fieldLabel } from '#shared/fieldLabel.ts'
import { ChangedValue } from '#web/ui/ChangedValue.tsx'
import type { AffectedEntity } from '../proposals.contract.ts'
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
              <ChangedValue side="before" value={before?.[field]} />
              <IconArrowRight size={15} className={classes.arrow} aria-label="becomes" />
              <ChangedValue side="after" value={after?.[field]} />
            </li>
          )),
      )}
    </ul>
  )
}
