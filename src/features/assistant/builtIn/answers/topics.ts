import type { Scene } from '../reading.ts'
import { cookAnswer } from './cookAnswer.ts'
import { keepingAnswer } from './keeping.ts'
import { kitchenAnswer, substituteAnswer } from './kitchenFacts.ts'
import { daysUntilAnswer, menuAnswer, plannedDishAnswer } from './menu.ts'
import { notesAnswer } from './notes.ts'
import * as recipe from './oneRecipe.ts'
import * as people from './people.ts'
import type { Question } from './question.ts'
import { bookAnswer } from './recipeBook.ts'
import { told } from './sentences.ts'
import { expiringAnswer, listAnswer, listedThingAnswer, placeAnswer, stockAnswer } from './stock.ts'

/** Something that can be asked about. The trained weights know it by its name. */
export type Topic = {
  name: string
  /** What it tells, for a button. */
  label: string
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
  { name: 'stock', label: 'How much of it we have', answer: enoughAnswer },
  { name: 'place', label: 'Where it is', answer: placeAnswer },
  { name: 'keeping', label: 'How long it keeps', answer: keepingAnswer },
  { name: 'expiring', label: 'What to use up soon', answer: expiringAnswer },
  { name: 'list', label: 'What is on the shopping list', answer: listAnswer },
  { name: 'listed thing', label: 'Whether it is on the shopping list', answer: listedThingAnswer },
  { name: 'menu', label: 'What is on the menu', answer: menuAnswer },
  { name: 'planned dish', label: 'When it is on the menu', answer: plannedDishAnswer },
  { name: 'days until', label: 'How long until then', answer: daysUntilAnswer },
  {
    name: 'recipe facts',
    label: 'How long it takes and how many it serves',
    answer: recipe.factsAnswer,
  },
  { name: 'ingredients', label: 'What goes into it', answer: recipe.ingredientsAnswer },
  { name: 'steps', label: 'How to make it', answer: recipe.stepsAnswer },
  { name: 'recipe hint', label: 'What the recipe says about it', answer: recipe.recipeHint },
  { name: 'missing', label: 'What we still need for it', answer: recipe.missingAnswer },
  { name: 'book', label: 'Recipes that fit', answer: bookAnswer },
  { name: 'cooking', label: 'What we could cook', answer: cookAnswer },
  { name: 'person', label: 'What is noted about them', answer: people.profileAnswer },
  { name: 'may have', label: 'Who may eat it', answer: people.mayHaveAnswer },
  { name: 'allergies', label: 'Who must avoid what', answer: people.allergyAnswer },
  { name: 'who likes', label: 'Who likes it', answer: people.whoLikesAnswer },
  { name: 'family', label: 'The family', answer: people.familyAnswer },
  { name: 'notes', label: 'What our notes say', answer: notesAnswer },
  { name: 'substitute', label: 'What to use instead', answer: substituteAnswer },
  { name: 'kitchen', label: 'A kitchen tip', answer: kitchenAnswer },
]
