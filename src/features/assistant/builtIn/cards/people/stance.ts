import { foodByWords } from '#shared/foods/foods.ts'
import { illness } from '#shared/foods/mustAvoidWords.ts'
import { phraseFinder, type Word } from '../../normalise/words.ts'

/** What a message says of a person and a food. */
export type Stance = 'allergy' | 'intolerance' | 'must avoid' | 'dislikes' | 'likes' | 'goal'

type Words = readonly Word[]

/** What a food does to somebody, and what forbids it. */
const harms = phraseFinder(`
  hives, rash~, swell~, swollen, itch~, tingl~, epipen~, wheez~, chok~, breath~, throat, tongue, lips
  chest, blotch~, spots, welts, puffy, dizzy, sneez~, numb, acne, zits, faint~, eczema, cramp~, bloat~
  diarrh~, nause~, migraine~, headache~, heartburn, reflux, gass?y, stomach pain~
  (?:bathroom|toilet)(?! (?:paper|roll|rolls|cleaner|tissue|tissues|brush|supplies))
  thr[oe]ws? up, vomit~, sick, ill, unwell, poorly, ache~, death, dies?, suffocat~, flare~, react~
  br(?:eak|eaks|oke|eaking) out, sensitiv~, deadly, deathly, fatal, kill~, hospital~, ambulance, er
  emergency, paramedic~, antihistamine~, benadryl, anaphyl~, severe~, dangerous, poison, bleed~, toxic
  upset~, bothers, mess~ …up, positive, interfer~, banned, forbidden, off limits, no go, no no
  not safe, unsafe, blood thinner~, warfarin, statins?, can tolerate, no puede, neither …tolerate, neither …can (?:have|eat)
  (?:cant|cannot|can not)(?: \\w+)? (?:have|eat|do|tolerate|handle|digest|take|drink|touch|stomach|near)
  cant ever, can (?:no longer|never) …, unable to …, (?:may|must|shall) (?:not|never) …, mustnt
  must (?:avoid|stop), not (?:allowed|permitted|supposed to), (?:isnt|arent) allowed
  should(?:nt| not) …(?:have|eat|be), should (?:never|avoid), (?:has|have|needs?) to (?:avoid|stay)
  (?:doesnt|does not) (?:tolerate|support), completely off, (?:told|said|says) no, ordered off
  (?:keep|stay)s? …(?:away from|out of), agree~ with, sits? (?:well|right), repeats on
  (?:trouble|problems?|issues?) with, bad for, (?:not|no) good for, nothing with, traces?
`)

/** Faith, health and conscience bind, whatever the taste. */
const duties = `
  muslim, jewish, hindu, halal, kosher, meds?, medication, gout, kidneys?, ethical~, religio~
  principle, pregnan~, faith, conscience, sober, teetotal, vows?, doctor~, doc
`
const compels = phraseFinder(duties)

/** What binds unless it is about a taste. */
const forbids = phraseFinder(`${duties.trim()}
  never, avoid~, (?:gave|given|gives|giving) up, quit, no longer (?:eat|drink|ha)s?, no more, zero
  (?:doesnt|does not|dont|do not|wont) (?:eat|drink), off, (?:is|are) out, out for, no, none
  without(?! (?:the |our |my )?(?:kids?|children|us|me|him|her|them|boys|girls|adults))
  strictly, absolutely not, dr, nurse, pa?ediatrician, dentist, lent
`)

const not = '(?:doesnt|dont|does not|do not|didnt|isnt|arent|no|not|never|neither|wont)'
const dislikes = phraseFinder(`
  hate~, dislike~, detest~, loath~, despise~, (?:cant|cannot|couldnt|not) (?:stand|bear), disgust~
  gross~, yuck~, nasty, icky?, eww?, bleh, meh, picky, (?:smell|taste|look)s? like, smell of, stinks?
  ${not} …(?:like~|enjoy~|love~|cares? for|fond of|into|fans?|keen on|crazy about|touch|want)
  nothing to do with, thumbs down, refuses?, rather starve, turns? …nose, pushes, spits?, spat, gag~
  hold the, not …thing, had enough of, fed up with, (?:sick|tired|scared|afraid) of, over it, skips?
  (?:everything|anything) (?:but|except), leaves? …on …plate, picks? …out, least favou?rite
`)

const likes = phraseFinder(`
  like~, love~, luv~, adore~, enjoy~, favou?rite~, fave~, fond of, fans? of, obsessed, hooked on
  (?:crazy|mad|nuts) (?:about|for), addicted to, digs?, prefer~, crav~, fancies, f[ae]ll~ for, keen on
  partial to, delicious, yum~, sucker for, lover of, raves? about, appreciat~
`)

/** What sounds like liking, where nothing is forbidden. */
const seemsLiked = phraseFinder(`
  into, fancy, (?:could|can|would|d|hed|shed|theyd) eat, lives? (?:for|on), live on, c[oa]me round to
  big on, wolf~, devour~, (?:asks?|begs?|goes|flips?) for, always wants?, (?:happy|cool|good) with
  all about, warm~ (?:up )?to, thumbs up, approve~, dreams? (?:of|about), (?:goes|went) (?:wild|bananas)
  eats? …(?:every|all day|nonstop|now|happily|again), finally eats?, started (?:to eat|eating), happily
  (?:took|taken|takes) to, comfort food, go to, best thing, number one, yay, excited about, polish~
  winner, cup of tea, treat, second helping~, seconds, taste for, eater, swears? by, yes to
`)

/** Likings that sound like something else. */
const surelyLikes = phraseFinder(`
  (?:kill|die|dies|dying|kills) for \\w+, to die for, (?:cant|cannot|couldnt) (?:wait|resist)
  (?:cant|cannot|couldnt) (?:get enough|live without|go without|stop eating), soft spot for
  (?:never|wouldnt) (?:say|says) no to, never gets tired of, weakness for, has a thing for
  sweet tooth for, asked for seconds, licked …plate, went back for, hit with, big hit
  no longer hates, doesnt hate, stopped hating
`)

const aims = phraseFinder(`
  goal~, aim~, target, less, fewer, more, low, lower, cut~, reduce~, moderation, limit~, los(?:e|ing)
  gain, weight, pounds, kilos, diet, calorie~, protein, fib(?:er|re), iron, calcium, vitamin~, sodium
  cholesterol, potassium, daily, (?:a|per|every) (?:day|week), at (?:least|most), only on, enough
  wants? …to, trying to, tries to, needs? to, ha(?:s|ve) to, should, supposed to, working on, training
  watch~, learn to, recommend~
`)
export const isAim = aims

/** A goal is kept apart by words that can mean nothing else. */
const isGoalItself = phraseFinder(`
  goal~, diet, (?:once|twice|times) a (?:week|day|month), los(?:e|ing), gain
  would like to (?:eat|drink|lose|try|have|cut)
  wants? to (?:eat|drink|lose|go|be|cut|try|learn|get|have|cook|keep|stop|stay|reduce)
`)
const limits = phraseFinder(`
  moderation, less, low, lower, fewer, cut~ (?:down|back), reduce~, limit~, watch~, easy on
  (?<!no |any )more (?!for)[a-z]+
`)

const ill = '(?:al+erg[a-z]*|intolerant|sick)'
const diet = '(?:vegan|vegetarian|pescatarian|halal|kosher|keto)'
const notSo = phraseFinder(`
  (?:not|isnt|no longer|no) …${ill}, (?:not|no longer|isnt|stopped being) …${diet}, used to …, outgrew
  grew out of
`)
const tasty = phraseFinder(`
  picky, dislike~, just …likes?, taste, prefers? not, cant stand, hates?, finds it gross, doesnt like
`)

/** A statement that takes an allergy back, or is about the past. */
export const isDenial = (words: Words) => notSo(words) && !tasty(words)

const ended = phraseFinder(`
  no longer …${ill}, (?:not|isnt|arent) …${ill} …any ?more, ${ill} …any ?more, ${ill} …(?:gone|over)
  outgr[eo]wn? …(?:${ill}|intolerance), grew out of …(?:${ill}|intolerance)
`)
const mayAgain = phraseFinder(`
  (?:can|may|allowed|able to|tolerates?) …(?:again|now|once more)
`)

/** 'Dad is no longer allergic to shellfish', 'Junior can have nuts again': what harmed does so no more. */
export const isOver = (words: Words) =>
  ended(words) || (mayAgain(words) && !isHarm(words.filter(({ plain }) => !doctors.test(plain))))
const doctors = /^(?:allergists?|doctors?|doc|dr)$/

/** Whether only much of a food is meant: 'avoid large amounts of kale'. */
export const onlyMuch = phraseFinder('(?:large|big) (?:amounts?|quantities), too (?:much|many)')

/** A question or a thought that tells nothing: 'is Maya allergic to nuts?', 'what if she were'. */
export const isSupposed = (text: string): boolean =>
  (/^\W*(?:is|are|does|do|did|was|were|has|have)\b[^.!]*\?\s*$/i.test(text) &&
    !/\b(?:note|remember|add|save|write|put)\b/i.test(text)) ||
  /^\W*(?:what if|imagine (?:if|that)|suppose|pretend)\b|\bif \w+ (?:were|was|had)\b/i.test(text)

const allows = phraseFinder('fine, ok, okay, (?:is|are|ones|its|thats) (?:allowed|safe|no problem)')
const allowsNot = phraseFinder('(?:not|isnt) …(?:fine|ok|okay|safe|allowed)')

/** 'cooked ones are fine'. */
export const isAllowance = (words: Words) => allows(words) && !allowsNot(words)

/** A danger that is meant as one, whatever else is said. */
const endangers = phraseFinder(`
  hospital~, ambulance, er, swell~, hives, rash~, vomit~, reaction~, throat, doctor~, epipen~, sick
`)
const insists = phraseFinder('never, strictly, ever, absolutely')
const isIntolerant = phraseFinder('int[oe]l+[ea]r[a-z]*')
const isIll = (words: Words) => illness.test(words.map(({ plain }) => plain).join(' '))

/** Whether a food does somebody harm, by what is said of it. */
export const isHarm = (words: Words): boolean => (isIll(words) && !notSo(words)) || harms(words)

/** 'everyone except Maya can eat nuts' is asked about. */
const excepts = phraseFinder('except, apart from, other than, but not')

/** 'Mom likes figs, Dad doesn't.' */
const endsInNo = (words: Words) =>
  /^(?:doesnt|dont|isnt|arent|not|wont)$/.test(words.at(-1)?.plain ?? '')

/** 'no milk', 'avoids pork'. */
const refusesFood = (words: Words) =>
  words.some(
    ({ plain }, n) =>
      /^(?:no|without|avoids?)$/.test(plain) && foodByWords(words[n + 1]?.plain ?? ''),
  )

/** What a message says. What harms goes before all else; a taste is only a taste without harm. */
export function stanceOf(words: Words): Stance | undefined {
  if (isIll(words) && !notSo(words)) return isIntolerant(words) ? 'intolerance' : 'allergy'
  if (surelyLikes(words) && !endangers(words)) return 'likes'
  if (harms(words) && !onlyMuch(words) && !(notSo(words) && tasty(words))) return 'must avoid'
  if (isGoalItself(words)) return 'goal'
  if (onlyMuch(words)) return 'dislikes'
  if (limits(words) && !likes(words) && !dislikes(words)) return 'goal'
  if (endsInNo(words)) return 'dislikes'
  if (compels(words)) return 'must avoid'
  if (dislikes(words) && !(insists(words) && !tasty(words))) return 'dislikes'
  if (likes(words)) return refusesFood(words) ? 'must avoid' : 'likes'
  if (forbids(words)) return 'must avoid'
  if (excepts(words)) return undefined
  if (seemsLiked(words)) return 'likes'
  return aims(words) ? 'goal' : undefined
}
