import { defineCard, few, field, joined, linesIn, text } from '#shared/commandCard.ts'
import { counted } from '#shared/counted.ts'

export const recipeCard = defineCard({
  recordType: 'recipe',
  commands: {
    ADD_RECIPE_TEXT: 'add',
    UPDATE_RECIPE_TEXT: 'update',
    DELETE_RECIPE_TEXT: 'remove',
  },
  legacyCommands: { UPDATE_RECIPE_BOOK: 'add', DELETE_RECIPE: 'remove' },
  place: 'Recipe Book',
  detail: (items) =>
    few(
      items.map(({ ingredients, servings }) => {
        const lines = linesIn(text(ingredients))
        return joined([
          lines > 0 ? counted(lines, 'ingredient') : '',
          text(servings) && `serves ${text(servings)}`,
        ])
      }),
    ),
  fields: [
    field('title', 'Recipe title'),
    field('ingredients', 'Ingredients', 'lines'),
    field('instructions', 'Instructions', 'lines'),
    field('servings', 'Servings'),
    field('tags', 'Tags', 'list'),
  ],
  shownFields: ['servings'],
  replacesRepeated: true,
})
