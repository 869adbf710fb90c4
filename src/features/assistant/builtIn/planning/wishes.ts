import { noWishes, type Wishes } from '#features/planning/planInput.logic.ts'
import { readItems } from '../text/itemList.ts'

const without =
  /[\s,]*\b(?:without|with no|no|nothing with|avoid|avoiding|but no|except|free of|leave out|skip(?:ping)?|not)(?: any| using)? (.+?)(?=$|,|;| (?:for|on|till|until|this|next|and (?:something|quick|make))\b)/i
const using =
  /[\s,]*\b(?:using(?: up)?|uses?(?: up)?|with|from|that uses?(?: up)?|use up|get rid of|based on|made (?:with|from)|finish(?: up)?)(?: up)? (?:the |our |some |any |all the |that |those )?(?!my|our|the (?:recipe|cook)|recipes|what|whatever|kids|us\b|dinners?|meals?|lunch|breakfast|ideas?|a plan|a menu|a meal|something)(.+?)(?=$|,|;| (?:for|on|till|until|this|next|in|before|tonight|tomorrow|today|soon|up)\b)/i
const quick =
  /\b(?:quick(?:ly|er)?|fast|easy|simple|under (?:30|half)|30[- ]minutes?|in a hurry|speedy|weeknight[- ]friendly|short|no time)\b/gi
const meatless =
  /\b(?:vegetarian|veggie|meatless|meat-free|meat free|plant[- ]based|without meat|no meat)\b/gi

/** Reads 'quick', 'without mushrooms', 'using the spinach', 'vegetarian' out of a request. */
export function readWishes(text: string): { wishes: Wishes; rest: string } {
  // Everyone's likes weigh anyway.
  let rest = text.replace(
    /\b(?:that|which) (?:\w+|the kids|the whole family) (?:likes?|loves?|enjoys?|can eat|will eat|eats?)\b/i,
    ' ',
  )
  const vegetarian = meatless.test(rest)
  meatless.lastIndex = 0
  rest = rest.replace(meatless, ' ')
  const isQuick = quick.test(rest)
  quick.lastIndex = 0
  rest = rest.replace(quick, ' ').replace(/\s+/g, ' ')
  const foods = (pattern: RegExp) => {
    const said = pattern.exec(rest)
    if (!said?.[1]) return []
    rest = `${rest.slice(0, said.index)} ${rest.slice(said.index + said[0].length)}`
    return readItems(said[1].replace(/\bor\b/gi, ',')).map(({ name }) => name.toLowerCase())
  }
  const left = foods(without)
  const wanted = foods(using).filter(
    (food) =>
      !/^(?:the )?(?:pantry|fridge|freezer|recipes?|recipe book|cookbook|book|leftovers|what|everyone|kids|home)\b/.test(
        food,
      ),
  )
  return { wishes: { ...noWishes, without: left, using: wanted, quick: isQuick, vegetarian }, rest }
}
