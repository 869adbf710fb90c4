import { wordSet } from '../../normalise/words.ts'

/** Verbs of cooking, with which a step begins. */
export const cookingVerbs = wordSet(`
  add all arrange assemble bake beat blend boil braise break bring broil brown brush chill chop coat
  combine cook cool cover crack crumble crush cube cut dice dip dissolve drain dress drizzle dump
  everything fill finish flip fold freeze fry garnish grate grease grill heat knead layer leave let
  make marinate mash melt microwave mix peel pile place poach pour preheat press put reduce
  refrigerate remove rest return rinse roast roll rub saute scatter scramble sear season serve shake
  shred sift simmer slice soak soften spread sprinkle squeeze steam stew stews stewed stir strain
  stuff take then throw toast top toss transfer turn warm whisk wrap you
`)

/** Those that also begin or end names of foods: 'brown sugar', 'on top'. */
export const alsoFood = wordSet('brown top toast roll cream all everything rest dress')

/** Words of asking to keep a recipe, and of talk around it. */
export const askingWords = wordSet(`
  a add again all also am an and as assistant away before blog book called can collection cookbook could
  dear dictating do does down emailed everything file for forget found friend from fwd going gonna
  got hello her here heres hey hi his hiya house how i id im in ingredient ingredients into invented
  is it its jot just keep keeping let lets like log lose make makes making me method my name new note
  now of oh ok okay old on one our please pls plz put recipe recipes record remember rest rezept save
  saving share sharing so steps store subject take thank thanks that the their them there thing this
  title to u uh um under up us use used want wanted wants was way we what will with would write
  writing x xx yall years you
`)

const heading = (words: string) =>
  new RegExp(`^[#*\\s]*(?:${words})\\b[^:\\n]{0,20}(?::\\s*(.*)|[*\\s]*)$`, 'i')

export const headings = {
  ingredients: heading(
    "ingredients?|ingr|you(?:'ll)? need|what you need|zutaten|for the [a-z]+|to serve|stuff",
  ),
  steps: heading('directions?|instructions?|method|steps?|preparation|how to make it|to make|do'),
  notes: heading('notes?|tips?'),
}
