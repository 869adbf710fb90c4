import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { knownCommand } from '#features/cards.logic.ts'
import { nothingSaid } from '#features/family/family.logic.ts'
import { pantryMetadata } from '#features/pantry/web/pantry.api.ts'
import { shoppingCategories } from '#features/shopping/shopping.logic.ts'
import { fieldLabel } from '#shared/fieldLabel.ts'
import type { AffectedEntity } from '../proposals.contract.ts'
import classes from './WrittenFields.module.css'

/** Fields that the title and detail already show, and internal ones. */
const alwaysShown = ['name', 'title', 'recipeId', 'pictureId', 'sortOrder', 'expiresOn']

interface WrittenFieldsProps {
  commandType: string
  added: AffectedEntity
}

/** A new record's other fields; long texts are folded. */
export function WrittenFields({ commandType, added }: WrittenFieldsProps) {
  const known = [...alwaysShown, ...(knownCommand(commandType)?.card.shownFields ?? [])]
  // A new thing on a shelf that everybody knows, with the usual priority, needs no more words.
  const { data } = useQuery(pantryMetadata)
  const usual: unknown[] = ['medium', ...shoppingCategories, ...(data?.categories ?? [])]
  const fields = Object.entries(added.after ?? {}).filter(
    ([name, value]) =>
      !known.includes(name) &&
      value !== false &&
      value !== nothingSaid &&
      !(['category', 'priority'].includes(name) && usual.includes(value)),
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

function said(value: unknown): string {
  if (Array.isArray(value)) return value.map(said).join(', ')
  if (typeof value === 'object' && value !== null) return Object.values(value).join(': ')
  return value === true ? 'yes' : String(value)
}

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
