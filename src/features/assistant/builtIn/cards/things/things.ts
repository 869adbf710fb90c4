import { readExpiryDay } from '#shared/expiry/expiryDay.ts'
import { nameKey } from '#shared/names.ts'
import { findInPantry, findOnList } from '../../find/decide.ts'
import { sayName } from '../../normalise/plainText.ts'
import { saysAny } from '../../normalise/words.ts'
import { daysIn, nearest, placesIn, type Said, type Span, textBetween } from '../../spans/said.ts'
import { storesIn } from '../../spans/storesSaid.ts'
import { type Amount, amountsOf } from './amounts.ts'
import { nameIn } from './names.ts'

/** A thing that a message is about: what, how much, where, until when. */
export type Thing = {
  name: string
  /** All amounts that were said of it, in their order. */
  amounts: readonly Amount[]
  amount: string | null
  span: Span
  store: string | null
  place: string | null
  until: string | null
  newName: string | null
}

export const isOfThing = ({ role }: Span) => /^(?:[SP][-+~])+$/.test(role)

/** More than anybody names at once. */
const most = 100

/** 'Untick the bread we threw away the spinach': what stands behind such a word does not go. */
const stays = /\b(?:un(?:tick|check)|tick|add|buy)(?: (?:the|an?|some|our|my|more|old))*\s*$/i

/** 'And paper towels, too' is no other name for what was talked of. */
const isOther = saysAny(`
  no, not, \\w+n'?t, instead, rename, names?, call, change, replace, switch, swap, make, actually, fix
  mean\\w*, should, to, is, are, it'?s, rather, wrong, correct\\w*, said, really, was, be, get, buy
`)

function withoutNewNames(spans: readonly Span[]): readonly Span[] {
  const role = spans.find(isOfThing)?.role
  return spans.map((span) => (role && span.role === 'newName' ? { ...span, role } : span))
}

/** The things that have a part in the message, such as 'S+': to be put on the list. */
export function thingsFor(said: Said, role: string): Thing[] {
  const spans =
    isOther.test(said.text) || said.text.includes('->') ? said.spans : withoutNewNames(said.spans)
  const all = spans.filter(isOfThing).slice(0, most)
  const [tagged, renamed] = ['until', 'newName'].map((wanted) =>
    spans.filter((span) => span.role === wanted),
  )
  const untils = tagged?.length || !role.startsWith('P') ? tagged : keptUntil(said)
  const stores = storesIn(said)
  const places = placesIn(said)
  const isUntilOf = (each: Span, thing: Span) => {
    const named = all.filter((other) => namedBefore(said, each).includes(nameKey(other.text)))
    return named.length === 0 || named.some(({ text }) => nameKey(text) === nameKey(thing.text))
  }
  return all.flatMap((span): Thing[] => {
    const name = span.role.includes(role) ? nameIn(span.text) : null
    const isKept = role.endsWith('-') && stays.test(said.text.slice(0, said.words[span.from]?.from))
    if (!name || isKept) return []
    const amounts = amountsOf(said, span, all)
    const until = nearest(said, span, untils?.filter((each) => isUntilOf(each, span)) ?? [])
    return [
      {
        name: sayName(name.replace(/'s$/, '')),
        span,
        amounts,
        amount: amounts[0]?.text ?? null,
        store: nearest(said, span, stores)?.store ?? null,
        place: nearest(said, span, places)?.place ?? null,
        until: (until && untilOf(said, until)) ?? null,
        newName: nearest(said, span, renamed ?? [])?.text ?? null,
      },
    ]
  })
}

const isUntil =
  /\b(?:until|till?|best before|best by|use by|good (?:to|through)|exp(?:ires|iry)?)(?: on)?(?: the)? $/i

/** '… in the fridge until Saturday' */
const keptUntil = (said: Said): Span[] =>
  daysIn(said).flatMap(({ from, to }) =>
    isUntil.test(said.text.slice(0, said.words[from]?.from))
      ? [{ role: 'until', from, to, text: textBetween(said, from, to) }]
      : [],
  )

/** The words of the clause that a day ends: 'avocados and ham, ham until Friday'. */
const namedBefore = (said: Said, { from }: Span): string =>
  nameKey(/[^,.;\n]*$/.exec(said.text.slice(0, said.words[from]?.from))?.[0] ?? '')

const isWhen = saysAny(`
  \\d+, soon, days?, weeks?, months?, years?, today, tonight, tomorrow, now, asap, weekend, end, next
  this, old, fresh, opened, expired, forever, long, \\w+day
`)

/** A day, or as it was said; other words are no date. */
function untilOf(said: Said, span: Span): string | undefined {
  const day = daysIn(said).find(({ from, to }) => from < span.to && to > span.from)
  return readExpiryDay(span.text, said.scene.today)
    ? sayName(span.text)
    : (day?.days.at(-1) ?? (isWhen.test(span.text) ? sayName(span.text) : undefined))
}

/** As the household calls it: 'mayo' is its 'Mayonnaise', 'oats' are its 'Rolled oats'. */
export function ownName(name: string, { scene }: Said): string {
  const found = [findOnList(name, scene).certain, findInPantry(name, scene).certain]
  const [own, another] = found.find((some) => some.length > 0) ?? []
  return own && (!another || nameKey(another.name) === nameKey(own.name)) ? own.name : name
}
