import { type FoundLists, noLists } from '../foundLists.logic.ts'
import type { Content } from './content.ts'

type Row = (column: string) => string

/** A pantry or a shopping list as a table, such as our own; undefined for others. */
export function contentOfListTable(
  names: readonly string[],
  rows: string[][],
): Content | undefined {
  const has = (...columns: string[]) => columns.every((column) => names.includes(column))
  const isPantry = has('name', 'quantity', 'location')
  if (!isPantry && !has('name', 'quantity', 'store')) return undefined
  const lists: FoundLists = noLists()
  for (const cells of rows) {
    const cell: Row = (column) => unguarded(cells[names.indexOf(column)] ?? '')
    if (cell('name') === '') continue
    if (isPantry) lists.pantry.push(pantryItem(cell))
    else lists.shopping.push(shoppingItem(cell))
  }
  return { program: '', recipes: [], lists, leftOut: [] }
}

const pantryItem = (cell: Row) => ({
  name: cell('name'),
  quantity: cell('quantity'),
  category: cell('category'),
  location: cell('location'),
  expiryDate: cell('expirydate'),
  notes: cell('notes'),
})

const shoppingItem = (cell: Row) => ({
  name: cell('name'),
  quantity: cell('quantity'),
  category: cell('category'),
  store: cell('store'),
  notes: cell('notes'),
  isCompleted: /^(?:true|1|yes|x)$/i.test(cell('iscompleted')),
  priority: cell('priority'),
  addedBy: cell('addedby'),
})

/** Our tables have a ' before what a spreadsheet would run. */
const unguarded = (cell: string) => cell.replace(/^'(?=[=+@\t\r-])/, '').trim()
