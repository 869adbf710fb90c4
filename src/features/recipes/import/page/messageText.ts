import { isFood } from '#shared/foods/foodPlace.ts'
import { joinedToFoods } from './ingredients.ts'
import { beginsWithAmount, partNamed } from './pageHeadings.ts'
import { noFacts, takeFacts } from './textFacts.ts'

/** Recipes as people send them in messages: 'you need: 2 eggs, 200g flour. Method: mix them.' */

const partWithin =
  /(?<=[.,;!?)]|\p{Extended_Pictographic}|\ufe0f)\s+(?=(?:ingredients|(?:you|you.ll|you will) need|method|instructions|directions|steps)\s?:\s)/giu

/** A part that begins within a line begins a line. */
export const atParts = (line: string): string[] => line.split(partWithin)

const named = /^([^:]{3,40}?)(?:\s?:|\s[-–—])\s+(\S.*)$/
const needed = /^((?:you|you.ll|you will)\sneed)\s+(?=\d)(.+)$/i

/** 'For the sauce:' */
export const forPart = /^for (?:the|an?)\s[^.!?]{2,40}$/i

/** 'Ingredients: 2 eggs, flour' as a heading and its lines, '2 eggs, 200g flour, salt' as lines. */
export function messageLines(line: string): string[] {
  const [, name = '', said = ''] = named.exec(line) ?? needed.exec(line) ?? []
  const part = partNamed(name)
  if (part === 'ingredients') {
    const [foods = '', doing = ''] = said.split(sentenceEnd, 2)
    return doing === '' ? [name, ...foodsOf(said)] : [name, ...foodsOf(foods), '', doing]
  }
  // 'Preparation: about 10 minutes' says how long.
  if (part === 'steps' && !isFact(said)) return [name, said]
  if (forPart.test(name) && isFoods(said)) return [`${name}:`, ...foodsOf(said)]
  return isFoods(line) ? foodsOf(line) : [line]
}

const isFact = (said: string) => takeFacts(said, { ...noFacts }, true) === ''

/** '…, 2 onions. Fry them', but not '1 tbsp. sugar'; what follows is one piece. */
const sentenceEnd = /(?<=\p{L}{5})[.!]\s+(?=\p{L})(.*)$/u

/** Also at 'and' before a number, but not within 'one and 1/2 cups'. */
const between = /[,;]\s+(?:and\s+)?|(?<=\p{L}{3})(?<!\bone)\s+and\s+(?=\d)/u

const foodsOf = (said: string) => joinedToFoods(said.replace(/\.$/, '').split(between))

const isCounted = (part: string) => beginsWithAmount(part) && isFood(part)

/** Not a step, and not one food with what is done to it: '2 onions, 1 sliced, 1 chopped'. */
function isFoods(line: string): boolean {
  if (!isCounted(line.slice(0, 100)) || /^\d{1,2}[.)]\s|[.!?]\s/.test(line)) return false
  const parts = line.split(between)
  const counted = parts.filter(isCounted).length
  return parts.length > 2 && counted > 1 && counted * 2 >= parts.length
}
