import type { FamilyMember } from '#features/family/family.contract.ts'
import { nameOf, type Reading, type Scene, textOf } from '../reading.ts'

export const isMember = (item: unknown, { household: { members } }: Scene) =>
  members.some(({ name }) => name === nameOf(item))

/** The household as if what harms were noted already. */
export function withNoted(commands: Reading['commands'], scene: Scene): Scene {
  const told = commands.flatMap(({ items }) => items)
  const { members } = scene.household
  const known = members.map((member) => {
    const own = told.filter((item) => nameOf(item) === member.name)
    const lines = own.flatMap((item) => textOf(item, 'dislikes') ?? [])
    return { ...member, dislikes: [member.dislikes, ...lines].join('\n') }
  })
  const others = told
    .filter((item) => !isMember(item, scene))
    .map((item) => ({ ...stranger, name: nameOf(item), dislikes: textOf(item, 'dislikes') ?? '' }))
  return {
    ...scene,
    history: [],
    household: { ...scene.household, members: [...known, ...others] },
  }
}
const stranger: FamilyMember = {
  id: 0,
  version: 0,
  name: '',
  role: 'guest',
  keyGoalsAndLimits: '',
  likes: '',
  dislikes: '',
  sortOrder: 0,
  isActive: false,
  createdAt: '',
  updatedAt: '',
}
