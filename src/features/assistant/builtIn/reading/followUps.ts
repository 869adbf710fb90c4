import { nothing, type Reading, type Scene } from '../reading.ts'
import { correct } from './followUpCorrections.ts'
import { addMore } from './followUpMore.ts'
import { somethingElse } from './followUpOther.ts'
import { otherName } from './followUpPeople.ts'
import { lastProposals } from './lastProposals.ts'

const dropIt =
  /^(?:(?:oh|actually|no|nah|nope|sorry|wait|ok|okay|hmm|you know what)[,. ]+)*(?:never ?mind(?: that| it)?|forget (?:it|that|about it)|cancel (?:that|it)|scratch that|undo (?:that|it)|ignore that|not now|drop it|skip it|leave it|no thanks|no thank you|stop)[.! ]*$/i

/** What leans on the last turn: 'and butter', 'make it two', 'on Friday instead', 'not that one'. */
export function followUp(text: string, scene: Scene): Reading | undefined {
  const said = text.replace(/[.!?]+$/, '').trim()
  const last = lastProposals(scene)
  if (dropIt.test(said)) {
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
    correct(said, last, scene) ??
    addMore(said, last, scene)
  )
}
