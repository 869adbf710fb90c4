import { type FoundLists, leaves } from '../foundLists.logic.ts'
import { linesOfMarkup } from '../html/text.ts'
import { nothingFound } from '../page/found.ts'
import { headingLine, ingredientLine } from '../page/ingredientLine.ts'
import { plainWords, type SchemaNode } from '../page/pageValues.ts'
import { stepsOfText } from '../page/steps.ts'
import type { Asked, Content, ProgramRecipe } from './content.ts'
import { namesById } from './tableRows.ts'

/** What Grocy's API answers for /api/objects/…, by the name of each table. */
export function contentOfGrocy(asked: Asked): Content {
  const { rows } = asked
  const kitchen = kitchenOf(asked)
  const meals = rows('meal_plan')
  return {
    program: 'Grocy',
    recipes: recipesOf(asked, kitchen),
    lists: {
      pantry: pantryOf(asked, kitchen),
      shopping: shoppingOf(asked, kitchen),
      menu: menuOf(asked, kitchen),
      cooked: meals
        .filter((meal) => meal.type === 'recipe' && Number(meal.done) === 1)
        .map((meal) => ({ ...dishOf(meal, kitchen), at: plainWords(meal.day), ratings: [] })),
    },
    leftOut: [
      ...leaves('Chores', rows('chores').length, 'Food Pal is about food.'),
      ...leaves('Tasks', rows('tasks').length, 'Food Pal is about food.'),
      ...leaves('Batteries', rows('batteries').length, 'Food Pal is about food.'),
      ...leaves('Equipment', rows('equipment').length, 'Food Pal is about food.'),
      ...leaves('Barcodes', rows('product_barcodes').length, 'There is no scanner here.'),
      ...leaves('Products that are not in stock', kitchen.unstocked, 'Only what is there is kept.'),
    ],
  }
}

type Kitchen = ReturnType<typeof kitchenOf>

function kitchenOf({ rows }: Asked) {
  const products = new Map(rows('products').map((row) => [String(row.id), row]))
  const units = new Map(rows('quantity_units').map((row) => [String(row.id), row]))
  const factors = new Map(
    rows('quantity_unit_conversions').map((row) => [
      `${row.product_id ?? ''} ${row.from_qu_id} ${row.to_qu_id}`,
      Number(row.factor),
    ]),
  )
  const stocked = new Set(rows('stock').map(({ product_id }) => String(product_id)))
  const amountWords = (amount: number, unitId: unknown) => {
    const unit = units.get(String(unitId))
    const [one, many] = [plainWords(unit?.name), plainWords(unit?.name_plural)]
    return ingredientLine({ amount, unit: amount === 1 ? one : many || one })
  }
  return {
    recipes: namesById(rows('recipes').filter(isOwn)),
    unstocked: [...products.keys()].filter((id) => !stocked.has(id)).length,
    productOf: (id: unknown): SchemaNode | undefined => products.get(String(id)),
    /** Amounts are stored in the unit of the stock; where the person chose another, in that one. */
    amountOf: (product: SchemaNode | undefined, amount: unknown, unitId?: unknown): string => {
      const own = product?.qu_id_stock
      const count = Number(amount)
      const factor =
        factors.get(`${product?.id ?? ''} ${own} ${unitId}`) ?? factors.get(` ${own} ${unitId}`)
      const isOther = unitId != null && String(unitId) !== String(own) && factor !== undefined
      return isOther ? amountWords(count * factor, unitId) : amountWords(count, own ?? unitId)
    },
  }
}

/** Recipes that Grocy keeps for itself stand for the days and weeks of its meal plan. */
const isOwn = ({ type }: SchemaNode) => type === undefined || type === 'normal'

function recipesOf({ rows, address }: Asked, kitchen: Kitchen): ProgramRecipe[] {
  const lines = Map.groupBy(rows('recipes_pos'), ({ recipe_id }) => String(recipe_id))
  const nested = Map.groupBy(rows('recipes_nestings'), ({ recipe_id }) => String(recipe_id))
  return rows('recipes')
    .filter(isOwn)
    .map((recipe) => {
      const key = String(recipe.id)
      const picture = plainWords(recipe.picture_file_name)
      const name = Buffer.from(picture).toString('base64')
      return {
        ...nothingFound,
        key,
        title: plainWords(recipe.name),
        ingredients: [
          ...linesOf(lines.get(key) ?? [], kitchen),
          ...(nested.get(key) ?? []).flatMap(
            ({ includes_recipe_id }) => kitchen.recipes.get(String(includes_recipe_id)) ?? [],
          ),
        ],
        steps: stepsOfText(linesOfMarkup(String(recipe.description ?? '')).join('\n')),
        servings: Number(recipe.base_servings) > 0 ? plainWords(recipe.base_servings) : '',
        image: picture && `${address}/api/files/recipepictures/${encodeURIComponent(name)}`,
      }
    })
}

function linesOf(positions: SchemaNode[], kitchen: Kitchen): string[] {
  const groups = Map.groupBy(positions, (row) => plainWords(row.ingredient_group))
  return [...groups].flatMap(([group, list]) => [
    ...(group === '' ? [] : [headingLine(group)]),
    ...list
      .map((row) => {
        const product = kitchen.productOf(row.product_id)
        const amount =
          plainWords(row.variable_amount) || kitchen.amountOf(product, row.amount, row.qu_id)
        return ingredientLine({ unit: amount, food: plainWords(product?.name), note: row.note })
      })
      .filter((line) => line !== ''),
  ])
}

/** The date that Grocy stores for what never spoils. */
const never = '2999-12-31'

/** Entries of the same product, place and date are one item. */
function pantryOf({ rows }: Asked, kitchen: Kitchen): FoundLists['pantry'] {
  const places = namesById(rows('locations'))
  const groups = namesById(rows('product_groups'))
  const lots = Map.groupBy(
    rows('stock'),
    (row) => `${row.product_id} ${row.location_id} ${row.best_before_date}`,
  )
  return [...lots.values()].flatMap((list) => {
    const [first] = list
    const product = kitchen.productOf(first?.product_id)
    if (!first || !product) return []
    const amount = list.reduce((sum, row) => sum + Number(row.amount), 0)
    const date = plainWords(first.best_before_date)
    const notes = [...new Set(list.map((row) => plainWords(row.note)))].filter(
      (note) => note !== '',
    )
    return {
      name: plainWords(product.name),
      quantity: kitchen.amountOf(product, amount),
      category: groups.get(String(product.product_group_id)) ?? '',
      location: places.get(String(first.location_id ?? product.location_id)) ?? '',
      expiryDate: date === never ? '' : date,
      notes: notes.join('\n'),
    }
  })
}

function shoppingOf({ rows }: Asked, kitchen: Kitchen): FoundLists['shopping'] {
  const lists = namesById(rows('shopping_lists'))
  const shops = namesById(rows('shopping_locations'))
  const groups = namesById(rows('product_groups'))
  return rows('shopping_list').map((row) => {
    const product = kitchen.productOf(row.product_id)
    const note = plainWords(row.note)
    const list = lists.size > 1 ? lists.get(String(row.shopping_list_id)) : ''
    return {
      name: plainWords(product?.name) || note,
      quantity: product ? kitchen.amountOf(product, row.amount, row.qu_id) : '',
      category: groups.get(String(product?.product_group_id)) ?? '',
      store: shops.get(String(product?.shopping_location_id)) || list || '',
      notes: product ? note : '',
      isCompleted: Number(row.done) === 1,
    }
  })
}

function menuOf({ rows }: Asked, kitchen: Kitchen): FoundLists['menu'] {
  const sections = new Map(rows('meal_plan_sections').map((row) => [String(row.id), row]))
  return rows('meal_plan').map((meal) => {
    const section = sections.get(String(meal.section_id))
    return {
      ...dishOf(meal, kitchen),
      date: plainWords(meal.day),
      time: plainWords(section?.time_info).slice(0, 5),
      mealType: plainWords(section?.name),
    }
  })
}

/** A planned recipe, a product that is eaten as it is, or a note. */
function dishOf(meal: SchemaNode, kitchen: Kitchen) {
  const recipe = kitchen.recipes.get(String(meal.recipe_id))
  const product = kitchen.productOf(meal.product_id)
  const note = plainWords(meal.note)
  const amount = product ? kitchen.amountOf(product, meal.product_amount, meal.product_qu_id) : ''
  const title = recipe ?? [amount, plainWords(product?.name)].filter(Boolean).join(' ')
  const servings = Number(meal.recipe_servings)
  return {
    title: title || note,
    recipe: recipe === undefined ? '' : String(meal.recipe_id),
    servings: recipe !== undefined && servings >= 0.25 && servings <= 500 ? servings : null,
    notes: title ? note : '',
  }
}
