import { knownCommand } from '#features/cards.logic.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import { type CommandCard, type Fields, few, joined, mostNamed, text } from '#shared/commandCard.ts'
import { fieldLabel } from '#shared/fieldLabel.ts'
import type { AffectedEntity, Proposal, ProposedChange } from './proposals.contract.ts'

/** Pure functions for cards and sentences; they accept any stored data. */
type Summarized = Pick<
  Proposal,
  'commandType' | 'commandContent' | 'proposedChanges' | 'affectedEntities'
>

/** The title says what would change, the detail where, when and how much. */
export type Summary = { title: string; detail: string }

export function summarize(proposal: Summarized, today: string): Summary {
  const { commandType, proposedChanges, affectedEntities } = proposal
  const command = knownCommand(commandType)
  const names = command ? namesIn(proposedChanges, affectedEntities) : []
  if (!command || names.length === 0) return { title: fallback(proposal), detail: '' }
  const { card, action } = command
  const items = proposedChanges.map(({ item }) => fieldsOf(item))
  return {
    // Removals are listed in full.
    title: action === 'remove' ? names.join(', ') : listed(names),
    detail:
      action === 'remove'
        ? (card.removedDetail?.(items, today) ?? removedFrom(card, affectedEntities))
        : action === 'update'
          ? joined([
              placeOf(card, affectedEntities, today),
              few(affectedEntities.map(keptIn(card))),
              changedFields(affectedEntities),
            ])
          : card.detail(items, today),
  }
}

/** 'Pantry', 'Menu · Thu, Nov 19 · Dinner'. */
export const placeOf = (
  { place, which }: CommandCard,
  affected: readonly AffectedEntity[],
  today: string,
): string => joined([place, few(affected.map(({ before }) => which?.(before ?? {}, today) ?? ''))])

const keptIn =
  ({ kept }: CommandCard) =>
  ({ before, after }: AffectedEntity) =>
    kept?.(before ?? {}, after ?? {}) ?? ''

export const fieldsOf = (item: unknown): Fields =>
  item !== null && typeof item === 'object' && !Array.isArray(item)
    ? { ...item }
    : { name: typeof item === 'string' ? item : undefined }

function removedFrom({ place }: CommandCard, affected: readonly AffectedEntity[]): string {
  const known = affected.map(({ before }) =>
    joined([text(before?.quantity), text(before?.location) || text(before?.store)]),
  )
  return joined([few(known), `From ${place}`])
}

/** For malformed proposals: the stored sentence, else the command's name, both without the verb. */
const fallback = ({ commandContent, commandType }: Summarized): string =>
  (typeof commandContent === 'string' && commandContent.trim().replace(verb, '')) ||
  String(commandType).toLowerCase().replaceAll('_', ' ').replace(verb, '')

const verb = /^(?:add|update|delete|create|cooked) (?=\S)/i

/** 'Milk, Eggs +3 more'. */
function listed(names: readonly string[]): string {
  const more = names.length - mostNamed
  const first = names.slice(0, mostNamed).join(', ')
  return more > 0 ? `${first} +${more} more` : first
}

/** An item's name; for an update without one, that of the record. */
export function nameOfItem(item: unknown, affected: readonly AffectedEntity[]): string {
  const { name, title, recipeName, id, date, mealType } = fieldsOf(item)
  const record = affected.find(({ id: own, before }) =>
    id === undefined ? isMealAt(before, { date, mealType }) : own === id,
  )
  if (record && (id !== undefined || !text(recipeName))) return record.label
  return text(title) || text(recipeName) || text(name) || (text(date) && typeName(text(mealType)))
}

/** Removals of meals give only day and meal type; the affected record has the dish's name. */
const isMealAt = (before: AffectedEntity['before'], { date, mealType }: Fields) =>
  text(date) !== '' &&
  before?.date === date &&
  typeName(text(before?.mealType)) === typeName(text(mealType))

const namesIn = (changes: readonly ProposedChange[], affected: readonly AffectedEntity[]) =>
  Array.isArray(changes)
    ? changes
        .map((change) => nameOfItem(change?.item, affected ?? []))
        .filter((name) => name !== '')
    : []

function changedFields(affected: readonly AffectedEntity[]): string {
  const names = affected.flatMap(({ after }) => Object.keys(after ?? {}))
  return [...new Set(names)].map(fieldLabel).join(', ') || 'nothing to change'
}

const verbs = { add: 'Add', update: 'Update', remove: 'Delete' } as const

/** The summary as one sentence, as it is stored and sent to a model. */
export function sentenceOf(proposal: Omit<Summarized, 'commandContent'>, today: string): string {
  const { title, detail } = summarize({ ...proposal, commandContent: '' }, today)
  const { card, action } = knownCommand(proposal.commandType) ?? {}
  const verb = card?.verb ?? (action ? verbs[action] : '')
  const sentence = card?.sentence?.(title, detail) ?? `${verb} ${title}${detail && ` (${detail})`}`
  return sentence.slice(0, 500)
}

/** The program outside that proposed it; an assistant here has a person's message. */
export const programOf = ({ originalContext }: Pick<Proposal, 'originalContext'>) =>
  originalContext?.message === null ? originalContext.proposedBy : undefined
