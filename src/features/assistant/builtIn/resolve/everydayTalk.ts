import { answered } from '../answers/answered.ts'
import { awayForDays } from '../cards/meals/awayDays.ts'
import { eatingOut } from '../cards/meals/eatingOut.ts'
import { clearedDays, severalMeals } from '../cards/meals/severalMeals.ts'
import { addNote, addRule } from '../cards/notes/knowledgeNotes.ts'
import { mindsNoMore } from '../cards/people/mindsNoMore.ts'
import { nameIn } from '../cards/things/names.ts'
import { addToList } from '../cards/things/shopping.ts'
import { thawed } from '../cards/things/thawed.ts'
import { saysAny } from '../normalise/words.ts'
import { planDays } from '../planning/planDays.ts'
import { propose, type Reading, type Scene } from '../reading.ts'
import { hear } from '../spans/hear.ts'
import type { Heard } from '../spans/said.ts'
import { daysIn } from '../spans/said.ts'
import { boughtAt } from './bought.ts'
import { guestsByNumber, guestsCome, guestsWithDiets } from './guests.ts'
import { multiplied } from './plainReadings.ts'
import {
  another,
  mayStillEat,
  moreIdeas,
  runningLow,
  snackThings,
  sweetThings,
} from './whatIsHere.ts'

/** Words that are said so plainly that they mean one thing, and what is made of them. */
export type Reply = readonly [RegExp, (said: () => Heard, scene: Scene) => Reading | undefined]

const courtesy = "^(?:\\W|oh|no|wait|oops|please|can you|could you|let's|actually|ok)*"
export const pattern = (...parts: string[]) => new RegExp(`${courtesy}(?:${parts.join('')})`, 'i')

/** 'Move everything from Saturday to Sunday': all meals that are planned for the one day. */
function movedDay(heard: Heard): Reading | undefined {
  const { household, today } = heard.scene
  const [from, to] = daysIn({ ...heard, spans: [] }).flatMap(({ days }) => days.slice(0, 1))
  const meals = household.meals.filter(({ date }) => date === from && date >= today)
  return to && meals.length > 0
    ? propose(
        'UPDATE_MENU_ITEM_TEXT',
        meals.map(({ id }) => ({ id, date: to })),
      )
    : undefined
}

const onList = new RegExp(
  '^\\W*(?:please |can you |could you )*(?:put|add|stick|pop|throw) (?<what>[^.;?!]{2,60}?)' +
    ' (?:on|to|onto) (?:the|our|my) (?:shopping |grocery )?list(?: too| please| as well)?[.! ]*$',
  'i',
)
const isOther = saysAny(`
  it, that, this, them, those, these, everything, all, ingredients?, stuff, things?, what\\w*, back
  more, another, same, missing, rest, for, from, to
`)

/** 'Put dish towels on the list', also where nothing is known that is called so. */
function putOnList(heard: Heard): Reading | undefined {
  const what = onList.exec(heard.text)?.groups?.what ?? ''
  if (isOther.test(what) || /[,&\d]| (?:and|of) /.test(what) || !nameIn(what)) return undefined
  const words = heard.words.map(({ text }) => text.toLowerCase())
  const [first = '', last = ''] = [what.split(' ')[0], what.split(' ').at(-1)]
  const [from, end] = [words.indexOf(first.toLowerCase()), words.indexOf(last.toLowerCase())]
  const isFound = heard.marks.slice(from, end + 1).every((marks) => marks.size > 0)
  if (from < 0 || isFound) return undefined
  const made = addToList({ ...heard, spans: [{ role: 'S+', from, to: end + 1, text: what }] })
  return made.commands.length > 0 ? made : undefined
}

const diet = '(?:vegetarian|meatless|veggie|vegan)'
const quick = '(?:quick|easy|simple|fast|light)'

/** Why a day is given up, and no wish. */
const weAre =
  "(?!.*\\b(?:out of|low on|need|buy|plan|add|put)\\b)(?:since |because |as )?(?:we|i)(?:'re|'m| are| am|re|m) [^;?]*"

/** What families say in passing. */
export const everydayTalk: readonly Reply[] = [
  [
    pattern('(?:double|triple|quadruple) (?!.*\\b(?:put|buy|get|add|list)\\b)[^.;?!]{3,60}[.! ]*$'),
    (said) => multiplied(said()),
  ],
  [
    pattern(
      "i(?:'m|'ll| am| will| won't| can't) (?!.*\\b(?:put|buy|get|add|make|move)\\b)[^,;?]{3,80}$",
    ),
    (said) => awayForDays(said()),
  ],
  [
    pattern(
      "(?:(?:i'm|i am|we're|we are|way|so|just|really|far|much) )*too (?:tired|exhausted|beat|lazy|late|hot) to cook\\b[^?]*$",
      "|(?:i|we) (?:really )?(?:don't|do not) (?:feel like|want to|wanna) cook(?:ing)?\\b[^,?]*$",
      `|(?:we (?:want|need) |let's have |i want |how about )?something ${quick}(?: (?:for )?(?:dinner|lunch|supper))?(?: (?:tonight|today|now|instead))*[.! ]*$`,
    ),
    (_, scene) => answered('what can we cook in 30 minutes?', scene),
  ],
  [
    /^\W*(?:(?:are|is) (?:we|there) (?:running |getting )?(?:low|short) on (?:any|some)thing|what(?:'s| is| are we| do we have)?(?: \w+)? (?:low|short)\b(?! in))/i,
    (_, scene) => runningLow(scene),
  ],
  [
    /^\W*(?:(?:is|do) (?:there|we) (?:have )?|have we got |got |what )?(?:anything|something|is) sweet\b(?!.*\bpotato)[^,;]*$/i,
    (_, scene) => sweetThings(scene),
  ],
  [
    pattern(
      '(?:(?:move|shift|push) (?:everything|all(?: of it)?(?: the)?(?: meals| dishes)?) (?:from |on |for )?\\w+',
      '|(?:everything|all(?: of it)?|all (?:the )?meals) (?:on|from|of|for|planned for) \\w+ (?:slides?|moves?|goes|shifts?)) to \\w+',
      `(?:[.,;!] ${weAre})?[.! ]*$`,
    ),
    (said) => movedDay(said()),
  ],
  [
    pattern(
      '(?:you can )?(?:(?:wipe|clear|scrub)(?: out)?(?: (?:the whole(?: of)?|all of|everything (?:on|for)))?',
      '|(?:cancel|delete|remove|drop|scrap) (?:everything|all (?:the )?meals|the whole(?: of)?)(?: (?:on|for|of))?',
      '|nothing (?:on|for)(?= [^,]* after all))',
      ' (?:(?:this|next) )?(?:\\w+day|tomorrow|today|week(?:end)?)(?: off| after all)*',
      `(?:[.,;!] (?:all of it|${weAre}))*[.! ]*$`,
    ),
    (said) => clearedDays(said()),
  ],
  [
    /^(?!.*\b(?:plan|add|put|buy|get|make|cook)\b)(?=.*\b(?:all|every|each|both|everything|dinners|lunches|breakfasts|suppers|meals)\b)[^?;\n]{8,120}$/i,
    (said) => severalMeals(said()),
  ],
  [
    pattern(
      '(?:(?:all|everything)(?: of)?(?: the)?|the) (?:from |at )?[^,.;?!]{3,30}? ?(?:stuff|things|items|bits)?',
      '(?: (?:is|are|has been|was))? (?:bought|done|ticked off|picked up)[.! ]*$',
    ),
    (said) => boughtAt(said()),
  ],
  [
    /^\W*(?:can|could|may|should) (?:i|we) (?:still )?(?:eat|have|use|drink) (?:the|that|this) [^,;]{2,40}\?*$/i,
    (said) => mayStillEat(said()),
  ],
  [
    /^\W*(?:show me |read me )?(?:the |our |my )?(?:shopping|grocery) list(?: please)?[.!?]*$/i,
    (_, scene) => answered("what's on the shopping list?", scene),
  ],
  [/\b(?:defrost|thaw|freezer)/i, (said) => thawed(said())],
  [/\b(?:out|take-?(?:away|out)|not (?:eating|cooking))\b/i, (said) => eatingOut(said())],
  [/\b(?:fussy|picky|mind|fine with|ok(?:ay)? with)\b/i, (said) => mindsNoMore(said())],
  [
    /\b(?:com(?:e|es|ing)|join(?:s|ing)?|eat(?:s|ing)?|having|guests)\b.*[.,;!] /i,
    (said) => guestsWithDiets(said()),
  ],
  [another, (_, scene) => moreIdeas(scene)],
  [onList, (said) => putOnList(said())],
  [/^\W*(?:what|any(?:thing)?|is there)\b[^;]*\bsnacks?\b[^;]*$/i, (said) => snackThings(said())],
  [
    pattern(
      `make (?<day>\\w+)(?:'s| night)?(?: (?:dinner|lunch))? (?<diet>${diet}|${quick})[.! ]*$`,
    ),
    (said, scene) => planDays(hear(said().text.replace(/^.*?\bmake\b/i, 'something else'), scene)),
  ],
  [
    /^\W*what (?:can|could|may|should) [\p{L} ,]{2,40}? (?:have|eat) (?:for|as) (?:an? )?(?:breakfast|lunch|dinner|supper)\b/iu,
    (said, scene) =>
      answered(
        said().text.replace(
          /^(\W*what \w+) (.*?) (?:have|eat) ((?:for|as) .*)$/i,
          '$1 we cook $3 for $2',
        ),
        scene,
      ),
  ],
  [
    /^(?=.*\b(?:guests?|visitors?|people|friends|adults|parents|in-?laws|grandparents)\b)(?=.*\b(?:over|com(?:e|es|ing)|visit\w*|guests?)\b)[^?;]{8,120}$/i,
    (said) => guestsByNumber(said()),
  ],
  [
    pattern(
      '(?:we|our family) (?:usually |always |normally |mostly )?(?:eat|have)(?: (?:dinner|supper|lunch|breakfast))?',
      ' (?:at|around) (?:\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?|half past \\w+|\\w+ thirty)(?: (?:every|each) (?:day|night|evening)| as a rule)?[.! ]*$',
    ),
    (said, scene) => addRule(said().text, scene),
  ],
  [
    /^(?!.*\b(?:plan|swap|move|put|add|make|cook)\b)(?=.*\b(?:without|no|don't|doesn't|do not|never)\b)(?=.*\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days\b)[^?;]{8,120}$/i,
    (said, scene) => {
      const { text } = said()
      return (/^\W*(?:we|our family|no)\b/i.test(text) ? addRule : addNote)(text, scene)
    },
  ],
  [
    /^\W*(?:i'm|we're|i am|we are) (?:at|in) (?:the )?[\w' ]{3,30}\W+(?:(?:do|did|have) we )?(?:need )?(?:anything|what)\b[^.;,]*$/i,
    (_, scene) => answered("what's on the shopping list?", scene),
  ],
  [
    pattern(
      '(?:my|our) [^?.;]{2,60} (?:come|comes|coming|join|joins|joining|visit|visits|visiting)\\b',
      '[^?.;]*\\b(?:dinner|lunch|supper|brunch|breakfast|tea)\\b[^?.;]*[.! ]*$',
      "|[^?.;]{2,40}? (?:also |too )?(?:eats?|is eating|will eat|'ll eat|has (?:dinner|lunch)) with us\\b[^?.;]*[.! ]*$",
    ),
    (said) => guestsCome(said()),
  ],
]
