import { nameKey } from '#shared/names.ts'
import { type Ability, propose, type Reading, type Scene, say } from '../reading.ts'
import { readItems } from '../text/itemList.ts'
import { capitalised, enumerated } from '../text/plainText.ts'
import { ruleChanges } from './ruleChanges.ts'
import { readStatement } from './statements.ts'

const everyone =
  /^(?:we all|all of us|everyone(?: here| in (?:this|the|our) (?:house|family|home))?|everybody(?: here| in (?:this|the|our) (?:house|family|home))?|the (?:whole|entire) family|our (?:whole |entire )?family|the family|in (?:this|our) (?:house|family|household|home),? we|as a family,? we|around here,? we)(?: (?:all|just|really|absolutely))* (.+)$/i
const nobody =
  /^(?:nobody|no one|noone|none of us)(?: here| in (?:this|the|our) (?:house|family|home))? (likes?|eats?|enjoys?|wants?|drinks?|can stand|touches)(?: any)? (.+)$/i
const we =
  /^we (?=(?:don'?t|do not|never|won'?t|hate|dislike|love|like|can'?t stand|are (?:vegetarian|vegan|pescatarian|trying)|prefer|avoid|try to|want to eat|are allergic|enjoy|always|only eat|usually|no longer eat|eat (?:kosher|halal|vegetarian|vegan|less|more|no|gluten|dinner at|lunch at)))(.+)$/i
const weAre =
  /^we(?:'re| are) ((?:all )?(?:vegetarian|vegan|pescatarian|kosher|halal|gluten[- ]free|allergic|a (?:vegetarian|vegan|kosher|halal|gluten[- ]free) (?:family|household|house)|trying|cutting|going|(?:doing|having) [\w -]{2,30} (?:mon|tues|wednes|thurs|fri|satur|sun)days$|not (?:big )?fans? of|big fans of).*)$/i
const noFood =
  /^(?:there'?s |there is |please |absolutely )?no(?: more)? (.+?) (?:in (?:this|our) (?:house|household|family|home|kitchen)|at our table|for (?:us|this family|our family|anyone|anybody here))$/i
const rule =
  /^(?:(?:new |our |a )?(?:house|family|household|kitchen) rule(?: is)?(?: that)?|(?:new )?rule of the house(?: is)?|whole family|for the (?:whole )?family|(?:new )?rule)\s*[:,-]?\s+(.+)$/i
const asRule =
  /^(?:add|make|set|note)(?: it| this)?(?: as)? (?:an? |the )?(?:new )?(?:house|family|household)?[- ]?rule(?: that)?:? (.+)$/i

const daily =
  /\b(?:have|eaten|had|finished|got|tried|made|went|used|bought|need|know|want (?:to (?:buy|get|have)|some|a )|use|like to)\b/i

function note(
  name: string,
  value: string,
  sentence: string,
  { household }: Scene,
): Reading | undefined {
  if (name.replace(/^no\b/i, '').trim() === '') return undefined
  const taken = household.wholeFamily.find((each) => nameKey(each.name) === nameKey(name))
  if (taken)
    return say(
      `**${taken.name}** stands among the rules of the whole family already${taken.value ? ` (${taken.value})` : ''}.`,
    )
  return propose('ADD_WHOLE_FAMILY_PREFERENCE_TEXT', [
    { name: name.slice(0, 100), description: sentence.slice(0, 500), value: value.slice(0, 200) },
  ])
}

const names = (foods: string, before: string) =>
  capitalised(
    `${before}${enumerated(
      readItems(foods).map(({ name }) => name.toLowerCase()),
      'or',
    )}`,
  )

const removesRule =
  /^(?:remove|delete|drop|forget|erase|scrap) (?:the |our )?(?:(?:house|family|household) )?rule (?:about |on |for |that says )?(?:the )?(.+)$/i

const unneeded =
  /^(?:(?:we|i) (?:don'?t|no longer) (?:need|want|have)|remove|delete|drop|forget|erase|scrap|get rid of) (?:the |our )?(.{2,60}?) rule(?: any ?more| any longer)?$/i

/** Only a rule that there is, and only the one that is meant. */
function withoutRule(spoken: string, { household }: Scene): Reading {
  const key = nameKey(spoken)
  const [one, another] = household.wholeFamily.filter(({ name }) => nameKey(name).includes(key))
  return one && !another
    ? propose('DELETE_WHOLE_FAMILY_PREFERENCE_TEXT', [one.name])
    : say(
        `I don't find the one rule that “${spoken}” means. Name it as it stands on the family screen.`,
      )
}

/** 'we all hate olives', 'no pork in this house', 'house rule: no phones at dinner'. */
export const houseRules: Ability = (words, scene) => {
  const changed = ruleChanges(words, scene)
  if (changed) return changed
  const unruled = removesRule.exec(words)?.[1] ?? unneeded.exec(words)?.[1]
  if (unruled) return withoutRule(unruled, scene)
  const sentence = capitalised(words)
  const banned = noFood.exec(words)?.[1]
  if (banned) return note(names(banned, 'no '), 'Never', sentence, scene)
  const stated = rule.exec(words)?.[1] ?? asRule.exec(words)?.[1]
  if (stated) {
    const short = stated.split(/\s+/).slice(0, 6).join(' ')
    return note(capitalised(short), capitalised(stated), capitalised(stated), scene)
  }
  const unloved = nobody.exec(words)
  if (unloved?.[2]) return note(names(unloved[2], 'no '), 'Disliked', sentence, scene)
  const said =
    everyone.exec(words)?.[1] ?? weAre.exec(words)?.[1]?.replace(/^/, 'are ') ?? we.exec(words)?.[1]
  if (
    !said ||
    (we.test(words) && daily.test(said) && !/\b(?:never|don'?t) (?:eat|have)\b/i.test(said))
  )
    return undefined
  const predicate = said
    .trim()
    .replace(/^are not (?:big )?fans? of/i, "isn't a fan of")
    .replace(/^(?:are|'re) /i, 'is ')
    .replace(/^is all /i, 'is ')
    .replace(/^(?:never|do not|don'?t) (?:eat|like|want|use|drink)/i, "doesn't eat")
  const statement = readStatement(predicate, scene)
  const [first] = statement?.lines ?? []
  if (!statement || !first) {
    return /^(?:always|never|only|usually|try|eat|is trying|is cutting|is going|is doing|is having|is an?)\b/i.test(
      predicate,
    )
      ? note(
          capitalised(
            predicate
              .replace(/^is (?:an? )?/i, '')
              .split(/\s+/)
              .slice(0, 6)
              .join(' '),
          ),
          sentence,
          sentence,
          scene,
        )
      : undefined
  }
  if (statement.field === 'keyGoalsAndLimits') return note(first, 'Everyone', sentence, scene)
  const foods = statement.lines.join(', ')
  if (statement.field === 'likes')
    return note(capitalised(enumerated(statement.lines)), 'Liked by everyone', sentence, scene)
  const bound = /\(/.test(first)
  return note(
    names(foods.replace(/\s*\([^)]*\)/g, ''), 'no '),
    bound ? capitalised(/\(([^)]*)\)/.exec(first)?.[1] ?? '') : 'Disliked by everyone',
    sentence,
    scene,
  )
}
