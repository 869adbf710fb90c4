import { lookThrough } from '#features/planning/planning.service.ts'
import { oncePer } from '#shared/oncePer.ts'
import type { Assistant, EarlierProposal, Turn } from '../turn.ts'
import { withCare } from './cards/careful.ts'
import { phraseOf } from './cards/phrases.ts'
import { nothing } from './reading.ts'
import { readMessage } from './readMessage.ts'

const noPhotos =
  "I can't see photos without an AI key, and none is set. Tell me what's in it instead."

/** Both halves of a turn, and its buttons, come from one reading. */
const read = oncePer((turn: Turn) => withCare(readMessage(turn), turn))

const approve = (count: number) =>
  count === 1 ? 'Approve it below.' : 'Approve them below, one by one or together.'

/** The answer in pieces: what is proposed, then what else there is to say. */
function* answerOf(turn: Turn, proposals: readonly EarlierProposal[]): Generator<string> {
  const { commands, says, choices } = read(turn)
  if (turn.photos.length > 0) yield `${noPhotos}\n\n`
  if (proposals.length > 0) {
    yield `I'd ${phraseOf(proposals, turn)}. ${approve(proposals.length)}\n\n`
  }
  const shown = new Set(proposals.map(({ id }) => id))
  if (commands.some(({ replaces = [] }) => replaces.some((id) => !shown.has(id))))
    yield 'This replaces the card above.\n\n'
  const wanted = commands.reduce((sum, { items }) => sum + items.length, 0)
  const stored = proposals.reduce((sum, { items }) => sum + items.length, 0)
  const why = turn.refused?.map((reason) => reason.replace(/^[A-Z_]+(?:, item \d+)?: /, '')) ?? []
  if (why.length > 0) yield `I couldn't propose all of it: ${[...new Set(why)].join('. ')}.\n\n`
  else if (stored < wanted) yield "I couldn't propose all of it the way you said it.\n\n"
  if (says.length > 0) yield says.join('\n\n')
  else if (proposals.length > 0 && choices.length > 0) yield 'Not what you meant?'
}

/** What may need a look at every recipe, which is done little by little. */
const aboutDishes = /\b(?:plan|dinner|lunch|breakfast|meal|menu|week|cook|eat|make|recipe|idea)/i

const isOnlyPhoto = ({ message, photos }: Turn) =>
  photos.length > 0 && /^(?:\[photo attached\])?$/i.test(message.trim())

/** The assistant without a key. The same turn is always read alike. */
export const builtInAssistant: Assistant = {
  name: 'Built-in assistant',
  modelId: null,
  async propose(turn) {
    if (aboutDishes.test(turn.message)) await lookThrough(turn.household)
    const { commands } = isOnlyPhoto(turn) ? nothing : read(turn)
    return { commands, problems: [], usage: null }
  },
  choices: (turn) =>
    (isOnlyPhoto(turn) ? nothing : read(turn)).choices.map(
      ({ label, commands, action, timer }) => ({
        label,
        message: label,
        ...(commands.length > 0 && !action && { commands }),
        ...(action && { action }),
        ...(timer && { action: 'timer', message: timer.name, seconds: timer.seconds }),
      }),
    ),
  async *respond(turn, proposals) {
    if (isOnlyPhoto(turn)) yield noPhotos
    else yield* answerOf(turn, proposals)
    return null
  },
}
