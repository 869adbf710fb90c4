import { foodByName } from '#shared/foods/foods.ts'
import { wordSet } from '../normalise/words.ts'

/** Words of titles that name no dish by themselves. */
export const adjectives = wordSet(`
  black red white green golden sweet sour hot cold spicy mild creamy crispy sticky smoky fresh sunday
  monday tuesday wednesday thursday friday saturday weekend weeknight night morning overnight summer
  winter greek thai italian mexican chinese indian french spanish korean japanese asian american
  roasted roast grilled baked fried stuffed slow cooker instant sheet pan pot tray oven freezer skillet
  easy quick simple classic best homemade favorite style kid family breakfast lunch dinner leftover
  veggie vegetable vegan vegetarian free`)

/** What is mostly made at home: it names a dish, though one may buy it as well. */
const made = wordSet(`
  brownie pie cake cupcake cookie muffin scone flapjack tart crumble cobbler pudding waffle satay chili chilli
`)

/** Whether a word of a title may as well mean an ingredient. */
export const isPlain = (word: string): boolean => {
  const food = foodByName(word)
  const isIngredient = food !== undefined && food.place.category !== 'Prepared Meal'
  return adjectives.has(word) || (isIngredient && !made.has(word))
}
