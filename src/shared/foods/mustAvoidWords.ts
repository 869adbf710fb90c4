import { anyOf } from '../anyOf.ts'
import type { Food } from './foods.ts'

/** A pattern for a list of words; `~` stands for any ending. */
const words = (list: string) => {
  const parts = list
    .trim()
    .split(/\s*[,\n]\s*/)
    .map((each) => anyOf([each.replace(/~$/, '')]) + (each.endsWith('~') ? '\\w*' : ''))
  return new RegExp(`\\b(?:${parts.join('|')})\\b`, 'i')
}

/** With common misspellings: 'alergic', 'intollerant', 'coelic'. */
export const illness = /\bal+er[gj]\w*|\bint[oe]l+[ea]r\w*|\banaph\w*|\bco?eli?a?c\b/i

/** Words for a food that is forbidden, not disliked: symptoms, doctors, faith, strictness. */
const bindingWords = words(`
  must avoid, must be avoided, be avoided, must not, mustn't, said no, told no, is a no, a no-no, not safe, unsafe, dangerous, must never, off limits, forbidden, banned, not allowed, not permitted
  ambulance, auto-injector, autoinjector, skin prick, confirmed, a single bite, even a drop, traces, trace
  hives, rash~, swell~, itch~, tingl~, throat, lips, tongue, face, epipen~, epi-pen~, wheez~, asthma, breath~, cough~
  throw up, throws up, vomit~, sick, ill, unwell, poorly, tummy, stomach, belly, bloat~, cramp~, gut, diarrh~, nause~
  migraine~, headache~, faint~, eczema, breaks out, breakout~, flare~, reflux, gout, ibs, crohn~, fodmap, phenylketon~, pku
  react~, sensitiv~, deadly, deathly, fatal, life-threatening, severe, hospital~, emergency, medical, medication, medicine
  doctor~, midwife, consultant, specialist, allergist, dietitian, dietician, nutritionist, nurse, gp, pediatrician, paediatrician, diagnosed
  pregnan~, expecting, antabuse, warfarin, statin~, simvastatin, maoi, antidepressant~, blood thinner~, breastfeeding, nursing, heart condition, kidney disease, blood pressure, diabet~
  religio~, belief~, beliefs, ethical, adventist~, kashrut, faith, teetotal, sober, alcoholic, strictly, absolutely, zero, never, triggers, trigger, sets off
`)

/** Advice to eat something: 'more vegetables, doctor says'. */
const encourages =
  /\b(?:recommend\w*|suggest\w*|advis\w+|encourag\w+|should (?:eat|have|get)|plenty|lots of|more (?!than))/i
const discourages = /\b(?:avoid\w*|no|not|never|without|none|off|stop\w*)\b|n['’]t\b/i

export const isEncouraged = (text: string) =>
  encourages.test(text) && !discourages.test(text) && !illness.test(text)

/** Diets, and the foods that each forbids. */
export const diets: readonly [RegExp, readonly string[]][] = [
  [
    words('vegan, plant-based, plant based'),
    ['meat', 'fish', 'shellfish', 'dairy', 'eggs', 'honey'],
  ],
  [/\bveg[ei]t[ae]rian\b|\bveggie\b/i, ['meat', 'fish', 'shellfish']],
  [words('pescatarian, pescetarian'), ['meat']],
  [words('kosher, jewish'), ['pork', 'shellfish']],
  [words('halal, muslim'), ['pork', 'alcohol']],
  [words('hindu'), ['beef']],
  [words('jain'), ['meat', 'fish', 'shellfish', 'eggs', 'root vegetables']],
  [words('teetotal, sober, alcoholic'), ['alcohol']],
  [/\bco?eli?a?c\b|\bGF\b/i, ['gluten']],
  [/\bDF\b/, ['dairy']],
]

/** Phrases in front of a forbidden food: 'allergic to peanuts and eggs'. */
export const forbidsNext =
  /(?:\bal+er[gj]\w* (?:to|against)|\bal+er[gj]\w*:|\bint[oe]l+[ea]r\w* (?:to|of|for)|\banaph\w* (?:to|against|from)|\breact\w*(?: \w+)? to|\bsensitiv\w* to|\bmust avoid|\b(?:must (?:not|never)|may not|mustn['’]?t|can['’]?t|cannot|can (?:not|no longer|never)|not (?:allowed|supposed|able) to|should(?:n['’]?t| not)|does(?:n['’]?t| not)|do(?:n['’]?t| not)|never) (?:\w+ )?(?:eats?|have|has|drinks?|consume|tolerate|do|handle|touch|take|get|digest|be near|be around)|\b(?:hives|rash|sick|ill|reactions?|swells? up|swelling|itchy?) from|\b(?:off limits|forbidden|banned|avoid):|\b(?:stay|keep)s? (?:\w+ )?away from|\boff (?!limits)(?:all )?(?=\w+))/i

/** Phrases that refuse a food: 'no pork', 'avoids dairy', 'gluten-free', 'Dairy: none'. */
export const refuses =
  /(?:^|[,;:=–-]\s*|\b(?:so|and|absolutely|strictly)\s+)(?:no(?: more)?|never(?: any)?|avoid(?:s|ing)?|nothing with|without)\s|\w[- ]free\b|:\s*(?:strictly )?(?:none|never|no)\b|\bavoid\b/i

/** Phrases that deny an allergy: 'No known allergies', 'outgrew the milk allergy'. */
export const denied =
  /\b(?:sick|tired) of\b|\bpassed (?:her|his|the|their|a)\b|\ballowed \w+ (?:now|again)|\bagain now\b|\bwas (?:a )?(?:veg|pesc)|\bno(?: known| diagnosed)?(?: food)? (?:al+er|int[oe]l)|\bnot al+erg|\bisn['’]?t al+erg|\bif al+erg|\boutgr[eo]w\w*|\bgr(?:ew|own) out of|\bno longer (?:al+er|intol|sensi|react|veg|a veg|pesc|kosher|halal|coeliac|celiac|avoid)|\bused to (?:be|have)|\b(?:came back|was|were|is|are|all) (?:negative|clear)|\bruled out|\bfalse alarm|\bturned out/i

/** A limit on amount or time forbids nothing: 'can't eat too much salt', 'less sugar'. */
export const limitsAmount =
  /\b(?:too much|too many|a lot|lots|much|many|before|after|late|at night|less|low|lower|(?<!off )limit(?:s|ed)?|reduced?|cut(?:ting)? (?:down|back)|easy on|go easy|extra|added|excess|in moderation|at most|a day|per day|a week|only a little|small amounts?)\b/i

export const qualified =
  /\b(?:mostly|mainly|partly|almost|trying|more|often|sometimes|semi|days?|usually|rarely|curious)\b/i

/** Phrases that allow a food, such as 'oat milk is fine' in a line about a milk allergy. */
export const allowed =
  /(?<!not |n['’]t )\b(?:fine|ok|okay|allowed|safe|can have|can eat|tolerates?|loves?|likes?|enjoys?)\b/i

/** Words after which a line stops forbidding. */
export const contrastWords = /\b(?:but|though|unless|instead)\b/i

/** Phrases that allow a food after such a word: 'but she does eat fish'. */
export const eats = /\b(?:eats?|fine|ok|okay|can have|allowed|loves?|likes?|tolerates?|drinks?)\b/i

/** Capitals or '!!' mark a line as binding. */
export const emphasis = /!{2,}|^[^a-z]*[A-Z]{4,}[^a-z]*$/

export const excepting = /\b(?:except(?: for)?|apart from|other than|excluding|bar)\b/i

/** Whether a text has a reason that makes its foods forbidden. */
export const isGround = (text: string) => illness.test(text) || bindingWords.test(text)

/** Foods in every kitchen: 'no salt' asks for less of it. */
const aims: readonly string[] = ['salt', 'sugar', 'oil', 'caffeine', 'olive oil']

export const isAim = (food: Food | undefined) => aims.includes(food?.names[0] ?? '')
