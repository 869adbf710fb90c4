import { nameKey } from '#shared/names.ts'
import type { Scene } from '../reading.ts'
import { familyAnswer } from './familyAnswers.ts'
import { menuAnswer } from './menuAnswers.ts'
import { pantryAnswer } from './pantryAnswers.ts'
import { recipeAnswer } from './recipeAnswers.ts'
import { shoppingAnswer } from './shoppingAnswers.ts'

const knows =
  /^(?:what (?:do|did) (?:you|we|i) (?:know|remember|note|write|say)(?: down)?|do you (?:know|remember)(?: (?:anything|something|what))?|what(?:'s| is) (?:noted|the note|written)|is there (?:a note|anything noted)|tell me(?: what you know)?|any notes?|what notes do (?:we|you) have)(?: (?:about|on|of|regarding|that))?\s*(?:the |our )?(.*)$/i

function knowledgeAnswer(words: string, { household }: Scene): string | undefined {
  const said = knows.exec(words)
  if (!said) return undefined
  const sought = nameKey(said[1] ?? '')
    .split(' ')
    .filter((word) => word.length > 2)
  const found = household.knowledge.filter(({ vaultName, name, content }) => {
    const text = ` ${nameKey(`${vaultName} ${name} ${content}`)} `
    return sought.length === 0
      ? /\bnotes?\b|\bknow\b/i.test(words)
      : sought.some((word) => text.includes(` ${word} `))
  })
  return found.length > 0
    ? found
        .slice(0, 12)
        .map(({ name, content }) => `- **${name}**: ${content}`)
        .join('\n')
    : undefined
}

const expiring = /\b(?:expir\w*|spoil\w*|go(?:es|ing)? (?:bad|off))\b/i

/** An answer from the household's lists; nothing when none of them has one. */
export const answer = (words: string, scene: Scene): string | undefined =>
  // 'what's expiring this week' is about food at home, not about that week's menu.
  (expiring.test(words) ? pantryAnswer(words, scene) : undefined) ??
  familyAnswer(words, scene) ??
  shoppingAnswer(words, scene) ??
  recipeAnswer(words, scene) ??
  menuAnswer(words, scene) ??
  pantryAnswer(words, scene) ??
  knowledgeAnswer(words, scene)
