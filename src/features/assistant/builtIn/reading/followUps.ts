import { nothing, type Reading, type Scene } from '../reading.ts'
import { readWhen } from '../text/when.ts'
import { correct } from './followUpCorrections.ts'
import { otherValue } from './followUpFacts.ts'
import { addMore } from './followUpMore.ts'
import { somethingElse } from './followUpOther.ts'
import { otherName } from './followUpPeople.ts'
import { lastProposals } from './lastProposals.ts'

const dropIt =
  /^(?:(?:oh|actually|no|nah|nope|sorry|wait|ok|okay|hmm|you know what)[,. ]+)*(?:never ?mind(?: that| it)?|forget (?:it|that|about it)|cancel (?:that|it)|scratch that|undo (?:that|it)|ignore that|not now|drop it|skip it|leave it|no thanks|no thank you|stop)[.! ]*$/i

/** 'Cancel that' after 'what's for dinner on Friday?' means the dinner. */
function isAboutMeal(said: string, last: readonly unknown[], { history, today }: Scene): boolean {
  const asked = history.findLast(({ role }) => role === 'user')?.content ?? ''
  if (last.length > 0 || !/\bcancel\b/i.test(said) || asked.length > 200) return false
  const when = readWhen(asked, today)
  return when.days.length === 1 && when.mealType !== null
}

const opener = /^(?:(?:ok|okay|wait|oh|so|and|but|hmm|actually|well|hey|um|also)[, ]+)*/i
const question =
  /^(?:what|whats|what's|when|when's|where|where's|who|who's|how|which|why|is there|are there|is it|are we|do we|does|did|should|shall)\b(?! about\b)/i

/** What leans on the last turn: 'and butter', 'make it two', 'on Friday instead', 'not that one'. */
export function followUp(text: string, scene: Scene): Reading | undefined {
  const said = text.replace(/[.!?]+$/, '').trim()
  const isAlike = /^(?:and )?so (?:does|do|is|did) /i.test(said)
  if (!isAlike && question.test(said.replace(opener, ''))) return undefined
  const last = lastProposals(scene)
  if (dropIt.test(said) && !isAboutMeal(said, last, scene)) {
    const waiting = last.some(({ status }) => status === 'pending')
    return {
      ...nothing,
      says: [
        waiting ? 'Fine. Reject the card above, and it is gone.' : 'Fine, nothing is proposed.',
      ],
    }
  }
  if (last.length === 0 || said.split(/\s+/).length > 14) return undefined
  return (
    somethingElse(said, last, scene) ??
    otherName(said, last, scene) ??
    otherValue(said, last) ??
    correct(said, last, scene) ??
    addMore(said, last, scene)
  )
}
