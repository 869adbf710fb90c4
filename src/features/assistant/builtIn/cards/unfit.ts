import { foodsIn } from '#shared/foods/foodsInText.ts'
import { nameKey } from '#shared/names.ts'
import type { ProposedCommand } from '../../turn.ts'
import { partsOf } from '../divide/clauses.ts'
import { isAsking, isRemoving } from '../divide/mood.ts'
import { isClosed } from '../normalise/closedWords.ts'
import { saysAny, spokenWords } from '../normalise/words.ts'
import { nameOf, textOf } from '../reading.ts'
import { isRelative } from '../spans/people.ts'
import type { Heard } from '../spans/said.ts'
import { guestsIn } from './meals/eaters.ts'
import { harmfulFoods } from './people/addPreference.ts'

/** Who 'wants tacos' has nothing against them. */
const isLonging =
  /^(?!.*(?:\b(?:no|not|never)\b|n't)).*\b(?:wants?|would like|asked for|can \w+ (?:have|eat))\b/i
const isAgainst = (item: unknown) => !!textOf(item, 'dislikes')
/** What a message says is not wanted: 'without fish'. */
const unwanted = new RegExp(
  "\\b(?:without|no|not|except|hates?|dislikes?|can'?t stand|(?:don't|doesn't|do not|does not) (?:want|like|need|eat))" +
    '(?: any| the| more)? (\\p{L}+)',
  'giu',
)
/** What somebody must avoid or dislikes goes only where a message says that it is over. */
const isOver = saysAny(`
  any ?more, no longer, again, now, remove, delete, drop, forget, clear, erase, off, over
  out(?:grew|grown)?, cured, wrong, mistake, never, stopped, actually, fine, ok, likes?, loves?
  (?:is|are|was|were)(?: not|n'?t), can (?:eat|have)
`)
/** No recipe is thrown out for what somebody does not eat. */
const ofBook =
  /\b(?:delete|remove|erase|rid|throw|toss|drop|scrap|ditch|bin|recipes?|book|forget)\b/i
/** 'When Grandma comes, no salt' is none. */
const isQuestion = /^\W*(?:and |so |ok )*(?:who|what|which|how)\b|\?\W*$/i
/** 'Move everything from Saturday to Sunday' */
const isOrder = new RegExp(
  "^\\W*(?:please |can you |could you |let'?s )*" +
    '(?:move|make|put|add|plan|swap|switch|cancel|delete|remove|double|take|buy|mark|clear|open|show|set|undo|check)\\b',
  'i',
)
const ofNotes = /\b(?:notes?|remember|write|knowledge|rules?|always|never|every|forget)\b/i
const ofNew = /^(?:ADD_(?:SHOP|PANTRY)|CREATE|UPDATE_MENU)/

/** 'Sleeping', but not 'icing'. */
const isAct = /(?<!^(?:ic|frost|topp|fill|flavou?r))ing$/i

/** 'Froze the', 'Grandma', 'Sleeping': an unknown name that was cut wrong, or is no thing. */
function isNoThing(name: string): boolean {
  // 'Pancakes serve 6'
  if (/ \d+$/.test(name)) return true
  if (name === '' || foodsIn(name).length > 0) return false
  const words = spokenWords(name).map(({ plain }) => plain)
  const ends = [words[0] ?? '', words.at(-1) ?? '']
  return (
    ends.some((word) => isClosed(word)) ||
    words.every((word) => isRelative(word)) ||
    (words.length === 1 && isAct.test(name))
  )
}

/** Which commands no button offers for a message, however likely its words make them. */
export function unfitFor(heard: Heard): (command: ProposedCommand) => boolean {
  const harmful = harmfulFoods(heard.text, heard.scene)
  const isRemoval = isRemoving(heard.text)
  const isOne = partsOf(heard.text).length === 1
  const without = [...heard.text.matchAll(unwanted)].map(([, food = '']) => nameKey(food))
  const isUnwanted = (item: unknown) => without.includes(nameKey(nameOf(item)))
  const isHarm = (item: unknown) =>
    [...harmful].some((food) => nameKey(nameOf(item)).includes(food))
  // Who tells of an allergy takes nobody's away, and neither buys nor cooks it.
  const isPlanned = (item: unknown) =>
    heard.scene.household.meals.some(
      ({ date, recipeName }) =>
        date === textOf(item, 'date') && nameKey(recipeName) === nameKey(nameOf(item)),
    )
  // What is asked or is to be done is no note.
  const isNoNote =
    (isOrder.test(heard.text) || isQuestion.test(heard.text)) && !ofNotes.test(heard.text)
  const said = nameKey(heard.text)
  const isShort = said.split(' ').length < 4
  const repeats = (item: unknown, field: string) => {
    const last = textOf(item, field)?.split('\n').at(-1) ?? ''
    return last.includes(' ') && said.includes(nameKey(last))
  }
  // Nor are such words the notes of a recipe, or a goal of somebody who is not named.
  const isRepeated = (item: unknown) =>
    ((isNoNote || isShort) && repeats(item, 'notes')) ||
    (isNoNote && !said.includes(nameKey(nameOf(item))) && repeats(item, 'keyGoalsAndLimits'))
  const isUnfit = ({ type, items }: ProposedCommand) =>
    (type === 'CREATE_MENU_TEXT' && items.every(isPlanned)) ||
    (type === 'DELETE_FAMILY_MEMBER_PREFERENCE_TEXT' &&
      (harmful.size > 0 || isAsking(heard.text) || !isOver.test(heard.text))) ||
    (isLonging.test(heard.text) && harmful.size === 0 && items.some(isAgainst)) ||
    (type === 'DELETE_RECIPE_TEXT' && !ofBook.test(heard.text)) ||
    (/KNOWLEDGE|WHOLE_FAMILY/.test(type) && isNoNote) ||
    items.some(isRepeated) ||
    (ofNew.test(type) &&
      (isRemoval || items.some((item) => isUnwanted(item) || isNoThing(nameOf(item))))) ||
    ((ofNew.test(type) || (isOne && /SHOP|PANTRY/.test(type))) && items.some(isHarm))
  const guests = guestsIn(heard).map((name) => nameKey(name).split(' ').at(-1) ?? '')
  // 'My friend Leo is coming for dinner': no dish is called like him, nor '12 guests'.
  const isOf = (dish: string) => (guest: string) => dish.split(' ').includes(guest)
  const isGuest = ({ type, items }: ProposedCommand) =>
    /^(?:CREATE|UPDATE)_MENU/.test(type) &&
    items.some((item) => [...guests, 'guest', 'people'].some(isOf(nameKey(nameOf(item)))))
  return (command) => isUnfit(command) || isGuest(command)
}
