import { type Ability, type Scene, together } from '../reading.ts'
import { findDays } from '../text/daySpans.ts'
import { readItems } from '../text/itemList.ts'
import { readLocation } from '../text/places.ts'
import { ownNames } from './ownNames.ts'
import { changeInPantry } from './recordChanges.ts'

const expires =
  /[\s,]*\b(?:(?:that |which |and (?:it |they )?|it |they )?(?:should|must|needs? to|has to|have to|ought to|needs) (?:be )?(?:eaten|used(?: up)?|gone|cooked|consumed|drunk|eat|using|finished)(?: up)?|(?:that |which |and (?:it |they )?|it |they )?(?:will )?(?:expires?|exp\.?|expiring|go(?:es)? (?:bad|off)|spoils?|keeps?|lasts?|(?:is|are) (?:only |still |probably )?good|(?:only |still )?good|best|use|eat|cook|finish|drink)(?: (?:it|them))?(?: up)?|best[- ]before|best[- ]by|use[- ]by|sell[- ]by)\s*(?:date (?:is|of)?|is|are)?\s*(?:by|before|on|until|till|til|through|within|for|in|at)?(?: the(?= end))?\s+(?=soon|today|tonight|tomorrow|this|next|on|in|the|end|\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|a |another|two|three|four|five|six)/i

/** Reads 'expires on Friday', 'should be eaten by Tuesday', 'good until Nov 20' out of a text. */
export function readExpiry(text: string, { today }: Scene): { date: string | null; rest: string } {
  const said = expires.exec(text)
  if (!said) return { date: null, rest: text }
  const after = text
    .slice(said.index + said[0].length)
    .replace(/\b(another|\d+|one|two|three|four|five|six) more (?=days?|weeks?)/i, '$1 ')
  const rest = text.slice(0, said.index).trim()
  const span =
    findDays(`in ${after.replace(/^(?:for|in|within) /i, '')}`, today)[0] ??
    findDays(after, today)[0]
  const day = span?.days.at(-1)
  if (day) return { date: day, rest }
  const words =
    /^(?:soon|(?:the )?end of (?:the|this) (?:week|month)|\d{1,2} (?:days?|weeks?|months?)|next month)/i.exec(
      after,
    )?.[0]
  return words
    ? { date: words.charAt(0).toUpperCase() + words.slice(1), rest }
    : { date: null, rest: text }
}

const useBy =
  /^(?:we |i |you )?(?:should |must |need to |have to |want to )?(?:use(?: up)?|eat|finish|cook|drink)(?: up)? (?:the |our |that |those )?(.+?) (?:up )?(?:by|before|until) (.+)$/i

const dateOf =
  /(?:expir(?:y|ation|es?)|best[- ](?:before|by)|use[- ]by|sell[- ]by)(?: date)? (?:of|on|for) (?:the |our )?(.+?) (?:is|to|=|should be|says) (.+)$/i

/** 'the yogurt should be eaten by Tuesday', 'use the broccoli by Saturday'. */
export const expiryChanges: Ability = (words, scene) => {
  const [, dated = '', on = ''] = dateOf.exec(words) ?? []
  const until = dated === '' ? undefined : findDays(on, scene.today)[0]?.days.at(-1)
  if (until) return changeInPantry(dated, { expiryDate: until }, scene)
  const used = useBy.exec(words)
  const day = used?.[2] && findDays(used[2], scene.today)[0]?.days.at(-1)
  const { date, rest } = day ? { date: day, rest: used?.[1] ?? '' } : readExpiry(words, scene)
  if (
    !date ||
    rest === '' ||
    /^(?:add|put|we (?:bought|got|have)|i (?:bought|got)|(?:just )?(?:bought|got|grabbed|picked up|stash|stick|throw|store)|there)/i.test(
      rest,
    )
  )
    return undefined
  const ofDate = rest.replace(
    /^the (?:expiry|expiration|best[- ]by|use[- ]by)(?: date)? (?:of|on|for) /i,
    '',
  )
  const foods = readItems(readLocation(ofDate, scene.household).rest, ownNames(scene))
  return foods.length > 0
    ? together(foods.map(({ name }) => changeInPantry(name, { expiryDate: date }, scene)))
    : undefined
}
