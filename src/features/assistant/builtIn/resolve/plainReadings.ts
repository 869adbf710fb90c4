import { eatersOf } from '#shared/foods/mustAvoid.ts'
import { nameKey } from '#shared/names.ts'
import type { EarlierProposal } from '../../turn.ts'
import { rowIn } from '../answers/names.ts'
import { noEvents } from '../answers/smallTalk.ts'
import { makeCards } from '../cards/makeCards.ts'
import { cancelMeals } from '../cards/meals/cancel.ts'
import { eatersAfter, eatersAt } from '../cards/meals/eaters.ts'
import { isJoining, mealsIn, mealsMeant } from '../cards/meals/parts.ts'
import { planMeals } from '../cards/meals/plan.ts'
import { addNote, addRule } from '../cards/notes/knowledgeNotes.ts'
import { offer } from '../cards/phrases.ts'
import { fewest } from '../cards/things/completeSpans.ts'
import { findOnList, shoppingLabel } from '../find/decide.ts'
import { otherDishes } from '../planning/otherDishes.ts'
import { ask, change, nothing, propose, type Reading, type Scene, say } from '../reading.ts'
import { hear } from '../spans/hear.ts'
import { ofDish, runsOf } from '../spans/marks.ts'
import { daysIn, type Heard, type Said } from '../spans/said.ts'
import { correct } from './correct.ts'
import { cardsGoneOn } from './focus.ts'

/** 'Undo that' after something was approved, whatever was rejected since. */
export function undone({ history }: Scene): Reading {
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
export function unwanted(heard: Heard): Reading | undefined {
  const said = withDish(heard, 'M~')
  const [meal, another] = said.spans.flatMap((span) => mealsMeant(said, span))
  if (!meal || another?.date === meal.date) return undefined
  const focus = { ...heard.focus, days: [meal.date] }
  const { commands } = cancelMeals(withDish({ ...heard, focus }, 'M-'))
  if (commands.length === 0) return undefined
  const other = otherDishes(meal, heard.scene)
  return { ...other, choices: [...other.choices, offer(commands, heard.scene)] }
}

const isRule = /\b(?:remember|always|usually|rule|never|note)\b/i

const isNegated = /\b(?:without|no|not|never|don't|doesn't)\b/i

/** 'Pizza every Friday': the next one, and where the others are set; or it is a rule. */
export function everyWeek(heard: Heard): Reading | undefined {
  if (isNegated.test(heard.text)) return undefined
  const said = withDish(heard, 'M+')
  const [dish] = said.spans
  if (!dish || !/^(?:every|each|on)$/.test(heard.words[dish.to]?.key ?? '')) return undefined
  const { commands, says, choices } = planMeals(said)
  const rule = addRule(heard.text.slice(heard.words[dish.from]?.from), heard.scene)?.commands ?? []
  if (commands.length + says.length === 0) return undefined
  // 'Remember that we always have fish on Fridays' is one.
  if (isRule.test(heard.text) && rule.length > 0)
    return { ...nothing, commands: rule, choices: [offer(commands, heard.scene)] }
  return { commands, says, choices: [...choices, offer(rule, heard.scene)] }
}

/** 'Milk butter cheese': where nothing else is said, all of it is to be bought. */
export function listAlone({ words, text, scene }: Heard): Reading | undefined {
  const said = words.filter(({ isSign, key }) => !isSign && !/^(?:and|please)$/.test(key))
  const row = rowIn(said, scene.household).map(({ value }) => value)
  const isAnswer = scene.history.at(-1)?.content.includes('?')
  if (row.length < fewest || isAnswer || cardsGoneOn(text, scene).length > 0) return undefined
  return makeCards(['ADD_SHOPPING_ITEMS_TEXT'], hear(row.join(', '), scene))
}

/** 'Who changed the milk?': its own form says so, and what the list knows is told at once. */
export function whoChanged(heard: Heard): Reading {
  const { pantry, shopping } = heard.scene.household
  const named = runsOf(heard, ['list', 'pantry']).map(({ text }) => nameKey(text))
  const [item] = [...shopping, ...pantry].filter(({ name }) => named.includes(nameKey(name)))
  const who = item && 'addedBy' in item && item.addedBy ? `${item.addedBy} asked for it. ` : ''
  const form = item
    ? [`${who}Press **${item.name}** on its list to see who changed it last, and when.`]
    : []
  return say(...form, 'Version History, under Admin Tools, shows who changed what, and when.')
}

/** 'Don't buy cilantro': what is on the list comes off it. */
export function notToBuy(heard: Heard): Reading | undefined {
  const open = runsOf(heard, ['list', 'list part'])
    .flatMap(({ text }) => findOnList(text, heard.scene).certain)
    .filter(({ isCompleted }) => !isCompleted)
  const labels = new Set(open.map((item) => shoppingLabel(item, heard.scene)))
  return labels.size > 0 ? propose('DELETE_SHOPPING_ITEMS_TEXT', [...labels]) : undefined
}

/** 'Dentist tomorrow at 5': nothing of the menu, unless a dish is named as well. */
export function appointment({ text, scene, marks }: Heard): Reading | undefined {
  if (marks.some((each) => each.has('recipe') || each.has('planned'))) return undefined
  const note = addNote(text, scene)?.commands ?? []
  return { ...say(noEvents), choices: note.length > 0 ? [offer(note, scene)] : [] }
}

/** 'Make it for six', 'move it to Friday' after an answer about a meal: that one is meant. */
export function mealTalkedOf({ text, scene }: Heard): Reading | undefined {
  if (cardsGoneOn(text, scene).length > 0) return undefined
  const said = hear(text.replace(/\b(make|cook) (it|that|this) (?!for )/i, '$1 $2 for '), scene)
  const { dishes, days } = said.focus
  const made =
    dishes.length + days.length > 0 ? makeCards(['UPDATE_MENU_ITEM_TEXT'], said) : nothing
  return made.commands.length > 0 ? made : undefined
}

const factors: Readonly<Record<string, number>> = { double: 2, triple: 3, quadruple: 4 }

/** 'Double the bolognese on Sunday': that meal is cooked for twice as many. */
export function multiplied(heard: Heard): Reading | undefined {
  const { text, scene } = heard
  const factor = factors[/\b(?:double|triple|quadruple)\b/i.exec(text)?.[0].toLowerCase() ?? '']
  const said = withDish(heard, 'M~')
  const [span] = said.spans
  const [meal, another] =
    span || daysIn(said).length > 0 || mealsIn(said).length > 0 ? mealsMeant(said, span) : []
  if (!factor || !meal || another || /\brecipe\b/i.test(text)) return undefined
  const recipe = scene.household.recipes.find(({ id }) => id === meal.recipeId)
  const made = Number(/\d+/.exec(recipe?.servings ?? '')?.[0] ?? 0)
  const eating = eatersOf(scene.household.members, meal.attendees).length
  const servings = factor * (meal.servings ?? Math.max(eating, made))
  const before = eatersAt(meal, scene)
  const after = isJoining.test(text) ? (eatersAfter(said, before) ?? before) : before
  const attendees = after.length > before.length ? after : null
  return change('UPDATE_MENU_ITEM_TEXT', meal, { servings, attendees })
}

/** 'No, on Thursday' after a note, also one that is approved: its day is another one. */
export function noteAgain(heard: Heard): Reading | undefined {
  const [card] = heard.focus.cards
  const isNote = card?.type === 'ADD_KNOWLEDGE_ITEM_TEXT'
  return isNote ? correct(card, { ...heard, spans: [] }) : undefined
}
