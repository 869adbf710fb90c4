import { takenBack } from '../../turn.ts'
import { beginningAtEnd } from './removeKey.ts'

const begin = '<tool_call>'
const end = '</tool_call>'

/** An answer's pieces without the calls that a model writes into its text: nobody can read them. */
export function piecesWithoutCalls() {
  let waiting = ''
  let isInside = false
  return {
    next: (piece: string): string => {
      waiting += piece
      let shown = ''
      for (;;) {
        const mark = isInside ? end : begin
        const at = waiting.indexOf(mark)
        const upTo = at < 0 ? waiting.length - beginningAtEnd(waiting, mark).length : at
        if (!isInside) shown += waiting.slice(0, upTo)
        waiting = waiting.slice(at < 0 ? upTo : at + mark.length)
        if (at < 0) return shown
        isInside = !isInside
      }
    },
    rest: () => (isInside ? '' : waiting),
  }
}

const thoughtsEnd = /<\/think(?:ing)?>\s*/

/**
 * An answer's pieces without thoughts of which only the end is marked: some templates begin them
 * before the model speaks. What was told by then is taken back.
 */
export function piecesWithoutThoughts() {
  let waiting = ''
  return {
    next: (piece: string): string[] => {
      const text = waiting + piece
      const end = thoughtsEnd.exec(text)
      const told = end ? text.slice(end.index + end[0].length) : text
      waiting = beginningAtEnd(told, '</thinking>')
      return [...(end ? [takenBack] : []), told.slice(0, told.length - waiting.length)]
    },
    rest: () => [waiting],
  }
}
