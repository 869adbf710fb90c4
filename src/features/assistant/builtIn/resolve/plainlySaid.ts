import { numberPattern } from '#shared/ingredients/amountPatterns.ts'
import { answerQuestion } from '../answers/answerQuestion.ts'
import {
  forGuests,
  mealsAgainst,
  ofGuests,
  ofMealsAgainst,
  recipesAgainst,
  whereFoodIs,
} from '../answers/asFoods.ts'
import { awayForDays } from '../cards/meals/awayDays.ts'
import { dishReplaced } from '../cards/meals/replaced.ts'
import { addMember } from '../cards/people/addMember.ts'
import { notFor, ownTaste } from '../cards/people/ownTaste.ts'
import { ofRecipeNamed, recipeNamed } from '../cards/recipes/recipeNamed.ts'
import { addIngredients, wholeList } from '../cards/things/ingredients.ts'
import { takeOffTicked } from '../cards/things/shopping.ts'
import { atHome } from '../cards/things/stock.ts'
import { wishesApart } from '../divide/wishes.ts'
import { type Reading, type Scene, say } from '../reading.ts'
import { appointmentPattern } from '../spans/appointments.ts'
import { hear } from '../spans/hear.ts'
import { allBought } from './bought.ts'
import { comingBack } from './comingBack.ts'
import { everydayTalk, pattern, type Reply } from './everydayTalk.ts'
import { leaving, leftFromCard } from './leftFromCard.ts'
import {
  appointment,
  everyWeek,
  listAlone,
  mealTalkedOf,
  noteAgain,
  notToBuy,
  undone,
  unwanted,
  whoChanged,
} from './plainReadings.ts'
import { whatToCook } from './whatToCook.ts'
import { whoMayEat } from './whoMayEat.ts'

const ticked = '(?:ticked|checked|crossed|completed|bought|done|finished)(?: off)?'

const replies: readonly Reply[] = [
  [leaving, (said, scene) => leftFromCard(said().text, scene)],
  [
    /^(?:no|nope|sorry|wait|actually|oops|i meant?|it's|the|on)\b[^?]{1,40}$/i,
    (said) => noteAgain(said()),
  ],
  [/^[^?\n]{8,160}\??$/, (said) => dishReplaced(said())],
  [pattern('(?:undo|revert|take (?:it|that) back)\\b(?: \\S+){0,4}$'), (_, scene) => undone(scene)],
  ...comingBack,
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
      '(?:(?:clear|empty|wipe|start)(?: out| off)?|(?:delete|remove|erase|take) (?:all|everything)',
      '(?: (?:items|things|of it))?(?: (?:on|from|off|of))?)',
      ' (?:the|my|our) (?:whole |entire )?(?:(?:shopping|grocery) )?list',
      '(?: (?:clean|again|over|from scratch|please))*',
      "(?:,?(?: (?:and|then|we(?:'ll)?|let's))* (?:start|begin)(?: (?:again|over|afresh|fresh|from scratch))+)?[.!?]*$",
    ),
    () =>
      say(
        "I don't clear the whole list at once. Tell me what to take off; what's bought goes with Clear Completed on the Shopping List.",
      ),
  ],
  [
    pattern(
      "(?:who(?: has|'s)? (?:just )?(?:changed|edited|deleted|removed|renamed|moved|added|put|drank|ate|finished|took|used)\\b[^?]*\\?*$",
      "|what(?:(?: has|'s)? changed| (?:did|has) \\S+(?: \\S+)? (?:changed?|edit(?:ed)?|deleted?))\\b",
      '|when (?:was|were|did) .*\\b(?:added|changed|edited|deleted|removed|moved)\\b',
      '|(?:when|how long ago) (?:did|have) (?:we|i|you|\\w+) (?:last )?(?:buy|get|bought|add|run out of|finish|use up)\\b)',
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
      "(?:we |you )?(?:don'?t|do not|no need to|needn'?t) (?:(?:need to |have to )?(?:buy|get|order)|need (?:the|any|those|more)) [^?]*$",
    ),
    (said) => notToBuy(said()),
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
      "(?:(?:at home|in the (?:house|cupboard|pantry|larder|fridge|freezer))[:,]? )?(?:(?:we|i)(?: still| also)?(?:'ve got| have(?: got)?| got(?=.*\\b(?:left|at home|in the)\\b))|there(?:'s| is| are)) [^?]*$",
    ),
    (said) => atHome(said()),
  ],
  [
    pattern(
      `(?:(?:make|cook) (?:it|that|this)(?: for)? ${numberPattern}(?: people| of us| servings)?`,
      '|(?:(?:move|shift|push) (?:it|that|this) to|(?:put|have) (?:it|that) on(?! the| our| my)) [^,.;?]{1,30}',
      '|(?:swap|switch|replace|change) (?:it|that|this)(?: out)? (?:for|with) [^,.;?]{2,40})(?: please)?[.! ]*$',
    ),
    (said) => mealTalkedOf(said()),
  ],
  [
    pattern(
      "[^.;?!]{1,40}?(?:(?:'s|'re|'m| am|'ll be| is| are| will be| won't be| isn't| aren't) [^,;?!]*",
      '(?:until|till?|from|through|and|weekend|week|days|away|gone|out|over|travell?ing|trip|night)',
      '| travels| has a sleepover)\\b[^,;?!]*$',
    ),
    (said, scene) => (wishesApart(said().text, scene).length > 1 ? undefined : awayForDays(said())),
  ],
  [
    pattern(
      `(?:[\\w']+ ){0,3}${appointmentPattern}(?: (?!has|have|was|goes)[\\w ]+?)??(?: is)?`,
      ' (?:on|at|for|this|next|tomorrow|today|tonight)\\b(?!.*\\b(?:is|are|was|moved|goes|note|dinner|lunch|breakfast|supper|late|days?|cake|party|list)\\b)[^;?!]*$',
    ),
    (said) => appointment(said()),
  ],
  ...whoMayEat,
  ...whatToCook,
  [ofRecipeNamed, (said, scene) => recipeNamed(said().text, scene)],
  ...everydayTalk,
  [ofGuests, (said, scene) => forGuests(said().text, scene)],
  [
    ofMealsAgainst,
    (said, scene) => {
      const { text } = said()
      return mealsAgainst(text, scene) ?? recipesAgainst(text, scene) ?? whereFoodIs(text, scene)
    },
  ],
  [/^[\p{L}',& \n-]{8,200}[.! ]*$/u, (said) => listAlone(said())],
  [
    pattern('add [^.;?]{2,60}(?:[.;] (?:she|he|they)\\b[^.;?]{2,30})?$'),
    (said) => addMember(said()),
  ],
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
