import { plainText } from '../normalise/plainText.ts'
import { spokenWords } from '../normalise/words.ts'
import type { Scene } from '../reading.ts'
import { peopleIn } from '../spans/people.ts'

const soIs =
  /^(?:and |oh |yes )?(?:so|neither|nor) (?:is|are|was|were|does|do|did|can|will|has|have) ([^,.;?!]{2,60})[.!]*$/i
/** In letters. */
const longestBefore = 200

/** 'So are the Millers': what was said before, of them; any other words as they are. */
export function likewise(text: string, scene: Scene): string {
  const { history, household } = scene
  const who = soIs.exec(text)?.[1]
  const at = history.findLastIndex(({ role }) => role === 'user')
  const said = history[at]?.content
  if (!who || !said || said.length > longestBefore) return text
  const peopleOf = (part: string) => peopleIn(spokenWords(part), household.members)
  const before = likewise(plainText(said), { ...scene, history: history.slice(0, at) })
  const words = spokenWords(before)
  const [first] = peopleOf(before)
  if (!first || peopleOf(who).length === 0) return text
  const start = before.slice(0, words[first.start]?.from).replace(/\b(?:my|our|the) $/i, '')
  return `${start}${who}${before.slice(words[first.end - 1]?.to)}`
}
