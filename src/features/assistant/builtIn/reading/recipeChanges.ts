import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { commandsOf, decide, findRecipes, isUnchanged } from '../find/decide.ts'
import { type Ability, type Reading, type Scene, say } from '../reading.ts'
import { capitalised } from '../text/plainText.ts'
import { readFieldChange } from './recipeFields.ts'

const update = (recipe: Recipe, patch: object): Reading =>
  isUnchanged(recipe, patch)
    ? say(`The recipe for **${recipe.title}** says that already.`)
    : commandsOf([{ type: 'UPDATE_RECIPE_TEXT', items: [{ id: recipe.id, ...patch }] }])

const change = (spoken: string, scene: Scene, act: (recipe: Recipe) => Reading): Reading =>
  decide(
    { certain: findRecipes(spoken, scene), likely: [] },
    { spoken, where: 'in the recipe book', label: ({ title }) => title, act },
  )

const isKnown = (spoken: string, scene: Scene) => findRecipes(spoken, scene).length > 0

const bare = (text: string) =>
  text
    .trim()
    .replace(/^["']|["'.]$/g, '')
    .trim()

const the = '(?:the |our |my |that )?'
const renames = new RegExp(
  `^(?:rename|retitle|call|name) ${the}(.+?)(?: recipe)? (?:to|as|into|:) ?(.+)$`,
  'i',
)
const changesName = new RegExp(
  `^(?:change|update|set) (?:(?:the )?(?:name|title) of ${the}(.+?)(?: recipe)?|${the}(.+?)(?: recipe)?(?:'s)? (?:name|title)) (?:to|into) (.+)$`,
  'i',
)
/** 'shakshuka should be called Eggs in purgatory' */
const named =
  /^(?:the |our |my )?(.+?)(?: recipe)? (?:should|must|will|is to|needs to) (?:now )?be (?:called|named|renamed(?: to)?|titled) (.+)$/i
const calls = /^call (?:the |our |my )(.+?)(?: recipe)? ("[^"]+"|'[^']+'|[A-Z].+)$/

const callsRecipe =
  /^(?:call|name) (?:the |our |my )?(.+?) recipe (.+?)(?: instead| from now on)?$/i

const serves = new RegExp(
  `^${the}(.+?)(?: recipe)?:? (?:actually |really |now |only |should |will )?(?:serves?|feeds?|is for|makes?|is enough for|yields?|makes enough for|be(?= \\d{1,3} (?:servings|portions))|(?<=should )be) (?:about |only |up to )?((?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:\\s*[-–]\\s*\\d{1,3})?(?: (?:people|servings|portions|persons|of us))?)$`,
  'i',
)
const takes = new RegExp(
  `^${the}(.+?)(?: recipe)? (?:actually |really |only |now )?(?:takes?|needs?(?: to (?:cook|bake|simmer|roast)(?: for)?)?|should (?:cook|bake|simmer|roast)(?: for)?|cooks? (?:for|in)|bakes? (?:for|in)|is ready in|simmers? for) (?:about |only |around )?(\\d{1,3}(?: ?(?:[-–]|to) ?\\d{1,3})? ?(?:minutes?|mins?|hours?|hrs?|h)|an hour|half an hour|an hour and a half)(?: (?:to (cook|prep|prepare|bake|make)|of prep|in total|(?:in|on) the [\\w ]{2,20}))?$`,
  'i',
)
const difficulty = new RegExp(
  `^(?:mark |rate |set |make )?${the}(.+?)(?: recipe)? (?:as |is |to )(?:an? )?(easy|medium|hard|difficult)(?: recipe| one)?$`,
  'i',
)
const tags = new RegExp(
  `^(?:tag|label) ${the}(.+?)(?: recipe)? (?:as|with|:) ?(.+)$|^add (?:the )?tags? (.+?) to ${the}(.+?)(?: recipe)?$`,
  'i',
)
const notes = new RegExp(
  `^(?:add|put|write|make|attach|leave)(?: down)? (?:a |this |the )?(?:note|comment|remark|tip) (?:to|on|for|in|about) ${the}(.+?)(?: recipe)?(?:\\s*[:,-]\\s*|\\s+(?:that|saying|to say|which says)\\s+)(.+)$`,
  'i',
)
/** 'add "less salt" as a note to the soup' */
const quotedNote =
  /^(?:add|put|write|save) ["'](.+?)["'] (?:as a note |in the notes |to the notes )?(?:to|of|on|for) (?:the |our |my )?(?:notes (?:of|for) (?:the )?)?(.+?)(?: recipe)?$/i
const notesFor = new RegExp(
  `^(?:note|notes?) (?:for|on|to) ${the}(.+?)(?: recipe)?(?:\\s*[:-]\\s*|, )(.+)$`,
  'i',
)
const nextTime = new RegExp(
  `^next time(?: we (?:make|cook) ${the}(.+?))?,? (?:use|add|make|put|try) (.+)$`,
  'i',
)
const ingredient = new RegExp(
  `^(?:add|put|include) (.+?) (?:to|in|into) (?:the )?(?:ingredients (?:of|for|in) ${the}(.+?)(?: recipe)?|${the}(.+?) (?:recipe|ingredients))$`,
  'i',
)
const wantsRecipe =
  /^(?:add|create|save|make|write(?: down)?|enter|import|store) (?:a |the |this |my |our |new )*(?:new )?recipe(?: (?:for|of|called|named) (.+))?$/i
const cuisine = new RegExp(
  `^${the}(.+?)(?: recipe)? is (american|italian|mexican|chinese|indian|japanese|thai|french|mediterranean|middle[- ]eastern)(?: food| cuisine)?$`,
  'i',
)

const hour: Readonly<Record<string, string>> = {
  'an hour': '1 hour',
  'half an hour': '30 minutes',
  'an hour and a half': '1 hour 30 minutes',
}

/** 'rename the chili to Grandma's chili', 'the lasagna serves 8', 'add a note to the soup: less salt'. */
export const recipeChanges: Ability = (said, scene) => {
  const words = said.replace(
    /,? (?:not|instead of|rather than) (?:just |only )?\d{1,3}(?: \w+)?$/i,
    '',
  )
  const [, ofName, itsName, newName = ''] = changesName.exec(words) ?? []
  const renamed =
    (newName ? [words, ofName ?? itsName, newName] : null) ??
    renames.exec(words) ??
    calls.exec(words) ??
    callsRecipe.exec(words) ??
    named.exec(words)
  if (renamed?.[1] && renamed[2]) {
    const title = capitalised(bare(renamed[2]))
    return change(bare(renamed[1]), scene, (recipe) => update(recipe, { title }))
  }
  const [, quoted = '', of = ''] = quotedNote.exec(words) ?? []
  const note = quoted ? [words, of, quoted] : (notes.exec(words) ?? notesFor.exec(words))
  if (note?.[1] && note[2] && (isKnown(note[1], scene) || /recipe/i.test(words))) {
    const text = capitalised(bare(note[2]))
    return change(note[1], scene, (recipe) =>
      update(recipe, { notes: recipe.notes ? `${recipe.notes}\n${text}` : text }),
    )
  }
  const tagged = tags.exec(words)
  const label = tagged?.[2] ?? tagged?.[3]
  const dish = tagged?.[1] ?? tagged?.[4]
  if (label && dish) {
    const fresh = label
      .split(/,| and /)
      .map((tag) => bare(tag).toLowerCase())
      .filter(Boolean)
    return change(dish, scene, (recipe) =>
      update(recipe, { tags: [...new Set([...recipe.tags, ...fresh])] }),
    )
  }
  const wanted = wantsRecipe.exec(words)
  if (wanted) {
    return say(
      `I need the recipe itself${wanted[1] ? ` for ${bare(wanted[1])}` : ''}: paste its title, the ingredients one per line, and the steps.`,
    )
  }
  const extra = ingredient.exec(words)
  const into = extra?.[2] ?? extra?.[3]
  if (extra?.[1] && into && isKnown(into, scene)) {
    const line = bare(extra[1])
    return change(into, scene, (recipe) =>
      update(recipe, { ingredients: [recipe.ingredients, line].filter(Boolean).join('\n') }),
    )
  }
  return fieldOf(words, scene)
}

function fieldOf(words: string, scene: Scene): Reading | undefined {
  const served = serves.exec(words)
  if (served?.[1] && served[2] && isKnown(served[1], scene)) {
    const servings = bare(served[2]).replace(/ (?:people|persons|of us)$/i, '')
    return change(served[1], scene, (recipe) => update(recipe, { servings }))
  }
  const timed = takes.exec(words)
  if (timed?.[1] && timed[2] && isKnown(timed[1], scene)) {
    const time = hour[timed[2].toLowerCase()] ?? timed[2]
    const field = /prep/i.test(timed[3] ?? '') || /of prep/i.test(words) ? 'prepTime' : 'cookTime'
    return change(timed[1], scene, (recipe) => update(recipe, { [field]: time }))
  }
  const field = readFieldChange(words)
  if (field && isKnown(field.recipe, scene))
    return change(field.recipe, scene, (recipe) => update(recipe, field.patch))
  const rated = difficulty.exec(words)
  if (rated?.[1] && rated[2] && isKnown(rated[1], scene)) {
    const level = capitalised(rated[2].toLowerCase().replace('difficult', 'hard'))
    return change(rated[1], scene, (recipe) => update(recipe, { difficulty: level }))
  }
  const kitchen = cuisine.exec(words)
  if (kitchen?.[1] && kitchen[2] && isKnown(kitchen[1], scene)) {
    const from = kitchen[2].toLowerCase().replace(' ', '-')
    return change(kitchen[1], scene, (recipe) => update(recipe, { cuisine: from }))
  }
  const [, later = '', tip = ''] = nextTime.exec(words) ?? []
  if (later !== '' && isKnown(later, scene)) {
    const text = capitalised(bare(words))
    return tip
      ? change(later, scene, (recipe) =>
          update(recipe, { notes: recipe.notes ? `${recipe.notes}\n${text}` : text }),
        )
      : undefined
  }
  return undefined
}
