import { nameKey } from '../names.ts'

/** How many grams a millilitre weighs, of staples that recipes measure by the cup. */
const densities: readonly (readonly [number, string])[] = [
  [1, 'water|stock|chicken stock|vegetable stock|beef stock|broth|cream|heavy cream|double cream'],
  [1.03, 'milk|whole milk|skim milk|buttermilk|yogurt|greek yogurt|yoghurt'],
  [0.53, 'flour|all purpose flour|plain flour|white flour|bread flour|self raising flour'],
  [0.85, 'sugar|white sugar|granulated sugar|caster sugar'],
  [0.93, 'brown sugar|light brown sugar|dark brown sugar'],
  [0.51, 'powdered sugar|icing sugar|confectioners sugar'],
  [0.96, 'butter|unsalted butter|salted butter|margarine'],
  [0.92, 'oil|olive oil|vegetable oil|canola oil|sunflower oil|extra virgin olive oil'],
  [0.78, 'rice|white rice|long grain rice|basmati rice|jasmine rice'],
  [0.38, 'oat|rolled oat'],
  [1.42, 'honey'],
  [1.32, 'maple syrup'],
  [1.22, 'salt|table salt'],
  [0.36, 'cocoa|cocoa powder'],
  [0.54, 'cornstarch|cornflour'],
]

const known = new Map(
  densities.flatMap(([density, foods]) => foods.split('|').map((food) => [nameKey(food), density])),
)

/** In g per ml; nothing for most foods. */
export const densityOf = (food: string): number | undefined => known.get(nameKey(food))
