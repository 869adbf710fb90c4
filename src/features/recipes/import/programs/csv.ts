const mostRows = 20_000
/** The names of the columns stand in the first line. */
const longestHeader = 4_000
const delimiters = [',', ';', '\t']

/** Rows of a text with separated values, or undefined if it is none: a recipe's text has commas, too. */
export function readTable(text: string, isNamed: boolean): string[][] | undefined {
  const [names = ''] = text.slice(0, longestHeader + 1).split(/\r?\n/, 1)
  if (names.length > longestHeader) return undefined
  const [delimiter] = delimiters
    .map((sign) => ({ sign, count: names.split(sign).length }))
    .sort((a, b) => b.count - a.count)
  if (!delimiter || delimiter.count < 2) return undefined
  // A sentence has a space after its comma, the names of columns have none.
  if (!isNamed && /^[^"]*, /.test(names)) return undefined
  const rows = rowsOf(text, delimiter.sign)
  const [header = [], ...data] = rows
  const isHeader =
    new Set(header).size === header.length &&
    header.every((name) => /^\p{L}/u.test(name) && name.length <= 40)
  const isEven = data.every((row) => row.length === header.length)
  return isHeader && data.length > 0 && (isNamed || isEven) ? rows : undefined
}

/** Values as in RFC 4180: quotes around those with separators, line breaks or doubled quotes. */
function rowsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  const endRow = () => {
    if (row.some((cell) => cell !== '')) rows.push(row)
    row = []
  }
  while (at < text.length && rows.length < mostRows) {
    const { cell, end } = text[at] === '"' ? quoted(text, at) : bare(text, at, delimiter)
    row.push(cell.trim())
    at = end
    if (text[at] === delimiter) at += 1
    else {
      while (text[at] === '\r' || text[at] === '\n') at += 1
      endRow()
    }
  }
  endRow()
  return rows
}

function bare(text: string, start: number, delimiter: string) {
  let end = start
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') {
    end += 1
  }
  return { cell: text.slice(start, end), end }
}

function quoted(text: string, start: number) {
  const parts: string[] = []
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return { cell: parts.join('') + text.slice(at), end: text.length }
    parts.push(text.slice(at, quote))
    at = quote + 1
    if (text[at] !== '"') return { cell: parts.join(''), end: at }
    parts.push('"')
    at += 1
  }
}
