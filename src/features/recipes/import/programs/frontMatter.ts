type FrontMatter = { fields: Map<string, string[]>; body: string }

/** The lines between two '---' at the start of a text: names with a value or a list, as in YAML. */
export function readFrontMatter(text: string): FrontMatter | undefined {
  const [, head, body = ''] =
    /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text) ?? []
  if (head === undefined) return undefined
  const fields = new Map<string, string[]>()
  let current: string[] = []
  for (const line of head.split(/\r?\n/)) {
    const [, name, value = ''] = /^([\w -]{1,40}):(?:\s+(.*))?$/.exec(line) ?? []
    const [, entry] = /^\s*-\s+(.*)$/.exec(line) ?? []
    if (entry !== undefined) current.push(unquoted(entry))
    else if (name !== undefined) {
      current = valuesOf(value)
      fields.set(name.trim().toLowerCase(), current)
    } else if (line.trim() !== '') current.push(unquoted(line))
  }
  return { fields, body }
}

/** '[a, b]' is a list of two; '|' and '>' say that lines follow. */
function valuesOf(value: string): string[] {
  const text = value.trim()
  const [, list] = /^\[(.*)\]$/.exec(text) ?? []
  if (list !== undefined) return list.split(',').map(unquoted).filter(Boolean)
  return text === '' || /^[|>][+-]?$/.test(text) ? [] : [unquoted(text)]
}

const unquoted = (text: string) => text.trim().replace(/^(["'])(.*)\1$/, '$2')
