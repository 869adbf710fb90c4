import type { FamilyMember } from '#features/family/family.contract.ts'
import { dishOf } from '#features/recipes/recipeTraits.logic.ts'
import { anyOf } from '#shared/anyOf.ts'
import {
  avoidWarnings,
  dishHas,
  dishTastesOf,
  mustAvoids,
  plainDislikes,
  preferenceLines,
} from '#shared/foods/mustAvoid.ts'
import { namesFood } from '#shared/foods/namesFood.ts'
import { nameKey } from '#shared/names.ts'
import { findRecipes } from '../find/decide.ts'
import { dishName } from '../reading/dishes.ts'
import type { Scene } from '../reading.ts'
import { enumerated } from '../text/plainText.ts'

const list = (lines: readonly string[]) => lines.map((each) => `- ${each}`).join('\n')

function profile(member: FamilyMember): string {
  const parts = [
    ['must avoid', mustAvoids(member)],
    ['likes', preferenceLines(member.likes)],
    ['dislikes', plainDislikes(member)],
    ['goals and limits', preferenceLines(member.keyGoalsAndLimits)],
  ] as const
  const said = parts
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => `- ${name}: ${lines.join(', ')}`)
  return said.length > 0
    ? `**${member.name}**\n${said.join('\n')}`
    : `Nothing is noted about **${member.name}** yet.`
}

/** What somebody may eat: recipes without what they must avoid, those without dislikes first. */
function mayEat(member: FamilyMember, { household }: Scene): string {
  const fits = household.recipes.filter(
    (recipe) =>
      avoidWarnings({
        members: [{ ...member, isActive: true }],
        attendees: null,
        ...dishOf(recipe),
      }).length === 0,
  )
  const gladly = fits.filter(
    (recipe) => !plainDislikes(member).some((food) => dishTastesOf(dishOf(recipe), food)),
  )
  const avoided = mustAvoids(member)
  const intro =
    avoided.length > 0
      ? `**${member.name}** must avoid ${enumerated(avoided)}.`
      : `**${member.name}** has nothing that must be avoided.`
  const disliked = plainDislikes(member)
  const taste = disliked.length > 0 ? ` Not liked: ${disliked.join(', ').toLowerCase()}.` : ''
  return `${intro}${taste}\n${gladly.length > 0 ? `These recipes fit:\n${list(gladly.slice(0, 10).map(({ title }) => `**${title}**`))}` : ''}`.trim()
}

function about(member: FamilyMember, words: string, scene: Scene): string {
  const food =
    /\b(?:like|eat|have|allergic to|hate|love|dislike|drink|enjoy|tolerate) (?:any |the |some )?(.+)$/i.exec(
      words,
    )?.[1]
  const isOpen = /^(?:what|which|who|tell|show|how)\b/i.test(words)
  if (food && !isOpen && !/^(?:anything|something|everything)\b/i.test(food)) {
    const name = dishName(food)
    const [recipe] = findRecipes(name, scene)
    const dish = recipe ? dishOf(recipe) : { name, ingredients: [] }
    const avoided = mustAvoids(member).filter(
      (each) => dishHas(dish, each) || namesFood(name, each) || namesFood(each, name),
    )
    if (avoided.length > 0)
      return `**${member.name}** must avoid ${enumerated(avoided)}${recipe ? `, and **${recipe.title}** has it` : ''}.`
    const disliked = plainDislikes(member).filter(
      (each) => dishTastesOf(dish, each) || namesFood(each, name),
    )
    if (disliked.length > 0)
      return `**${member.name}** does not like ${disliked.join(', ').toLowerCase()}, but may eat it.`
    const liked = preferenceLines(member.likes).filter(
      (each) => namesFood(each, name) || namesFood(name, each),
    )
    if (liked.length > 0) return `Yes: **${member.name}** likes ${liked.join(', ').toLowerCase()}.`
    return `Nothing that is noted about **${member.name}** speaks against ${name.toLowerCase()}.`
  }
  if (
    /\b(?:may|can|could|should|eats?|allowed)\b/i.test(words) &&
    /\beats?\b|\bhave\b/i.test(words) &&
    !/\b(?:not|can't|doesn't|avoid)\b/i.test(words)
  )
    return mayEat(member, scene)
  return profile(member)
}

/** What somebody likes, may eat, must avoid; who does. */
export function familyAnswer(words: string, scene: Scene): string | undefined {
  const { members, wholeFamily } = scene.household
  if (members.length === 0) return undefined
  const named = members.filter(({ name }) =>
    new RegExp(`(?<!\\w)${anyOf([name])}(?!\\w)`, 'i').test(words),
  )
  if (
    named.length > 0 &&
    /\b(?:eat|likes?|dislikes?|hates?|loves?|allerg\w*|avoid|goals?|limits?|prefer\w*|enjoys?|drink|have|can|may|know about|diet|favou?rites?|tell me about|about|want|intoleran\w*)\b/i.test(
      words,
    ) &&
    !/\b(?:planned|menu|dinner|lunch|list|cook(?:ing)?)\b/i.test(words)
  ) {
    return named.map((member) => about(member, words, scene)).join('\n\n')
  }
  const allergic =
    /^(?:who|is anyone|is anybody|does anyone|does anybody|which of us|is someone|anyone)\b.*\b(?:allerg\w*|avoid|intoleran\w*|can'?t (?:eat|have))\b(?: (?:to|of|eat|have))?\s*(?:any )?(.*)$/i.exec(
      words,
    )
  if (allergic) {
    const food = allergic[1]?.trim() ?? ''
    const rows = members
      .map((member) => ({
        member,
        foods: mustAvoids(member).filter(
          (each) => food === '' || namesFood(food, each) || nameKey(each) === nameKey(food),
        ),
      }))
      .filter(({ foods }) => foods.length > 0)
    return rows.length > 0
      ? list(rows.map(({ member, foods }) => `**${member.name}** must avoid ${enumerated(foods)}`))
      : 'Nobody, by what is noted.'
  }
  const who =
    /^(?:who|does anyone|does anybody|which of us|is there anyone who|do we all)\b.*?\b(likes?|loves?|enjoys?|hates?|dislikes?|doesn'?t (?:like|eat)|won'?t eat)\b (.+)$/i.exec(
      words,
    )
  if (who?.[1] && who[2]) {
    const against = /hate|dislike|n't|won/i.test(who[1])
    const food = who[2]
    const found = members.filter((member) =>
      (against
        ? [...plainDislikes(member), ...mustAvoids(member)]
        : preferenceLines(member.likes)
      ).some((each) => namesFood(each, food) || namesFood(food, each)),
    )
    return found.length > 0
      ? enumerated(found.map(({ name }) => `**${name}**`))
      : 'Nobody, by what is noted.'
  }
  if (
    /\b(?:who(?:'s| is| are)? (?:in|all in)?.*\b(?:family|household|live)|family members|how many (?:people|of us) are)\b/i.test(
      words,
    )
  ) {
    return list(members.map(({ name, role }) => `**${name}**${role ? ` (${role})` : ''}`))
  }
  if (
    /\b(?:rules?|whole family|house rules|preferences)\b/i.test(words) &&
    wholeFamily.length > 0
  ) {
    return list(
      wholeFamily.map(
        ({ name, value, description }) =>
          `**${name}**: ${[value, description].filter(Boolean).join('. ')}`,
      ),
    )
  }
  return undefined
}
