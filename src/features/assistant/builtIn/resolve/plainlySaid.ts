import { nameKey } from '#shared/names.ts'
import type { EarlierProposal } from '../../turn.ts'
import { answerQuestion } from '../answers/answerQuestion.ts'
import { rowIn } from '../answers/names.ts'
import { makeCards } from '../cards/makeCards.ts'
import { cancelMeals } from '../cards/meals/cancel.ts'
import { mealsMeant } from '../cards/meals/parts.ts'
import { planMeals } from '../cards/meals/plan.ts'
import { addRule } from '../cards/notes/knowledgeNotes.ts'
import { addMember } from '../cards/people/addMember.ts'
import { notFor, ownTaste } from '../cards/people/ownTaste.ts'
import { offer } from '../cards/phrases.ts'
import { fewest } from '../cards/things/completeSpans.ts'
import { addIngredients, wholeList } from '../cards/things/ingredients.ts'
import { takeOffTicked } from '../cards/things/shopping.ts'
import { atHome } from '../cards/things/stock.ts'
import { findOnList } from '../find/decide.ts'
import { otherDishes } from '../planning/otherDishes.ts'
import { ask, propose, type Reading, type Scene, say } from '../reading.ts'
import { hear } from '../spans/hear.ts'
import { ofDish, runsOf } from '../spans/marks.ts'
import type { Heard, Said } from '../spans/said.ts'
import { bringBack, untick } from './bringBack.ts'
import { cardsGoneOn } from './focus.ts'

const courtesy = "^(?:\\W|oh|no|wait|oops|please|can you|could you|let's|actually|ok)*"
const pattern = (...parts: string[]) => new RegExp(courtesy + parts.join(''), 'i')

/** 'Undo that' after something was approved, whatever was rejected since. */
function undone({ history }: Scene): Reading {
  const isOpen = ({ status }: EarlierProposal) => status === 'executed' || status === 'pending'
  const last = history.findLast(({ proposals }) => proposals.some(isOpen))?.proposals ?? []
  if (last.some(({ status }) => status === 'executed'))
    return ask('Press the button to undo it.', [
      { label: 'Undo the last approved change', commands: [], action: 'undo' },
    ])
  return say(
    last.some(({ status }) => status === 'pending')
      ? "That isn't approved yet. Just reject the card below."
      : "There's nothing to undo in this chat. Version History, under Admin Tools, brings back what was before.",
  )
}

/** The message with its first dish in a part. */
const withDish = (heard: Heard, role: string): Said => ({
  ...heard,
  spans: runsOf(heard, ofDish)
    .slice(0, 1)
    .map((run) => ({ ...run, role })),
})

/** 'I don't feel like salmon on Friday', 'swap the tacos': something else is looked for, or it goes. */
function unwanted(heard: Heard): Reading | undefined {
  const said = withDish(heard, 'M~')
  const [meal, another] = said.spans.flatMap((span) => mealsMeant(said, span))
  if (!meal || another?.date === meal.date) return undefined
  const focus = { ...heard.focus, days: [meal.date] }
  const { commands } = cancelMeals(withDish({ ...heard, focus }, 'M-'))
  if (commands.length === 0) return undefined
  const other = otherDishes(meal, heard.scene)
  return { ...other, choices: [...other.choices, offer(commands, heard.scene)] }
}

/** 'I bought everything but the milk': what is on the list is ticked off, but for that. */
function allBought({ text, scene }: Heard): Reading | undefined {
  const [, left] = text.split(/\b(?:but|except(?: for)?)\b/i)
  const names = left
    ?.split(/,| and |\bor\b/)
    .map((each) => each.replace(/^\W*(?:the\b)?\W*|\W+$/gi, ''))
  const kept = names?.flatMap((name) => findOnList(name, scene).certain.slice(0, 1)) ?? []
  if (kept.length < (names?.length ?? 0)) return undefined
  const open = scene.household.shopping.filter((item) => !item.isCompleted && !kept.includes(item))
  if (open.length === 0) return say('Nothing is left to buy on the shopping list.')
  const items = open.map(({ id }) => ({ id, isCompleted: true }))
  const { commands } = propose('UPDATE_SHOPPING_ITEMS_TEXT', items)
  return { ...say('Put away on the Shopping List then fills the pantry.'), commands }
}

/** 'Pizza every Friday': the next one, and where the others are set; or it is a rule. */
function everyWeek(heard: Heard): Reading | undefined {
  const said = withDish(heard, 'M+')
  const [dish] = said.spans
  if (!dish || !/^(?:every|each|on)$/.test(heard.words[dish.to]?.key ?? '')) return undefined
  const { commands, says, choices } = planMeals(said)
  const rule = addRule(heard.text.slice(heard.words[dish.from]?.from), heard.scene)?.commands ?? []
  if (commands.length + says.length === 0) return undefined
  return { commands, says, choices: [...choices, offer(rule, heard.scene)] }
}

/** 'Milk butter cheese': where nothing else is said, all of it is to be bought. */
function listAlone({ words, text, scene }: Heard): Reading | undefined {
  const said = words.filter(({ isSign, key }) => !isSign && !/^(?:and|please)$/.test(key))
  const row = rowIn(said, scene.household).map(({ value }) => value)
  const isAnswer = scene.history.at(-1)?.content.includes('?')
  if (row.length < fewest || isAnswer || cardsGoneOn(text, scene).length > 0) return undefined
  return makeCards(['ADD_SHOPPING_ITEMS_TEXT'], hear(row.join(', '), scene))
}

/** 'Who changed the milk?': its own form says so, and what the list knows is told at once. */
function whoChanged(heard: Heard): Reading {
  const { pantry, shopping } = heard.scene.household
  const named = runsOf(heard, ['list', 'pantry']).map(({ text }) => nameKey(text))
  const [item] = [...shopping, ...pantry].filter(({ name }) => named.includes(nameKey(name)))
  const who = item && 'addedBy' in item && item.addedBy ? `${item.addedBy} asked for it. ` : ''
  const form = item ? [`${who}Open **${item.name}** to see who changed it last, and when.`] : []
  return say(...form, 'Version History, under Admin Tools, shows who changed what, and when.')
}

/** What is to come back or to stay, and where. */
const coming = [
  pattern(
    '(?:(?:we|i) (?:do |still )+have [^,.;?!]{1,40}[,.;] )?(?:(?:put|bring|get|want|need) (?<what>[^,.;?!]{2,60}?) back(?<where> (?:on|in|into|to|onto) [^,.;?!]+)?|un(?:tick|check) (?<ticked>[^,.;?!]+))(?: please| again| after all)*[.!]*$',
  ),
  pattern(
    "(?:(?:we|i)(?:'ll| will| want to| should| do)? |let's )?(?:keep|still (?:have|want|need)) (?<what>[^,.;?!]{2,60}?)(?<where> (?:on|in) the [^,.;?!]+)?(?: after all| please| though)*[.!]*$",
  ),
  pattern(
    "(?:(?:we|i)(?:'ll| will| do)? |let's )?(?:have|want|take|make) (?<what>[^,.;?!]{2,60}?) after all[.!]*$",
  ),
]

const ticked = '(?:ticked|checked|crossed|completed|bought|done|finished)(?: off)?'

const replies: readonly [RegExp, (said: () => Heard, scene: Scene) => Reading | undefined][] = [
  [pattern('(?:undo|revert|take (?:it|that) back)\\b(?: \\S+){0,4}$'), (_, scene) => undone(scene)],
  ...coming.map((said): (typeof replies)[number] => [
    said,
    (heard, scene) => {
      const { what, ticked, where = '' } = said.exec(heard().text)?.groups ?? {}
      const [name = '', place] = ticked ? [ticked, 'list'] : [what, where]
      const isBack = said === coming[0]
      return bringBack(name, place, scene) ?? (isBack ? untick(name, place, scene) : undefined)
    },
  ]),
  [
    pattern(
      '(?:clear|remove|delete|take|get rid of|wipe|clean up)(?: (?:off|out|up|away))?',
      `(?: (?:all|everything|of))*(?: (?:what|that)(?:'s| is)(?: already)? ${ticked}`,
      `|(?: (?:the|my|our))?(?: already)? ${ticked} (?:items|things|ones|stuff|groceries))`,
      '(?: already)?(?: (?:from|off|on|of) (?:the|my|our) (?:shopping |grocery )?list)?(?: off)?(?: please)?[.! ]*$',
    ),
    (_, scene) => takeOffTicked(scene),
  ],
  // No card clears a whole list: it would take one tap to lose it.
  [
    pattern(
      '(?:(?:clear|empty|wipe)(?: out| off)?|(?:delete|remove|erase|take) (?:all|everything)',
      '(?: (?:items|things|of it))?(?: (?:on|from|off|of))?)',
      ' (?:the|my|our) (?:whole |entire )?(?:shopping|grocery) list(?: please)?[.!?]*$',
    ),
    () =>
      say(
        "I don't clear the whole list at once. Tell me what to take off; what's bought goes with Clear Completed on the Shopping List.",
      ),
  ],
  [
    pattern(
      "(?:who(?: has|'s)? (?:just )?(?:changed|edited|deleted|removed|renamed|moved|added|put)\\b[^?]*\\?*$",
      "|what(?:(?: has|'s)? changed| (?:did|has) \\S+(?: \\S+)? (?:changed?|edit(?:ed)?|deleted?))\\b",
      '|when (?:was|were|did) .*\\b(?:added|changed|edited|deleted|removed|moved)\\b)',
    ),
    (said) => whoChanged(said()),
  ],
  [
    pattern(
      "(?:(?:i|we)(?: have|'ve)? )?(?:just |already )?(?:bought|got|did|done|finished|picked up)",
      ' (?:everything|it all|all of it|(?:all )?(?:the|our|my) (?:shopping|groceries|grocery shopping))',
      '(?: (?:on|from|that was on) (?:the|our|my) (?:shopping |grocery )?list)?',
      '(?: (?:but|except)(?: for)? [^.!?]+)?[.! ]*$',
    ),
    (said) => allBought(said()),
  ],
  [
    pattern(
      '(?:we |i )?(?:need |want |would like |have )?[^,.;!?]{1,60} (?:(?:every|each) (?:other )?\\w+day|on \\w+days)',
      '(?: (?:morning|evening|night|please|from now on))*[.! ]*$',
    ),
    (said) => everyWeek(said()),
  ],
  [
    pattern(
      "(?:(?:i'm|i am|we're|we are|so|really|all|very|still)\\b ?)*(?:hungry|starv(?:ing|ed)|famished|peckish)",
      '(?: (?:here|now|again|today))?[.! ]*$|(?:i|we) could eat a horse\\b',
    ),
    (_, scene) => say(answerQuestion('what can we cook?', { ...scene, history: [] }) ?? ''),
  ],
  [
    pattern(
      '(?:no(?: more)?|stop (?:giving|serving|feeding|making)|(?:do not|never) (?:give|serve|feed)',
      "|don't (?:give|serve|feed)) [^,.;?]*[.! ]*$",
    ),
    (said) => notFor(said()),
  ],
  [
    pattern(
      "(?:(?:i|we)(?: really)? (?:don't|do not|am not|'m not)(?: really)? (?:feel like|fancy|in the mood for)",
      '|nobody (?:wants|feels like)|(?:swap|switch|replace)(?: out)?|(?:can |could |we |have |eat )*something (?:else|different) (?:than|instead of))\\b',
      '(?!.*\\b(?:and|with|by|to|for(?! something))\\b)[^,.;]*[.!]?$',
    ),
    (said) => unwanted(said()),
  ],
  [
    pattern(
      "(?:(?:i|i'm|i've)\\b.*\\b(?:like|love|adore|enjoy|hate|dislike|detest|stand|fan|fond|allergic|intolerant)",
      '|.*\\bmy (?:thing|favou?rite))\\b[^,;?]*$',
    ),
    (said) => ownTaste(said()),
  ],
  [
    pattern(
      "(?:at home |in the house )?(?:(?:we|i)(?: still| also)?(?:'ve)? (?:have|got)|there(?:'s| is| are)) [^?]*$",
    ),
    (said) => atHome(said()),
  ],
  [/^[\p{L}',& \n-]{8,200}[.! ]*$/u, (said) => listAlone(said())],
  [pattern('add [^.;?]{2,60}$'), (said) => addMember(said())],
  [
    pattern(
      '(?:(?:put|add|get|buy|order)\\b.*\\b(?:everything|ingredients|stuff|what) |shop for ',
      `|${wholeList})`,
    ),
    (said) => addIngredients({ ...said(), spans: [] }),
  ],
]

/** Letters; whatever is longer is not plain, and would be slow to compare with all of these. */
const longestPlain = 1_000

/** What is said so plainly that nothing is to be weighed. */
export function plainlySaid(text: string, scene: Scene): Reading | undefined {
  if (text.length > longestPlain) return undefined
  for (const [said, read] of replies) {
    const reading = said.test(text) ? read(() => hear(text, scene), scene) : undefined
    if (reading) return reading
  }
  return undefined
}
