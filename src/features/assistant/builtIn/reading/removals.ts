import {
  commandsOf,
  decide,
  findInPantry,
  findOnList,
  findRecipes,
  pantryLabel,
  shoppingLabel,
} from '../find/decide.ts'
import { type Ability, ask, type Reading, type Scene, together } from '../reading.ts'
import { readItems } from '../text/itemList.ts'
import { readList, readLocation, readStore } from '../text/places.ts'
import { ownNames } from './ownNames.ts'
import { changeInPantry } from './recordChanges.ts'

const verbs =
  /^(?:remove|delete|erase|take|cross|scratch|strike|drop|get rid of|kick|knock|wipe|clear|toss|throw|ditch|pull|discard|trash|dump|lose|nix|scrap|cut|subtract|eliminate|bin)\s+(?:off|out|away)?\s*(.*)$/i
/** Said of food that is at home. */
const awayVerbs = /^(?:toss|throw|ditch|discard|trash|dump|get rid of|bin)\b/i
const particles = /\b(?:off|out|away)(?=\s|$)(?! of)/gi
const needless =
  /^(?:we|i) (?:don'?t|do not|no longer|won'?t) (?:need|want)(?: to (?:buy|get))? (?:the |any |any more |more )?(.+?)(?: (?:any ?more|any longer|after all))$|^(?:we|i) no longer (?:need|want) (?:the |any )?(.+)$|^(?:the |our )?([a-z' -]{2,40}?) (?:isn't|is not|aren't|are not|is no longer|are no longer) (?:needed|necessary|required)(?: any ?more| any longer)?$/i

/** 'avocados off the list' */
const isOff = /^(?:the )?([a-z' ,-]{2,80}?) (off (?:the|my|our) (?:shopping |grocery )?list)$/i
const leaves =
  /^(?:the |our )?(.+?) (?:can|could|should|may|must|needs? to|has to|have to|is to|are to) (?:now )?(?:come|go|be (?:taken|removed|deleted|dropped|erased)|get (?:taken|removed))(?: off| out)? (?=(?:off|from|out of|of)\b)(.+)$/i

const fromPantry = (spoken: string, scene: Scene, place: string | null = null): Reading =>
  decide(findInPantry(spoken, scene, place), {
    spoken,
    where: 'in the pantry',
    label: (item) => `${item.name} (${item.quantity}, ${item.location})`,
    act: (item) =>
      commandsOf([{ type: 'DELETE_PANTRY_ITEMS_TEXT', items: [pantryLabel(item, scene)] }]),
  })

export const offTheList = (spoken: string, scene: Scene): Reading =>
  decide(findOnList(spoken, scene), {
    spoken,
    where: 'on the shopping list',
    label: (item) => [item.name, item.store && `at ${item.store}`].filter(Boolean).join(' '),
    act: (item) =>
      commandsOf([{ type: 'DELETE_SHOPPING_ITEMS_TEXT', items: [shoppingLabel(item, scene)] }]),
  })

const fromBook = (spoken: string, scene: Scene): Reading =>
  decide(
    { certain: findRecipes(spoken, scene), likely: [] },
    {
      spoken,
      where: 'in the recipe book',
      label: ({ title }) => title,
      act: ({ title }) => commandsOf([{ type: 'DELETE_RECIPE_TEXT', items: [title] }]),
    },
  )

/** No list was named: the one that has it, or a question when two have. */
function fromWherever(spoken: string, scene: Scene): Reading {
  const pantry = findInPantry(spoken, scene)
  const list = findOnList(spoken, scene)
  const open = list.certain.filter(({ isCompleted }) => !isCompleted)
  if (pantry.certain.length > 0 && open.length > 0) {
    const choices = [
      { label: 'From the shopping list', commands: offTheList(spoken, scene).commands },
      { label: 'From the pantry', commands: fromPantry(spoken, scene).commands },
    ].filter(({ commands }) => commands.length > 0)
    return ask(
      `“${spoken}” is on the shopping list and in the pantry. Shall it go **from the shopping list** or **from the pantry**?`,
      choices,
    )
  }
  if (list.certain.length > 0) return offTheList(spoken, scene)
  if (pantry.certain.length > 0) return fromPantry(spoken, scene)
  const recipes = findRecipes(spoken, scene)
  const [recipe] = recipes
  if (recipe && recipes.length === 1 && pantry.likely.length + list.likely.length === 0) {
    return ask(
      `Do you mean the recipe **${recipe.title}**? Deleting it takes it out of the book.`,
      [{ label: recipe.title, commands: fromBook(spoken, scene).commands }],
    )
  }
  if (list.likely.length > 0) return offTheList(spoken, scene)
  return fromPantry(spoken, scene)
}

function thawOrRemove(spoken: string, scene: Scene): Reading {
  const gone = fromPantry(spoken, scene, 'Freezer')
  const thawed = changeInPantry(spoken, { location: 'Fridge' }, scene)
  if (gone.commands.length === 0) return gone
  return ask(`Shall **${spoken.toLowerCase()}** move **to the fridge**, or is it **used up**?`, [
    { label: 'To the fridge', commands: thawed.commands },
    { label: 'Used up', commands: gone.commands },
  ])
}

/** 'We don't need ricotta' may only mean today: what stands on the list is asked about. */
function stillWanted(words: string, scene: Scene): Reading | undefined {
  const spoken =
    /^(?:we|i) (?:don'?t|do not) (?:really )?(?:need|want) (?:the |any |any more )?([a-z' -]{2,40})$/i.exec(
      words,
    )?.[1]
  if (!spoken) return undefined
  const { commands } = offTheList(spoken, scene)
  return commands.length > 0
    ? ask(`Shall **${spoken}** come off the shopping list?`, [{ label: spoken, commands }])
    : undefined
}

const longest = 8
const pronoun = /^(?:it|them|that|those|this|these|one|him|her)$/i

/** 'delete the oat milk', 'take eggs off the list', 'throw away the yogurt'. */
export const removals: Ability = (words, scene) => {
  const unneeded = needless.exec(words)
  const match = verbs.exec(words)
  const left = leaves.exec(words) ?? isOff.exec(words)
  const said =
    unneeded?.[1] ??
    unneeded?.[2] ??
    unneeded?.[3] ??
    match?.[1] ??
    (left && `${left[1]} ${left[2]}`)
  if (!said) return stillWanted(words, scene)
  // 'remove two items from the pantry: celery and carrots'
  const [, heading = '', listed = ''] = /^([^:]{0,60}):\s+(.+)$/.exec(said) ?? []
  const { list, rest } = readList(
    listed === ''
      ? said
      : `${listed} ${heading.replace(/^.*?(?=\b(?:from|off|out of|in)\b)/i, '')}`,
  )
  if (list === 'menu') return undefined
  // 'throw popsicles on the list' is the opposite of a removal.
  if (
    list === 'shopping' &&
    /^(?:throw|toss|drop|pull)\b/i.test(words) &&
    !/\b(?:from|off)\b/i.test(words)
  ) {
    return undefined
  }
  const place = readLocation(rest, scene.household)
  const store = readStore(place.rest, scene.household)
  const isRecipe = list === 'recipes' || /\brecipes?\b/i.test(store.rest)
  const items = readItems(
    store.rest
      .replace(particles, ' ')
      .replace(/\brecipes?( for)?\b/gi, ' ')
      .replace(/\bfrom\s*$|\bof it\b/gi, ' '),
    ownNames(scene),
  ).slice(0, 20)
  const names = items.map(({ name }) => name).filter((name) => name.split(' ').length <= longest)
  // Out of the freezer it may only be thawing.
  if (/^take\b/i.test(words) && place.found === 'Freezer' && /\bout of\b/i.test(words)) {
    return together(names.map((name) => thawOrRemove(name, scene)))
  }
  if (names.length === 0 || names.every((name) => pronoun.test(name))) return undefined
  const remove = () => {
    if (isRecipe) return fromBook
    if (unneeded || list === 'shopping' || store.found) return offTheList
    if (place.found || list === 'pantry' || awayVerbs.test(words)) return fromPantry
    return fromWherever
  }
  return together(names.map((name) => remove()(name, scene, place.found)))
}
