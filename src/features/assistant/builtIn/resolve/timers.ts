import { stepParts } from '#features/recipes/stepTimes.logic.ts'
import { capitalised } from '../normalise/plainText.ts'
import { ask, type Reading, say } from '../reading.ts'
import { runsOf } from '../spans/marks.ts'
import type { Heard } from '../spans/said.ts'

const ofTimers = /\b(?:timers?|count ?downs?|stop ?watch)\b/i
/** 'Time the eggs for 7 minutes', 'remind me in 20 min': only with how long it is. */
const timed =
  /^(?:(?:please|can|could|you) )*time (?:the|my|it|this)\b|\b(?:remind|wake) (?:me|us)\b|\balarm\b/i
const asked = /\b(?:set|start|stop|end|cancel|pause|is there|do you have|can you)\b/i
const running =
  "Say how long, and a button starts it; a recipe's steps start timers, too. They run at the top of this chat, and end there."

/** A timer runs on the device, not in the lists: a button starts it. */
export function timerAsked(heard: Heard): Reading | undefined {
  const { text } = heard
  const time = stepParts(text).find((part) => typeof part !== 'string')
  const isOver = /\b(?:stop|end|cancel|pause)\b/i.test(text)
  if (ofTimers.test(text) && asked.test(text) && (!time || isOver)) return say(running)
  if (!time || !(ofTimers.test(text) || timed.test(text))) return undefined
  const [food] = runsOf(heard, ['recipe', 'food', 'pantry']).map((run) => run.text)
  const name = `${food ? `${capitalised(food)}, ` : ''}${time.text}`
  const { seconds } = time
  return ask('Press the button, and it starts.', [
    { label: `Start a timer: ${name}`, commands: [], timer: { name, seconds } },
  ])
}
