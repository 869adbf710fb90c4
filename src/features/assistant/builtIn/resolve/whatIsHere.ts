import { foodsIn } from '#shared/foods/foodsInText.ts'
import { dishHas, mustAvoids } from '#shared/foods/mustAvoid.ts'
import { nameKey } from '#shared/names.ts'
import { answered } from '../answers/answered.ts'
import { readQuestion } from '../answers/question.ts'
import { sayStock } from '../answers/stock.ts'
import { enumerated } from '../normalise/plainText.ts'
import { saysAny } from '../normalise/words.ts'
import { type Reading, type Scene, say } from '../reading.ts'
import type { Heard } from '../spans/said.ts'

const ideas = /\bcould make[^\n]*:\n/

/** 'Another idea?' behind some: others than those that were told. */
export function moreIdeas({ household, ...scene }: Scene): Reading | undefined {
  const at = scene.history.findLastIndex(
    ({ role, content }) => role === 'user' && !another.test(content),
  )
  const since = scene.history.slice(at + 1).filter(({ role }) => role === 'assistant')
  const last = since.at(-1)
  if (at < 0 || !last || last.proposals.length > 0 || !ideas.test(last.content)) return undefined
  const told = new Set(
    since.flatMap(({ content }) =>
      Array.from(content.matchAll(/^- \*\*(.+?)\*\*/gm), ([, name = '']) => nameKey(name)),
    ),
  )
  const recipes = household.recipes.filter(({ title }) => !told.has(nameKey(title)))
  const rest = { ...scene, household: { ...household, recipes } }
  const reading = answered(scene.history[at]?.content ?? '', rest)
  return reading?.says.some((each) => ideas.test(each)) ? reading : say("That's all there is.")
}

export const another =
  /^\W*(?:(?:give me|got|any|what about|how about|show me|do you have) )?(?:another|other|more|some more|something (?:else|different)|anything else|different)(?: (?:one|ones|ideas?|options?|suggestions?|dishes))?(?: please)?[.?! ]*$/i

const half = /^(?:½|¼|⅓|1\/2|1\/4|half|almost|a (?:bit|little))/i

/** 'Are we low on anything?': what of the pantry is half gone, or less. */
export function runningLow({ household: { pantry } }: Scene): Reading {
  const low = pantry.filter(({ quantity }) => half.test(quantity))
  const names = low.map(({ name, quantity }) => `**${name}** (${quantity})`)
  return low.length > 0
    ? say(`Half or less is left of ${enumerated(names)}.`)
    : say('Nothing looks low, going by the amounts in the pantry.')
}

const sweets = saysAny(`
  chocolate, cookies?, biscuits?, cakes?, cand(?:y|ies), ice creams?, honey, jam, jelly, syrup, brownies?
  muffins?, pastr(?:y|ies), pudding, donuts?, sweets, nutella, marshmallows?, dates, raisins
`)
const sour = /\b(?:lemons?|limes?|grapefruits?|tomato(?:es)?|avocados?)\b/i

/** 'Is there anything sweet in the house?' */
export function sweetThings({ household: { pantry } }: Scene): Reading {
  const found = pantry.filter(
    ({ name, category }) => sweets.test(name) || (category === 'Fruit' && !sour.test(name)),
  )
  const names = found.map(({ name, location }) => `**${name}** (${location})`)
  return say(found.length > 0 ? `There's ${enumerated(names)}.` : 'Nothing sweet is at home.')
}

const snacks = saysAny(`
  yogh?urts?, cheese, cheddar, crackers?, popcorn, hummus, carrots?, celery, pretzels?, granola, nuts?
  peanut butter, smoothies?, toast, muffins?, chips, crisps
`)
const withoutFoods = /\b(?:without|no|has no|free of)\b(.*)$/i

/** Who asks for a day or a list means what is planned, or is to be bought. */
const isPlannedSnack = /\b(?:plan(?:ned)?|menu|list|buy|recipes?|make|cook)\b/i

/** 'A snack without peanuts': what is at home, but nothing that somebody here must avoid. */
export function snackThings({ text, marks, scene: { household } }: Heard): Reading | undefined {
  if (isPlannedSnack.test(text) || marks.some((each) => each.has('day'))) return undefined
  const left = foodsIn(withoutFoods.exec(text)?.[1] ?? '').map(({ written }) => written)
  const avoided = [...left, ...household.members.flatMap(mustAvoids)]
  const found = household.pantry.filter(
    ({ name, category }) =>
      (snacks.test(name) || (category === 'Fruit' && !sour.test(name))) &&
      !avoided.some((food) => dishHas({ name, ingredients: [] }, food)),
  )
  const names = found.map(({ name }) => `**${name}**`)
  return say(found.length > 0 ? `There's ${enumerated(names)}.` : 'Nothing for a snack is at home.')
}

/** 'Can I eat the leftover chili?': whether it is there, and until when it is good. */
export function mayStillEat(heard: Heard): Reading | undefined {
  const { people } = readQuestion(heard.text, heard.scene)
  const said = ` ${nameKey(heard.text)} `
  const [item, another] = heard.scene.household.pantry.filter(({ name }) =>
    said.includes(` ${nameKey(name)} `),
  )
  if (!item || another || people.length > 0) return undefined
  const { dishes } = readQuestion(heard.text, heard.scene)
  const { speaker } = heard.scene
  // 'Can I eat the tuna pasta?' is about what is in it.
  if (dishes.some(({ recipe }) => recipe && nameKey(recipe.title) !== nameKey(item.name)))
    return answered(
      heard.text.replace(/\b(?:i|we)\b/i, (who) => (who.length === 1 && speaker) || 'everyone'),
      heard.scene,
    )
  return say(sayStock(item.name, heard.scene))
}
