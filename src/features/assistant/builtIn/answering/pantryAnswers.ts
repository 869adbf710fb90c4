import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { expiringSoon } from '#features/planning/expiring.logic.ts'
import { findInPantry, findOnList } from '../find/decide.ts'
import { ofKind } from '../food/kinds.ts'
import { ownNames } from '../reading/ownNames.ts'
import type { Scene } from '../reading.ts'
import { readItems } from '../text/itemList.ts'
import { readLocation } from '../text/places.ts'

const described = ({ name, quantity, location, expiryDate }: PantryItem) =>
  `- **${name}**: ${quantity}, ${location}${expiryDate ? `, expires: ${expiryDate}` : ''}`

const mostLines = 30

function listed(items: readonly PantryItem[]): string {
  const more = items.length - mostLines
  const lines = items.slice(0, mostLines).map(described)
  return [...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')
}

const useUp =
  /\b(?:use up|used up|using up|eat (?:up )?(?:soon|first)|expir\w*|go(?:es|ing)? (?:bad|off)|spoil\w*|use (?:first|soon)|about to turn|past (?:its|their) date|needs? (?:eating|using)|best before|should be eaten)\b/i
const where =
  /^where(?:'s| is| are|'re| do we (?:keep|have|store)| did (?:we|i) put)(?: the| our| my)? (.+?)(?: (?:kept|stored|at))?$/i
const expires =
  /^(?:when|how long)(?: does| do| is| are| will|'s)(?: the| our)? (.+?) (?:expire|go bad|going to expire|spoil|keep|last|good(?: for)?|go off|be bad|stay good|expires)$/i
const amount =
  /^how (?:much|many) (?:of the |of )?(.+?)(?: (?:do|did|have|has|is|are|does) (?:we|i|there|you)?.*| left.*)$/i
const has =
  /^(?:(?:is|are) there|do(?:n't)? (?:we|you|i|u)(?: still| happen to)? have|have (?:we|you|i) (?:still )?(?:got )?|has (?:anyone|somebody) (?:got|bought)|got|any|(?:are|is) (?:we|the)|did we (?:get|buy)|do we still have|isn't there|aren't there)\s*(?:still )?(?:any |some |enough |more |the |a |an )?(.+?)(?: (?:left|at home|in the house|in stock|remaining|any ?more|here|around|already))*$/i
const stillHas =
  /^(?:is|are) (?!there\b)(?:the |our |any )?(.+?) (?:still (?:there|good|ok|around|fresh|here)|gone|left|in (?:the )?(?:house|stock)|finished|all gone)$/i
const whatOf =
  /^(?:what|which) (?:kinds? of |sorts? of |other )?(?!do\b|is\b|are\b|can\b|should\b|recipes?\b|meals?\b|time\b|day\b)([a-z ]{3,30}?) (?:do we have|have we got|are there|is there|is left|are left|do i have)(?: left| at home| in the house)?$/i
const outOf =
  /^(?:are|is) (?:we|there)(?: all| already)? (?:out of|low on|running (?:out of|low on)|short on)(?: the)? (.+)$/i
const whatIsIn =
  /^(?:what(?:'s| is| do we have| have we got| are| all is| else is| food is| food do we have)?|show(?: me| us)?|list|tell me what(?:'s| is)|give me|which (?:things|items) are)\b/i

function about(spoken: string, scene: Scene): string {
  const { household } = scene
  const items = readItems(spoken, ownNames(scene)).slice(0, 8)
  return items
    .map(({ name }) => {
      const { certain, likely } = findInPantry(name, scene)
      const kind = ofKind(household.pantry, name)
      const found = certain.length > 0 ? certain : kind.length > 0 ? kind : likely
      if (found.length > 0) return listed(found)
      const [wanted] = findOnList(name, scene).certain.filter(({ isCompleted }) => !isCompleted)
      const listedToo = wanted ? ' It is on the shopping list.' : ''
      return `No, there is no ${name.toLowerCase()} in the pantry.${listedToo}`
    })
    .join('\n')
}

/** Whether it is there, how much, where, and what should be eaten soon. */
export function pantryAnswer(words: string, scene: Scene): string | undefined {
  const { household, today } = scene
  const spoken = expires.exec(words)?.[1]
  if (spoken) return about(spoken, scene)
  if (
    useUp.test(words) &&
    /^(?:what|which|anything|is|are|show|list|tell|do|does|any)\b/i.test(words)
  ) {
    const soon = expiringSoon(household.pantry, today, 7)
    return soon.length > 0
      ? `These should be eaten soon:\n${listed(soon)}`
      : 'Nothing in the pantry says that it expires soon.'
  }
  const place = readLocation(words, household)
  if (place.found && whatIsIn.test(words)) {
    const rest = place.rest
      .replace(
        /\b(?:what(?:'s| is)?|do we have|left|else|is|are|all|food|there|we|have|got|show|me|us|list|the|things|items|tell|of)\b/gi,
        ' ',
      )
      .trim()
    const here =
      rest === ''
        ? household.pantry.filter(
            ({ location }) => place.found === 'Pantry' || location === place.found,
          )
        : []
    if (here.length > 0) return `In the ${place.found.toLowerCase()}:\n${listed(here)}`
    if (rest === '') return `Nothing is recorded for the ${place.found.toLowerCase()}.`
  }
  if (
    /^what (?:do we have|have we got|food do we have|is there|'s there)(?: at home| left| to eat| in the house)*$/i.test(
      words,
    )
  ) {
    return household.pantry.length > 0
      ? `At home:\n${listed(household.pantry)}`
      : 'The pantry is empty.'
  }
  const asked =
    whatOf.exec(place.rest)?.[1] ??
    where.exec(place.rest)?.[1] ??
    amount.exec(place.rest)?.[1] ??
    outOf.exec(place.rest)?.[1] ??
    stillHas.exec(place.rest)?.[1] ??
    has.exec(place.rest)?.[1]
  return asked &&
    !/^(?:recipes?|dinners?|meals?|we|lunch|anything (?:planned|on)|notes?|planned|plans)\b/i.test(
      asked,
    )
    ? about(asked, scene)
    : undefined
}
