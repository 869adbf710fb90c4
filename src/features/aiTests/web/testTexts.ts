/** The prompt of a stored test, or the reason why it can't be shown. */
export const promptOf = (requestData: string | null): string =>
  textIn(requestData, 'prompt', 'No prompt found', 'Invalid prompt data')

export const responseOf = (responseData: string | null): string =>
  textIn(responseData, 'response', 'No response found', 'Invalid response data')

function textIn(json: string | null, field: string, missing: string, invalid: string): string {
  if (!json) return missing
  try {
    const data: unknown = JSON.parse(json)
    const text = new Map(Object.entries(Object(data))).get(field)
    return typeof text === 'string' && text.trim() !== '' ? text : missing
  } catch {
    return invalid
  }
}

type Usage = { input: number | null; output: number | null } | null

export function tokensInWords(usage: Usage): string {
  const { input = null, output = null } = usage ?? {}
  if (input === null && output === null) return 'None'
  const say = (count: number | null) => (count === null ? '?' : count.toLocaleString('en-US'))
  return `${say((input ?? 0) + (output ?? 0))} (${say(input)} in, ${say(output)} out)`
}
