import type { Scene } from '../reading.ts'
import { kitchenAnswer, substituteAnswer } from './kitchenFacts.ts'
import { daysUntilAnswer, menuAnswer, plannedDishAnswer } from './menu.ts'
import { notesAnswer } from './notes.ts'
import * as recipe from './oneRecipe.ts'
import * as people from './people.ts'
import type { Question } from './question.ts'
import { bookAnswer, cookAnswer } from './recipeBook.ts'
import { told } from './sentences.ts'
import { expiringAnswer, listAnswer, listedThingAnswer, placeAnswer, stockAnswer } from './stock.ts'

/** Something that can be asked about. The trained weights know it by its name. */
export type Topic = {
  name: string
  /** Undefined where what is asked has no answer of this sort. */
  answer: (question: Question, scene: Scene) => string | undefined
}

/** What is at home of a thing and, where a dish is named, how much that needs. */
const enoughAnswer: Topic['answer'] = (question, scene) =>
  told([
    stockAnswer(question, scene),
    question.things.length > 0 ? recipe.ingredientsAnswer(question) : undefined,
  ])

export const topics: readonly Topic[] = [
  { name: 'stock', answer: enoughAnswer },
  { name: 'place', answer: placeAnswer },
  { name: 'expiring', answer: expiringAnswer },
  { name: 'list', answer: listAnswer },
  { name: 'listed thing', answer: listedThingAnswer },
  { name: 'menu', answer: menuAnswer },
  { name: 'planned dish', answer: plannedDishAnswer },
  { name: 'days until', answer: daysUntilAnswer },
  { name: 'recipe facts', answer: recipe.factsAnswer },
  { name: 'ingredients', answer: recipe.ingredientsAnswer },
  { name: 'steps', answer: recipe.stepsAnswer },
  { name: 'recipe hint', answer: recipe.recipeHint },
  { name: 'missing', answer: recipe.missingAnswer },
  { name: 'book', answer: bookAnswer },
  { name: 'cooking', answer: cookAnswer },
  { name: 'person', answer: people.profileAnswer },
  { name: 'may have', answer: people.mayHaveAnswer },
  { name: 'allergies', answer: people.allergyAnswer },
  { name: 'who likes', answer: people.whoLikesAnswer },
  { name: 'family', answer: people.familyAnswer },
  { name: 'notes', answer: notesAnswer },
  { name: 'substitute', answer: substituteAnswer },
  { name: 'kitchen', answer: kitchenAnswer },
]
