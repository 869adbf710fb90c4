import { beginningAtEnd } from './wire/removeKey.ts'

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
