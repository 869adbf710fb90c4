import { find } from '../html/findElements.ts'
import { linesIn, textIn } from '../html/text.ts'
import { parseHtml } from '../html/tree.ts'

/** Letters of text; a page with more has its own words. */
const mostWords = 6_000

const asking =
  /before you continue|(?:we|your) (?:value|care about|respect)?\s?(?:your )?privacy|cookie (?:consent|settings|policy)|accept (?:all )?cookies|just a moment|verify(?:ing)? (?:that )?you are (?:a )?human|are you (?:a )?(?:human|robot)|enable javascript and cookies|access denied|unusual traffic|complete the captcha/i

/** A page that asks for consent, or whether somebody is human, in place of what was asked for. */
export function isWall(html: string): boolean {
  const page = parseHtml(html)
  const body = find(page, ({ tag }) => tag === 'body') ?? page
  const said = linesIn(body).join('\n')
  if (said.length > mostWords) return false
  const title = find(page, ({ tag }) => tag === 'title')
  return asking.test(`${title ? textIn(title) : ''}\n${said}`)
}
