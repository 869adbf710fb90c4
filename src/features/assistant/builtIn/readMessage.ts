import type { Turn } from '../turn.ts'
import { smallTalk } from './answers/smallTalk.ts'
import { besides } from './cards/besides.ts'
import { firstCards, isPasted, isThere, makeCards } from './cards/makeCards.ts'
import { isJoining } from './cards/meals/parts.ts'
import { otherwise } from './cards/options.ts'
import { harmTold } from './cards/people/addPreference.ts'
import { introduced } from './cards/people/introduction.ts'
import { harmOver } from './cards/people/removePreference.ts'
import { inParts } from './cards/readParts.ts'
import { readWishes } from './cards/readWishes.ts'
import { type Chosen, chooseIntents } from './choose/chooseIntents.ts'
import { isKnownWord } from './choose/model.ts'
import { partsOf, planApart } from './divide/clauses.ts'
import { dayInstead, isAsking, isIdle, isTentative, withoutDenials } from './divide/mood.ts'
import { parseExplicitCommands } from './explicitCommands.ts'
import { withFoodsWritten } from './normalise/emoji.ts'
import { withKindsBefore } from './normalise/kindsBehind.ts'
import { plainText } from './normalise/plainText.ts'
import { takeDish } from './planning/dishTaken.ts'
import { planDays } from './planning/planDays.ts'
import { isAnother } from './planning/planRequest.ts'
import { ask, nothing, type Reading, type Scene, say, together } from './reading.ts'
import {
  mayBeOther,
  mayBeQuestion,
  mayBeWish,
  mostOffers,
  offersFor,
  readQuestion,
} from './readQuestion.ts'
import { isConsent, leftAlone, pickChoice, pressed } from './resolve/choices.ts'
import { asGuests, dietOfGuests, harmAndQuestion, withHarm } from './resolve/harmAndQuestion.ts'
import { leftOver } from './resolve/leftOver.ts'
import { likewise } from './resolve/likewise.ts'
import { plainlySaid } from './resolve/plainlySaid.ts'
import { timerAsked } from './resolve/timers.ts'
import { hear } from './spans/hear.ts'
import type { Heard } from './spans/said.ts'

/** For when nothing was understood. */
const notUnderstood = ask("I didn't get that. Try one of these, or say it another way:", [
  { label: 'What should we use up?', commands: [] },
  { label: "What's for dinner tonight?", commands: [] },
  { label: 'What can we cook with what we have?', commands: [] },
])

/** Questions of ours are short, and so are answers to them. */
const longestAnswer = 200
/** How many questions may follow from one another. */
const deepest = 3

/** What our last answer offered as buttons. */
function offered({ history }: Scene, turn: Turn, depth: number): Reading | undefined {
  const last = history.at(-1)
  if (depth >= deepest || last?.role !== 'assistant') return undefined
  const asked = history.findLastIndex(({ role }) => role === 'user')
  const message = history[asked]
  if (!message) return undefined
  const before = { ...turn, message: message.content, history: history.slice(0, asked) }
  const reading = readMessage(before, depth + 1)
  // What is picked takes the place of the cards that were not meant.
  const replaces = last.proposals.flatMap(({ id, status }) => (status === 'pending' ? [id] : []))
  if (replaces.length === 0) return reading
  const choices = reading.choices.map((choice) => ({
    ...choice,
    commands: choice.commands.map((command) => ({ ...command, replaces })),
  }))
  return { ...reading, choices }
}

/** What a wish leads to: cards where it is sure, else buttons. */
function readWish(chosen: Chosen, heard: Heard): Reading {
  const isRecipe = chosen.commands.includes('ADD_RECIPE_TEXT')
  const parts = chosen.isSure && !isRecipe ? inParts(heard, chosen.commands) : undefined
  const made = withHarm(parts ?? firstCards(chosen.commands, heard), heard)
  if (isThere(chosen.commands, made) || isPasted(made, heard.text)) return made
  const isEmpty = made.commands.length + made.says.length === 0
  // 'No, the freezer' mends the card before, whatever it would mean by itself.
  const isMended = made.commands.some(({ replaces = [] }) => replaces.length > 0)
  const isSure = chosen.other !== 'ask' && (chosen.isSure || isMended)
  if (isSure && !isEmpty) {
    const says = [...made.says, ...leftOver(made, heard)]
    // 'Which one do you mean?' is answered by one of those.
    if (made.choices.length > 1) return { ...made, says }
    const offers = offersFor(chosen, heard, made, mayBeOther)
    return {
      ...made,
      says,
      choices: besides([...made.choices, ...offers], made.commands, heard.scene),
    }
  }
  const known = isEmpty ? harmTold(heard.text, heard.scene).says : []
  if (known.length > 0) return say(...known)
  const isAsked = chosen.question > mayBeQuestion || isAsking(heard.text)
  const answered = isAsked ? readQuestion(chosen, heard) : undefined
  if (answered) return answered
  const offers = offersFor(chosen, heard, nothing)
  if (offers.length > 0) return asGuests(ask('What should I do?', offers), heard)
  const isRecognised = heard.marks.some((marks) => marks.size > 0)
  return chosen.other === 'ask' || isRecognised
    ? ask('What would you like me to do with that?')
    : notUnderstood
}

/** A question that asks for a plan all the same: 'can you plan the week?' */
const isPlan = /\b(?:plan|fill|line up|sort out|put together|surprise|ideas?)\b/i

/** Nothing to do: what is wanted is there already, or nobody asked; or nothing was understood. */
function readNothing(chosen: Chosen, heard: Heard): Reading {
  const likeliest = chosen.possible[0]?.commands ?? []
  const made = makeCards(likeliest, heard)
  if (isThere(likeliest, made)) return say(...made.says)
  const answered = isAsking(heard.text) ? readQuestion(chosen, heard) : undefined
  if (answered) return answered
  const offers = offersFor(chosen, heard, nothing, mayBeWish)
  if (offers.length > 0) return ask(`${leftAlone} Or did you want one of these?`, offers)
  const isKnown = heard.words.some(({ text, isSign }) => !isSign && isKnownWord(text.toLowerCase()))
  return isKnown ? say(leftAlone) : notUnderstood
}

/** Who tells in one breath what harms somebody wants it noted, whatever else the words look like. */
function readHarm(chosen: Chosen, heard: Heard): Reading | undefined {
  const isTold = chosen.other !== undefined || !chosen.isSure
  const others = partsOf(heard.text).filter((part) => !isJoining.test(part) && !isIdle(part))
  if (!isTold || isTentative(heard.text) || others.length > 1) return undefined
  const made = asGuests(harmTold(heard.text, heard.scene), heard)
  if (made.commands.length === 0) return undefined
  const offers = offersFor(chosen, heard, made, mayBeOther)
  return { ...made, choices: besides([...made.choices, ...offers], made.commands, heard.scene) }
}

/** What some words ask for, read by themselves. */
function readPart(text: string, scene: Scene): Reading {
  const heard = hear(text, scene)
  const own =
    timerAsked(heard) ?? harmOver(text, scene) ?? harmAndQuestion(heard) ?? dietOfGuests(heard)
  if (own) return own
  const chosen = chooseIntents(heard)
  const told = readHarm(chosen, heard)
  if (told) return told
  const mayBePlan =
    isAnother(text) ||
    chosen.commands.includes('CREATE_MENU_TEXT') ||
    (chosen.other !== undefined && (chosen.other !== 'question' || isPlan.test(text)))
  const planned = mayBePlan ? planDays(heard) : undefined
  if (planned)
    return planned.commands.length + planned.choices.length > 0
      ? planned
      : { ...planned, choices: offersFor(chosen, heard, nothing, mayBeWish) }
  if (chosen.other === 'nothing') return readNothing(chosen, heard)
  if (chosen.other !== 'question') return readWish(chosen, heard)
  const answered = readQuestion(chosen, heard)
  if (answered) return answered
  const offers = otherwise(chosen, heard, nothing, { most: mostOffers, least: mayBeWish })
  return offers.length > 0 ? ask('What should I do?', offers) : notUnderstood
}

/** A plan behind other wishes. */
function readApart(text: string, scene: Scene): Reading | undefined {
  const [before, plan] = planApart(text) ?? []
  const planned = plan && planDays(hear(plan, scene))
  return before && planned ? together([readPart(before, scene), planned]) : undefined
}

/** One of several wishes; undefined where nothing of it was understood. */
function readOne(text: string, scene: Scene): Reading | undefined {
  const reading = plainlySaid(text, scene) ?? readPart(text, scene)
  return reading === notUnderstood ? undefined : reading
}

/** What a message asks for, and what there is to say about it. */
export function readMessage(turn: Turn, depth = 0): Reading {
  const { household, history, today, now, speaker } = turn
  const scene: Scene = { household, history, today, now, speaker }
  const isBehindCards = (history.at(-1)?.proposals.length ?? 0) > 0
  const plain = withKindsBefore(plainText(withFoodsWritten(turn.message)))
  const text = isBehindCards ? dayInstead(plain, today) : plain
  const explicit = parseExplicitCommands(text)
  if (explicit.length > 0) return { ...nothing, commands: explicit }
  if (text === '') return say("I can't find anything to read in that.")
  if (text.length < longestAnswer) {
    const taken = takeDish(text, scene)
    if (taken) return taken
    const waits = history.at(-1)?.proposals.some(({ status }) => status === 'pending')
    if (waits && isConsent(text)) return say('Press Approve on the card, and it is done.')
    const picked =
      pressed(turn.message, history.at(-1)) ??
      pickChoice(text, offered(scene, turn, depth)?.choices ?? [])
    const talk = smallTalk(text)
    if (picked || talk) return picked ?? say(talk ?? '')
  }
  const whole = likewise(text, scene)
  const meant = withoutDenials(whole)
  return (
    introduced(whole, scene, readOne) ??
    plainlySaid(whole, scene) ??
    (meant === ''
      ? say(leftAlone)
      : (readApart(meant, scene) ?? readWishes(meant, scene, readOne) ?? readPart(meant, scene)))
  )
}
