import { typeName } from '#features/menu/menu.logic.ts'
import { daysBetween, daysFrom } from '#shared/days.ts'
import { enumerated } from '../../normalise/plainText.ts'
import { spokenWords } from '../../normalise/words.ts'
import { ask, nothing, propose, type Reading, say } from '../../reading.ts'
import { peopleIn } from '../../spans/people.ts'
import { daysIn, type Heard } from '../../spans/said.ts'
import { addNote } from '../notes/knowledgeNotes.ts'
import { offer } from '../phrases.ts'
import { eatersAt, isAway } from './eaters.ts'
import { mealsIn } from './parts.ts'

/** 'Until 6 on Friday' is a time. */
const isUntil = /\b(?:until|till?)\b(?! \d{1,2}(?:[ap:]|\s|$))/i
/** 'Monday to Wednesday', 'Mon - Wed'. */
const isRange = /\b\p{L}+ ?(?:to|through|thru|[-–]) ?(?:mon|tue|wed|thu|fri|sat|sun|tomorrow)/iu
/** The whole of one day. */
const isGone =
  /^(?!(?:we|all|everyone)\b|.*\b(?:tonight|till?|until)\b).*\b(?:away|gone|out of town|travell?ing|travels|on an? (?:\w+ )?trip|out(?! (?:for|at|to)\b)|sleep\w* over|sleepover|stay\w* (?:over|the night))\b/i
const isOfWriter = /^\W*(?:sorry\W+)?i(?:'m|'ll| am| will| won't| can't)\b/i
const isOfAll = /^(?:we|all of us|everyone|everybody|the whole family)\b/i

/** The days on which somebody is away: 'until Sunday' they are back for that day. */
function daysAway({ text, scene, ...heard }: Heard): readonly string[] {
  const said = daysIn({ ...heard, text, scene, spans: [] }).flatMap(({ days }) => [...days])
  const [last = ''] = said.slice(-1)
  const [first = ''] = said
  if (said.length === 2 && isRange.test(text)) return daysFrom(first, daysBetween(first, last) + 1)
  const days = said.length > 1 ? said : daysFrom(scene.today, 31)
  return isUntil.test(text) ? days.filter((day) => day < last) : said
}

/** 'Dad is away until Sunday', 'we're away this weekend': every meal of those days goes on without them. */
export function awayForDays(heard: Heard): Reading | undefined {
  const { text, scene } = heard
  const days = isAway(text) ? daysAway(heard) : []
  const isWhole =
    days.length > 1 || isUntil.test(text) || isGone.test(text) || isOfWriter.test(text)
  if (days.length === 0 || !isWhole) return undefined
  const { household, speaker } = scene
  const said = { ...heard, spans: [] }
  const named = mealsIn(said).map(({ meal }) => meal)
  // 'I'm out tonight' is of the dinner.
  const ofDay = isOfWriter.test(text) ? daysIn(said).flatMap(({ meal }) => meal ?? []) : []
  const types = named.length > 0 ? named : ofDay
  const meals = household.meals.filter(
    ({ date, time, mealType }) =>
      days.includes(date) &&
      `${date} ${time}` >= `${scene.today} ${scene.now}` &&
      (types.length === 0 || types.includes(typeName(mealType))),
  )
  if (isOfAll.test(text)) {
    const items = meals.map(({ date, mealType, recipeName }) => ({ date, mealType, recipeName }))
    return items.length > 0 ? propose('DELETE_MENU_ITEM_TEXT', items) : undefined
  }
  if (isOfWriter.test(text) && !speaker) {
    const writers = household.members.flatMap(({ name }) => {
      const { commands } = awayForDays({ ...heard, scene: { ...scene, speaker: name } }) ?? nothing
      return commands.length > 0 ? [{ label: name, commands }] : []
    })
    return writers.length > 0 ? ask('Who of you is writing?', writers) : undefined
  }
  const people = peopleIn(spokenWords(text), household.members).flatMap(({ people }) =>
    people.flatMap(({ member }) => member?.name ?? []),
  )
  const away = isOfWriter.test(text) && speaker ? [speaker, ...people] : people
  if (away.length === 0) return undefined
  const items = meals.flatMap((meal) => {
    const before = eatersAt(meal, scene)
    const attendees = before.filter((name) => !away.includes(name))
    return attendees.length > 0 && attendees.length < before.length
      ? [{ id: meal.id, attendees }]
      : []
  })
  const note = addNote(text, scene) ?? nothing
  const choices = note.commands.length > 0 ? [offer(note.commands, scene)] : []
  return items.length > 0
    ? { ...propose('UPDATE_MENU_ITEM_TEXT', items), choices }
    : { ...say(`Nothing is planned for ${enumerated(away)} in those days.`), choices }
}
