import { type FoundFood, foodsIn } from '#shared/foods/foodsInText.ts'
import { memoized } from '#shared/memoized.ts'

/** What follows it is what must be avoided: 'allergic to peanuts and eggs'. */
const before =
  /\b(?:allerg(?:ic|y|ies) (?:to|against)|allerg(?:y|ies):|intoleran(?:t|ce) (?:to|of|for)|anaphyla\w* (?:to|against|from)|react(?:s|ed|ion)?(?: \w+)? to|sensitiv(?:e|ity) to|must avoid|(?:must not|may not|mustn['’]?t|can['’]?t|cant|cannot|can not|can no longer|not (?:allowed|supposed|able) to|shouldn['’]?t|should not|won['’]?t be able to) (?:\w+ )?(?:eat|have|drink|consume|tolerate|do|handle|touch|take|get|digest|be near|be around)|(?:hives|rash|sick|ill|reactions?|swells? up|swelling|itchy?) from|off limits:|forbidden:|stay(?:s)? away from|keep(?:s)? (?:\w+ )?away from)\b:?/i

/** It says so of the words beside it: 'Shellfish (allergy)', 'kiwi makes her throat itch'. */
const beside =
  /\b(?:allerg(?:ic|y|ies|en)|intoleran(?:t|ce)|anaphyla\w*|c(?:o)?eliac|must avoid|hives|rash|swell(?:s|ing)?|itch(?:y|es|ing)?|throat|epi-?pens?|throws? up|vomits?|migraines?|breaks? out|(?:makes?|made|gets?|got) (?:\w+ )?(?:very )?(?:sick|ill)|reactions?|reacts?|hospital|doctor|deadly|deathly|life[- ]threatening|not allowed|forbidden|off limits|no longer allowed|sensitiv(?:e|ity))\b/i

/** 'No known allergies', 'not allergic to anything', 'outgrew the milk allergy'. */
const denied =
  /\b(?:no(?: known)?(?: food)? allerg|not allergic|isn['’]?t allergic|no intoleran|outgr[eo]wn?|no longer (?:allergic|intolerant|sensitive|reacts)|used to be|if allergic)/i

/** A limit of how much or when is none of what: 'can't eat too much salt', 'less sugar'. */
const ofDegree =
  /\b(?:too much|too many|a lot|lots|before|after|late|at night|less|low|lower|limit(?:ed)?|reduced?|cut(?:ting)? down|extra|added|excess)\b/i

const qualified = /\b(?:mostly|mainly|partly|almost|trying|more|often|sometimes|semi|days?)\b/i

/** 'oat milk is fine' in the line about a milk allergy. */
const allowed = /(?<!not )\b(?:fine|ok|okay|allowed|safe|can have|tolerates?|loves?|likes?)\b/i

/** Where a line turns: what comes then is not forbidden. */
const turns = /\b(?:but|except|though|unless|instead)\b/i

const diets: readonly [RegExp, readonly string[]][] = [
  [/\bvegan\b/i, ['meat', 'fish', 'shellfish', 'dairy', 'eggs', 'honey']],
  [/\bvegetarian\b/i, ['meat', 'fish', 'shellfish']],
  [/\bpescatarian\b/i, ['meat']],
  [/\bkosher\b/i, ['pork', 'shellfish']],
  [/\bhalal\b/i, ['pork', 'alcohol']],
]

/** 'No pork', 'never any nuts', 'avoids dairy', 'gluten-free'. */
const refuses =
  /^(?:strictly |absolutely |always )?(?:no(?: more)?|never(?: any)?|avoid(?:s|ing)?|nothing with)\b|[- ]free(?: diet| only)?$/i

/** In every kitchen: who says 'no salt' aims at less of it. */
const aims = ['salt', 'sugar', 'oil', 'caffeine', 'olive oil']

const fillers =
  /\b(?:allerg(?:ic|y|ies)|intoleran(?:t|ce)|anaphyla\w*|disease|severe(?:ly)?|serious(?:ly)?|strong(?:ly)?|mild(?:ly)?|highly|very|deadly|deathly|life[- ]threatening|must avoid|to|of|all|any(?:thing|more)?|with|kinds?|sorts?|foods?|products?|is|has|have|are|an?|the|no|due|because|she|he|they|her|him|doctor|says?|strictly|known|in it)\b/gi

/** What a line forbids, in its own words where we know no food in it. */
const phrasesIn = (text: string): string[] =>
  text
    .replace(/[()[\]:!?"“”*]/g, ' ')
    .replace(fillers, ' ')
    .split(/[,;/&+]|\b(?:and|or|nor|plus)\b/i)
    .map((food) =>
      food
        .replace(/\s+/g, ' ')
        .replace(/^[\s-]+|[\s.-]+$/g, '')
        .toLowerCase(),
    )
    .filter((food) => food !== '' && food.length <= 60)

type Avoided = { foods: FoundFood[]; text: string }

/** The foods in a part of a line, or the part, in which there is none that we know. */
const avoidedIn = (text: string): Avoided => ({
  text,
  foods: text
    .split(/,(?![^(]*\))/)
    .filter((part) => !allowed.test(part))
    .flatMap(foodsIn)
    .filter(({ food }) => food.isEaten),
})

/** The part of a sentence that forbids something, or nothing. */
function forbiddenIn(sentence: string): Avoided | undefined {
  if (denied.test(sentence)) return undefined
  const [said = ''] = sentence.split(turns)
  const intro = before.exec(said)
  if (intro) {
    const named = said.slice(intro.index + intro[0].length)
    if (ofDegree.test(named)) return undefined
    // 'Shellfish: must avoid' names it in front.
    return /\p{L}/u.test(named) ? avoidedIn(named) : avoidedIn(said.slice(0, intro.index))
  }
  if (beside.test(said) && !ofDegree.test(said)) {
    const parts = said.split(/,(?![^(]*\))/).filter((part) => beside.test(part))
    const near = avoidedIn(parts.join(', '))
    return near.foods.length > 0 ? near : avoidedIn(said)
  }
  if (qualified.test(said) || ofDegree.test(said)) return undefined
  if (!refuses.test(said.trim())) return undefined
  const refused = avoidedIn(said)
  const foods = refused.foods.filter(({ food }) => !aims.includes(food.names[0] ?? ''))
  return foods.length > 0 ? { ...refused, foods } : undefined
}

export type ReadLine = {
  /** Whether it forbids something, rather than stating a taste or an aim. */
  isMust: boolean
  /** What is looked for in dishes, in the words of the line. */
  foods: readonly string[]
  /** Whether we know what it is about; else only its very words are looked for. */
  isKnown: boolean
}

const taste: ReadLine = { isMust: false, foods: [], isKnown: true }

const calledGluten = ({ food, written }: FoundFood) =>
  /^c(?:o)?eliac/.test(written) ? (food.names[0] ?? written) : written

/** What one line about a member forbids. */
export const readLine = memoized((line: string): ReadLine => {
  const found = line.split(/[.;!](?:\s|$)/).flatMap((sentence) => forbiddenIn(sentence) ?? [])
  const foods = found.flatMap((each) => each.foods)
  if (foods.length > 0) {
    const isFirst = ({ food }: FoundFood, n: number) =>
      foods.findIndex((each) => each.food === food) === n
    return { isMust: true, isKnown: true, foods: foods.filter(isFirst).map(calledGluten) }
  }
  const phrases = found.flatMap(({ text }) => phrasesIn(text))
  if (phrases.length > 0) return { isMust: true, isKnown: false, foods: phrases }
  const isQualified = qualified.test(line) || denied.test(line) || line.length > 40
  const diet = isQualified ? undefined : diets.find(([word]) => word.test(line))
  return diet ? { isMust: true, isKnown: true, foods: diet[1] } : taste
}, 5_000)
