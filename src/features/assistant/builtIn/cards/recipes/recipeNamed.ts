import type { Reading, Scene } from '../../reading.ts'
import { addRecipe } from './addRecipe.ts'

export const ofRecipeNamed =
  /^\W*(?:please )?(?:add|save|create|make)(?: me)? (?:an?|the|my|this)(?: new)? recipe (?<how>called|named|for) (?<title>[^,.:;\n]{3,60}?)(?:,? (?:with|made (?:of|with|from)|using)|(?<sign>:)) (?<foods>[^.!\n]{5,500})(?:[.!](?: (?<steps>[^\n]*))?)?$/i

/** 'Add a recipe called cheese toast, with bread, cheddar and chutney.' */
export function recipeNamed(text: string, scene: Scene): Reading | undefined {
  const { how, title = '', sign, foods = '', steps = '' } = ofRecipeNamed.exec(text)?.groups ?? {}
  const all = foods.split(/,? and |, ?/).filter((each) => each.trim() !== '')
  // 'A recipe for pasta with peas and mint' may be called all of that.
  const isList = sign || how !== 'for' || all.length > 2
  if (!isList || all.length < 2) return undefined
  const lines = [title, 'Ingredients:', ...all.map((each) => `- ${each}`), 'Instructions:', steps]
  return addRecipe(lines.join('\n'), scene)
}
