import type { CommandType } from '#features/cards.logic.ts'
import { isToBuy } from '../choose/bySpans.ts'
import { chancesOf, chooseIntents, odds } from '../choose/chooseIntents.ts'
import { droppedFrom, isBought, isRow } from '../choose/plainWishes.ts'
import { partsOf, sentencesOf } from '../divide/clauses.ts'
import { nothing, type Reading, type Scene, together } from '../reading.ts'
import { findDays } from '../spans/days.ts'
import { hear } from '../spans/hear.ts'
import type { Heard } from '../spans/said.ts'
import { makeCards } from './makeCards.ts'

/** A part that is less sure than this goes on with the one before. */
const ownWish = 0.4
const mostParts = 8

function bothOf(one: number, other: number): number {
  const both = Math.sqrt(odds(one) * odds(other))
  return both / (1 + both)
}

/** The parts of a message that want something of their own, with the things that follow them. */
function wishesIn(text: string, scene: Scene) {
  const wishes: { text: string; intent: string; chance: number }[] = []
  const whole = new Map(chancesOf(text, scene).map(({ intent, chance }) => [intent, chance]))
  for (const part of partsOf(text)) {
    const own = chancesOf(part, scene)
    // Who names a day of its own says enough; else a wish is as likely as in the part and the whole.
    const isOwn = (own[0]?.chance ?? 0) >= surely && findDays(part, scene.today).length > 0
    const [best] = (
      isOwn
        ? own
        : own.map(({ intent, chance }) => ({
            intent,
            chance: bothOf(chance, whole.get(intent) ?? 0),
          }))
    ).toSorted((a, b) => b.chance - a.chance)
    const last = wishes.at(-1)
    const isMore =
      !best || best.chance < ownWish || best.intent === last?.intent || isRow(part, scene)
    if (last && isMore) last.text += `, ${part}`
    else wishes.push({ text: part, intent: best?.intent ?? '', chance: best?.chance ?? 0 })
  }
  return wishes
}

/** So sure is a part that wants something, by itself or where the whole message wants that, too. */
const surely = 0.74
const likewise = 0.5

/** What some words lead to by themselves. */
function readAlone(text: string, scene: Scene): Reading {
  const heard = hear(text, scene)
  return makeCards(chooseIntents(heard).commands, heard)
}

/** What the sentences of a message lead to, each read by itself. */
export function bySentence({ text, scene }: Heard): Reading {
  const all = sentencesOf(text)
  return all.length > 1 && all.length <= mostParts
    ? together(all.map((each) => readAlone(each, scene)))
    : nothing
}

/** In letters: what is longer than this was no beginning of a sentence. */
const longestBefore = 300

/** What a message leads to together with the one before, of which nothing was made. */
export function withBefore({ text, scene }: Heard): Reading {
  const { history } = scene
  const at = history.findLastIndex(({ role }) => role === 'user')
  const before = history[at]
  const isOpen = history.slice(at).every(({ proposals }) => proposals.length === 0)
  if (!before || before.content.length > longestBefore || !isOpen) return nothing
  return readAlone(`${before.content}. ${text}`, { ...scene, history: history.slice(0, at) })
}

/** What the parts of a message lead to, each read by itself; only if all are sure where some are wanted. */
export function inParts(heard: Heard, wanted?: readonly CommandType[]): Reading | undefined {
  const { text, scene } = heard
  if (wanted && (isBought(heard) || isToBuy(heard) || droppedFrom(heard))) return undefined
  const wishes = wishesIn(text, scene)
  if (wishes.length < 2 || wishes.length > mostParts) return undefined
  const isUnsure = ({ intent, chance }: { intent: string; chance: number }) =>
    chance < (wanted?.some((each) => each === intent) ? likewise : surely)
  if (wanted && wishes.some(isUnsure)) return undefined
  const readings = wishes.map((wish) => readAlone(wish.text, scene))
  const isWhole = readings.every(({ commands }) => commands.length > 0)
  return !wanted || isWhole ? together(readings) : undefined
}
