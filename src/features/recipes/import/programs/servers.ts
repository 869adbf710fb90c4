import { ImportProblem, notTheProgram } from '../importProblem.ts'
import { isNode, listOf, type SchemaNode } from '../page/pageValues.ts'
import type { Asked, Content } from './content.ts'
import { contentOfGrocy } from './grocy.ts'
import { contentOfTandoorServer } from './tandoorServer.ts'

/** JSON as it came, by what was asked for: several where a list has pages. */
export type ServerAnswers = Record<string, Uint8Array[]>

const readers: Record<string, (asked: Asked) => Content> = {
  Grocy: contentOfGrocy,
  Tandoor: contentOfTandoorServer,
}

export function contentOfServer(program: string, answers: ServerAnswers): Content {
  const read = readers[program]
  if (!read) throw new ImportProblem(notTheProgram)
  const tables = new Map(
    Object.entries(answers).map(([name, parts]) => [name, parts.flatMap(rowsOf)]),
  )
  const address = new TextDecoder().decode(answers.address?.[0])
  return read({ address, rows: (name) => tables.get(name) ?? [] })
}

/** A list, or a page of one with `results`. */
function rowsOf(part: Uint8Array): SchemaNode[] {
  const text = new TextDecoder().decode(part)
  if (/^https?:/.test(text)) return []
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ImportProblem(notTheProgram)
  }
  const list = isNode(value) && Array.isArray(value.results) ? value.results : value
  return listOf(list).filter(isNode)
}
