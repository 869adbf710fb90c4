import { z } from 'zod'
import {
  add,
  type Command,
  defineCommand,
  type Outcome,
  planEach,
  remove,
  update,
} from '#server/commands/command.ts'
import { commandsOn, findNamed, nameItem } from '#server/commands/listCommands.ts'
import { optionalText, requiredText } from '#shared/fields.ts'
import { preferenceLines } from '#shared/foods/mustAvoid.ts'
import { named, nameKey } from '#shared/names.ts'
import { type FamilyMember, FamilyMemberForm } from './family.contract.ts'
import { nothingSaid } from './family.logic.ts'
import { listFamilyMembers } from './family.queries.ts'
import { familyMembers } from './family.records.ts'

/** Required, but may be empty: nothing is known yet. */
const lines = (label: string) =>
  z
    .string(`${label} are required`)
    .transform((text): string | null | undefined => text)
    .pipe(optionalText(label, 2_000))

const MemberItem = z.object({
  name: requiredText('Name', 100),
  role: optionalText('Role', 100),
  keyGoalsAndLimits: lines('Key goals and limits'),
  likes: lines('Likes'),
  dislikes: lines('Dislikes'),
})
type MemberItem = z.infer<typeof MemberItem>

const listed = ['keyGoalsAndLimits', 'likes', 'dislikes'] as const

const naming = {
  nameOf: ({ name }: FamilyMember) => name,
  describe: ({ name, role }: FamilyMember) => (role ? `${name} (${role})` : name),
  where: 'in the family',
}

const members = commandsOn<FamilyMember>({
  recordType: familyMembers,
  list: listFamilyMembers,
  ...naming,
})

const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The bullet that the household uses in its lines, if any. */
const bulletOf = (lines: readonly string[]) => /^[•*–-]\s*/.exec(lines[0] ?? '')?.[0] ?? ''

/** Keeps the existing lines and appends new ones. */
function appended(before: string, given: string | null): string {
  // A placeholder such as 'nothing noted yet' is replaced by the first real line.
  const there = preferenceLines(before).length > 0 ? linesOf(before) : []
  const known = new Set(there.map(nameKey))
  const added = preferenceLines(given ?? '').filter((line) => !known.has(nameKey(line)))
  if (added.length === 0) return before
  return [...there, ...added.map((line) => bulletOf(there) + line)].join('\n')
}

const merged = (before: FamilyMember, item: MemberItem): Partial<FamilyMember> => ({
  ...(item.role === null ? {} : { role: item.role }),
  ...Object.fromEntries(listed.map((field) => [field, appended(before[field], item[field])])),
})

const newMember = (item: MemberItem, sortOrder: number) => ({
  name: item.name,
  role: item.role,
  keyGoalsAndLimits: item.keyGoalsAndLimits ?? nothingSaid,
  likes: item.likes ?? nothingSaid,
  dislikes: item.dislikes ?? nothingSaid,
  sortOrder,
  // A guest counts only at meals where somebody ticks them.
  isActive: !/\b(?:guest|visitor)\b/i.test(item.role ?? ''),
})

/** Merges items about the same person, so that the second does not overwrite the first. */
function joined(items: readonly MemberItem[]): MemberItem[] {
  const byName = Map.groupBy(items, ({ name }) => nameKey(name))
  return [...byName.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const all = (field: (typeof listed)[number]) =>
      [first, ...others]
        .map((item) => item[field] ?? '')
        .join('\n')
        .trim() || null
    return {
      ...first,
      role: [first, ...others].findLast(({ role }) => role !== null)?.role ?? null,
      keyGoalsAndLimits: all('keyGoalsAndLimits'),
      likes: all('likes'),
      dislikes: all('dislikes'),
    }
  })
}

const addPreferences = (
  type: 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT' | 'UPDATE_FAMILY_PREFERENCES',
  description: string,
) =>
  defineCommand({
    type,
    description,
    item: MemberItem,
    plan: async (items, { reads }) => {
      const list = await listFamilyMembers(reads)
      let place = list.length
      return planEach(joined(items), (item): Outcome => {
        const [member, another] = named(list, item.name, naming.nameOf)
        if (another) return findNamed(list, item.name, naming)
        if (member) return { steps: [update(familyMembers, member, merged(member, item))] }
        place += 1
        return { steps: [add(familyMembers, newMember(item, place - 1))] }
      })
    },
  })

/** The fields without this line; undefined if none has it. */
function without(member: FamilyMember, line: string): Partial<FamilyMember> | undefined {
  const key = nameKey(line)
  const says = (each: string) => nameKey(each) === key
  const fields = listed.filter((field) => linesOf(member[field]).some(says))
  if (fields.length === 0) return undefined
  return Object.fromEntries(
    fields.map((field) => [
      field,
      linesOf(member[field])
        .filter((each) => !says(each))
        .join('\n') || nothingSaid,
    ]),
  )
}

/** 'Dad' removes the member, 'Dad: shellfish' one line about him. */
function planRemoval(list: readonly FamilyMember[], item: string): Outcome {
  const colon = item.indexOf(':')
  const name = colon < 0 ? item : item.slice(0, colon)
  const { found, problem } = findNamed(list, name.trim(), naming)
  if (!found) return { problem }
  if (colon < 0) return { steps: [remove(familyMembers, found)] }
  const line = item.slice(colon + 1).trim()
  const patch = without(found, line)
  return patch
    ? { steps: [update(familyMembers, found, patch)] }
    : { problem: `Nothing noted about ${found.name} says “${line}”.` }
}

export const memberCommands: Command[] = [
  addPreferences(
    'ADD_FAMILY_MEMBER_PREFERENCE_TEXT',
    'Notes what one person of the family likes, dislikes, must avoid or aims for; one per line, empty text where nothing was said. For someone who is in the family already the lines are added to what is there.',
  ),
  members.update({
    type: 'UPDATE_FAMILY_MEMBER_PREFERENCE_TEXT',
    description:
      'Changes what is known of a family member by the id. Give only the fields that change; a field that is given replaces the whole old text.',
    form: FamilyMemberForm,
  }),
  defineCommand({
    type: 'DELETE_FAMILY_MEMBER_PREFERENCE_TEXT',
    description:
      'Takes a person out of the family list by name (“Dad”), or one line of what is known of them (“Dad: shellfish”).',
    item: nameItem,
    plan: async (items, { reads }) => {
      const list = await listFamilyMembers(reads)
      return planEach(items, (item) => planRemoval(list, item))
    },
  }),
  addPreferences(
    'UPDATE_FAMILY_PREFERENCES',
    'The older form of ADD_FAMILY_MEMBER_PREFERENCE_TEXT.',
  ),
]
