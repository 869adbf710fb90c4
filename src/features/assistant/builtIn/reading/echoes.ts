import { namesIn, notesIn } from '../find/mentioned.ts'
import type { Scene } from '../reading.ts'
import type { Clause } from '../text/clauses.ts'
import { objectOf, withAmountOf, withMealAsked } from './leaningClauses.ts'

const object =
  /\b(?:(?:some |a few |(?:a dozen|\d+|two|three) )?more$|some(?= (?:to|on) (?:the|my|our) (?:shopping |grocery )?list)|it|them|those|these|that one|that)\b(?! (?:is|was|are|were|we|the|i|you|he|she|they|should|will|needs?)\b)/i
const verb =
  /^(?:(?:please|then|so|and|you can|could you|can you|just|also|i|we|maybe|let's|ok|okay|yes|great|well)[, ]+)*(?:put|add|remove|delete|take|cancel|move|throw|toss|buy|get|tick|check|mark|freeze|write|pick|drop|cross|scratch|push|swap|replace|plan|order|grab|threw|tossed|ate|finished|erase|skip|restock|forget)\b/i

/** Says something of what it names. */
const states =
  /\b(?:is|are|was|were|am|left|gone|more|out|need|needs|have|has|had|got|want|wants|don't|do|did|bought|no|not|put|add|buy|get|remove|delete|take|we|i|they|you|there|there's|forgot|finished|went|goes|go|asked|asks|requested|smells?|looks?|tastes?|expired|expires|ran|found|saw|used|opened|spoiled|thinks|says|said|empty|cancel|move|plan|will|can|should|hates?|loves?|likes?)\b/i

const takes =
  /^(?:(?:please|can you|could you|ok|okay|so|i|we|just)[, ]+)*(?:take|took) (.+?) (?:from|out of|off) (?:the )?[\w ]{3,20}$/i

/** 'take X from the freezer', 'and put it in the fridge': one move, said in two clauses. */
function asMove(first: Clause, second: Clause): Clause | null {
  const what =
    takes.exec(first.text)?.[1] ??
    /^(?:please )?take (?:out )?(.+?)(?: out)?$/i.exec(first.text)?.[1]
  const to =
    /^(?:then )?(?:put|move|place|stick|store|set) (?:it|them|those|that) (?:back )?((?:in|into|to|on|onto) .+)$/i.exec(
      second.text,
    )?.[1]
  const bought = /^(?:we |i |dad |mom )?(?:just )?(?:got|bought|picked up|brought home) /i.test(
    first.text,
  )
  if (bought && to) return { ...first, text: `${first.text} ${to}` }
  return what && to
    ? { ...second, text: `move ${what} ${to.replace(/^(?:in|into|on|onto)\b/i, 'to')}` }
    : null
}

/** 'I don't feel like tacos tomorrow', 'make it pizza': another dish for what is planned. */
function asReplacement(first: Clause, second: Clause): Clause | null {
  const old =
    /^(?:i|we) (?:don't|do not|really don't) (?:feel like|want|fancy|like)(?: (?:to (?:have|eat|make|cook)|having|eating))? (.+)$/i.exec(
      first.text,
    )?.[1]
  const dish =
    /^(?:so |then |please |let's )*(?:make|have|do|cook|change|plan) (?:(?:it|that)(?: to)? )?(.+?)(?: instead)?$/i.exec(
      second.text,
    )?.[1]
  return old && dish ? { ...second, text: `replace ${old} with ${dish}` } : null
}

const taste = /\b(?:hates?|loves?|likes?|dislikes?|enjoys?|doesn't (?:like|eat)) /i

/** 'Maya hates peas, Junior loves them', 'Dad loves curry but Mom doesn't'. */
function sharedTaste(first: Clause, second: Clause): Clause | null {
  const food = new RegExp(`${taste.source}(.+)$`, 'i').exec(first.text)?.[1]
  const isShort = new RegExp(`${taste.source}(?:them|it|those|that)$`, 'i').test(second.text)
  const unlike = /^([a-z]{2,20}) (?:doesn't|does not)$/i.exec(second.text)?.[1]
  if (food && unlike) return { ...second, text: `${unlike} doesn't like ${food}` }
  return food && isShort
    ? { ...second, text: second.text.replace(/(?:them|it|those|that)$/i, food) }
    : null
}

const dayWord =
  /\b(?:on |this |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'?s)?|tomorrow|tonight|today)\b/i
const mealVerb =
  /^(?:(?:please|so|then|just|can you|could you) )*(?:cancel|skip|plan|cook|make|schedule|order|drop|find|suggest)\b/i

/** 'we won't be home Friday, cancel dinner': the day holds for what follows. */
function withDay(first: Clause, second: Clause): Clause {
  const [day] = dayWord.exec(first.text) ?? []
  const isDated = dayWord.test(second.text) || !mealVerb.test(second.text)
  return day && !isDated
    ? {
        ...second,
        text: `${second.text} ${/^(?:on|this|next) /i.test(day) || !/day$/i.test(day) || /^today$/i.test(day) ? day : `on ${day}`}`,
      }
    : second
}

/** 'rename the curry to … and it feeds 6': until that is approved it has its old name. */
const isPlaced = /^(?:it's|it is|they're|they are)(?= (?:now |back )?(?:in|on) )/i
const changes =
  /^(?:please )?(?:change|set|update|make|rename|switch|increase|bump|call|tag|mark|opened|used|cooked)\b/i
const renames =
  /^(?:please )?(?:rename|retitle|call) (?:the |our |my )?(.+?)(?: recipe)? (?:to|as) /i
const itself = /^it(?= (?:serves|feeds|takes|makes|needs|should|is)\b)/i

const thatNote = /\b(?:that|this|the) (?:note|fact|memo|entry)$/i

/** 'it' and 'them' are said with the name that the clause before has. */
export function withObjectsNamed(
  clauses: readonly Clause[],
  scene: Scene,
  earlier: readonly Clause[],
): Clause[] {
  const named: Clause[] = [...earlier]
  for (const said of clauses) {
    const before = named.at(-1)
    const isEarlier = named.length === earlier.length
    const instead = before && !isEarlier && asReplacement(before, said)
    if (instead) {
      named[named.length - 1] = instead
      continue
    }
    const answered = before && isEarlier && !said.isQuestion && withMealAsked(before, said, scene)
    const dated = before && !isEarlier && !said.isQuestion ? withDay(before, said) : said
    const clause = withAmountOf(answered || dated, before, scene)
    const move = before && !isEarlier && asMove(before, clause)
    if (move) {
      named[named.length - 1] = move
      continue
    }
    const [note, otherNote] = before ? notesIn(before.text, scene.household) : []
    if (note && !otherNote && thatNote.test(clause.text)) {
      named.push({ ...clause, text: clause.text.replace(thatNote, `the note about the ${note}`) })
      continue
    }
    const [thing, otherThing] = before && !isEarlier ? namesIn(before.text, scene.household) : []
    if (thing && !otherThing && isPlaced.test(clause.text)) {
      named.push({ ...clause, text: clause.text.replace(isPlaced, `the ${thing} is`) })
      continue
    }
    const renamed = before && !isEarlier && renames.exec(before.text)?.[1]
    if (renamed && itself.test(clause.text)) {
      named.push({ ...clause, text: clause.text.replace(itself, `the ${renamed}`) })
      continue
    }
    const shared = before && sharedTaste(before, clause)
    if (shared) {
      named.push(shared)
      continue
    }
    if (before && verb.test(clause.text) && object.test(clause.text)) {
      const names = namesIn(before.text, scene.household)
      const isBare =
        !before.isQuestion &&
        !states.test(before.text) &&
        !verb.test(before.text) &&
        !changes.test(before.text)
      const bare = before.text.replace(
        /^(?:nvm|never ?mind|about|ok|so|hey|done with|as for)[ ,]+(?:about )?|:$/gi,
        '',
      )
      const meant = isBare
        ? bare
        : names.length > 0
          ? names.join(' and ')
          : objectOf(before.text, scene)
      if (meant) {
        // What is only named has said nothing yet.
        if (isBare && !isEarlier) named.pop()
        const suffix = /\brecipe\b/i.test(before.text) && !/recipe/i.test(meant) ? ' recipe' : ''
        named.push({
          ...clause,
          text: clause.text.replace(object, (said) =>
            `${/^(a dozen|\d+|two|three) more$/i.exec(said)?.[1] ?? ''} ${meant}${suffix}`.trim(),
          ),
        })
        continue
      }
    }
    named.push(clause)
  }
  return named.slice(earlier.length)
}

const echo =
  /^(?:(?:please|so|and|then|can you|could you|would you|just)[, ]+)*(?:(?:plan|do|add|make|schedule|pick|put|cancel|remove|delete|fix|change|note|handle|take care of|sort|update) (?:it|one|them|that|this|so|something|those)|do so|go ahead|that's (?:it|all)|make it so|thank you|thanks|help|help me|please)(?: (?:on|off|to|from) (?:the |my )?list)?(?: please| for me| now| too| then)*$/i

const intoFamily =
  /^(?:(?:please|so|can you|could you) )*(?:add|put) (?:him|her|them|it)(?: (?:to|in|as|on) (?:the |our |a )?(?:family(?: list| members)?|members|household|people|(?:family )?member|list of members|preferences))?$/i

const reason =
  /^(?:because\b.*|(?:we're|we are|i'm) (?:nearly |almost |all |completely |just )*out(?: of (?:it|them|that))?|i found (?:some|one|more)|(?:they|it) (?:was|were|smell(?:s|ed)|look(?:s|ed)|tast(?:es|ed)|went|got)\b.*|(?:nobody|no one) (?:likes|eats|wants|ate|liked) (?:it|them|that|those)(?: any ?more| anyway)?|(?:they're|it's|they are|it is) (?:moldy|rotten|bad|old|stale|gross|expired|on sale|cheap|in season|too .+)|(?:i|we) (?:still |already )?(?:have|need) (?:some|enough|plenty|it|them|those)(?: already)?|get the (?:\w+ )?(?:one|ones|kind)|we (?:already )?have (?:some|enough|plenty))$/i

/** Says the clause before again, or why: nothing is missing when it is not understood. */
export const isEcho = (text: string): boolean => {
  const said = text.trim()
  return echo.test(said) || reason.test(said) || intoFamily.test(said)
}
