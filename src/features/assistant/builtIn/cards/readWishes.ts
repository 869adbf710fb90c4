import { wishesApart } from '../divide/wishes.ts'
import { type Choice, nothing, type Reading, type Scene, together } from '../reading.ts'
import { besides } from './besides.ts'
import { harmTold } from './people/addPreference.ts'
import { offer } from './phrases.ts'

/** Then it is no wish by itself: 'put bleach and paper towels on the list' is one. */
const isEmpty = ({ commands, says, choices }: Reading) =>
  commands.length + says.length + choices.length === 0
const isOpen = ({ commands, choices }: Reading) => commands.length === 0 && choices.length > 0

/** Several wishes, each read by itself; a doubtful one becomes a question beside the cards. */
export function readWishes(
  text: string,
  scene: Scene,
  readOne: (wish: string, scene: Scene) => Reading | undefined,
): Reading | undefined {
  const wishes = wishesApart(text, scene)
  if (wishes.length === 1 || harmTold(text, scene).commands.length > 0) return undefined
  const readings = wishes.flatMap((wish) => readOne(wish, scene) ?? [])
  const [doubtful, another] = readings.filter(isOpen)
  const made = { ...together(readings.filter((each) => each !== doubtful)), choices: [] }
  const isEnough = !doubtful || made.commands.length > 0
  if (readings.length < wishes.length || readings.some(isEmpty) || another || !isEnough)
    return undefined
  /** The message with another reading of one of its wishes. */
  const othersOf = (one: Reading): Choice[] =>
    one.choices
      .filter(({ commands }) => commands.length > 0)
      .map(({ commands }) =>
        together(readings.map((each) => (each === one ? { ...nothing, commands } : each))),
      )
      .map(({ commands }) => offer(commands, scene))
  if (!doubtful) {
    const others = readings.flatMap((each) => othersOf(each).slice(0, 1))
    return { ...made, choices: besides(others, made.commands, scene) }
  }
  const question = `And “${wishes[readings.indexOf(doubtful)]}”?`
  const choices = besides(othersOf(doubtful), made.commands, scene)
  return { ...made, says: [...made.says, question], choices }
}
