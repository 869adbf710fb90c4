import { sameName } from '#shared/order.ts'
import { makeCards } from '../cards/makeCards.ts'
import { changeMeals, countOf, moreEaters } from '../cards/meals/change.ts'
import { guestsIn } from '../cards/meals/eaters.ts'
import { addNote } from '../cards/notes/knowledgeNotes.ts'
import { offer } from '../cards/phrases.ts'
import { saysAny } from '../normalise/words.ts'
import { fieldsOf, nameOf, nothing, type Reading, type Scene, together } from '../reading.ts'
import { hear } from '../spans/hear.ts'
import { daysIn, type Heard } from '../spans/said.ts'

const withDiet = saysAny(`
  vegans?, vegetarians?, pescatarian, co?eliacs?, allerg\\w+, intoleran\\w+, gluten, lactose, diet, halal
  kosher, can'?t (?:have|eat), can ?not (?:have|eat), doesn'?t eat, avoid\\w*, no
`)

const ofList = /\b(?:put|buy|get|add|order|need|make|cook|plan|bring|list)\b/i

/** '2 guests on Saturday', 'my parents come for lunch': the meal is for so many more. */
export function guestsByNumber(heard: Heard): Reading | undefined {
  const { text } = heard
  // 'Friends come over on Friday, get 6 lemons' wants more than that.
  if (withDiet.test(text) || /\bfor \d/.test(text) || ofList.test(text)) return undefined
  const isNamed = guestsIn(heard).length > 0
  const said = { ...heard, spans: [] }
  const isClear = daysIn(said).length > 0 && !isNamed && countOf(text) !== null
  const { commands } = isClear ? moreEaters(said) : nothing
  return commands.length > 0 ? { ...nothing, commands } : undefined
}

/** 'My brother and his wife come for dinner on Saturday': they eat along. */
export function guestsCome(heard: Heard): Reading | undefined {
  const { text, scene } = heard
  if (guestsIn(heard).length === 0 || withDiet.test(text)) return undefined
  const { commands } = changeMeals({ ...heard, spans: [] })
  const note = addNote(text, scene)?.commands ?? []
  return commands.length > 0
    ? { ...nothing, commands, choices: note.length > 0 ? [offer(note, scene)] : [] }
    : undefined
}

const isMember = (item: unknown, { household }: Scene) =>
  household.members.some(({ name }) => sameName(name, nameOf(item)))

/** 'Sam and Priya come on Saturday. Priya can't have gluten': they are seated, and what they can't eat is noted. */
export function guestsWithDiets({ text, scene }: Heard): Reading | undefined {
  const clauses = text.split(/[.,;!]\s+(?:and )?/)
  const diets = clauses.filter((clause) => withDiet.test(clause))
  const seats = hear(
    `${clauses.filter((each) => !diets.includes(each)).join(', ')} are coming`,
    scene,
  )
  const isOther = ofList.test(text) || text.includes('?')
  const [guest, another] = guestsIn(seats)
  if (isOther || diets.length === 0 || !guest) return undefined
  // 'My friend Zoe comes on Saturday, she's vegan'
  const named = (clause: string) =>
    another ? clause : clause.replace(/^(?:she|he|they)(?:'s|'re| is| are)\b/i, `${guest} is`)
  const notes = diets.map((clause) =>
    makeCards(['ADD_FAMILY_MEMBER_PREFERENCE_TEXT'], hear(named(clause), scene)),
  )
  const guests = notes.map((each) => ({
    ...each,
    commands: each.commands.map((command) => ({
      ...command,
      items: command.items.map((item) =>
        isMember(item, scene) ? item : { ...fieldsOf(item), role: 'guest' },
      ),
    })),
  }))
  const seated = changeMeals({ ...seats, spans: [] })
  const isWhole = [seated, ...notes].every(({ commands }) => commands.length > 0)
  return isWhole ? together([...guests, { ...seated, choices: [] }]) : undefined
}
