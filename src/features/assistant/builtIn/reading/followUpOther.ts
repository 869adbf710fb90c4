import { typeName } from '#features/menu/menu.logic.ts'
import { suggestionsFor } from '#features/planning/suggestions.logic.ts'
import { dayName } from '#shared/days.ts'
import { nameKey } from '#shared/names.ts'
import type { EarlierProposal } from '../../turn.ts'
import { findInPantry, findOnList, pantryLabel, shoppingLabel } from '../find/decide.ts'
import { nameOf, textOf } from '../itemFields.ts'
import { ask, propose, type Reading, type Scene, say } from '../reading.ts'
import { timeOf } from '../text/when.ts'
import { inPlaceOf, ofType } from './lastProposals.ts'

const other =
  /^(?:(?:no|nah|nope|hmm|sorry|actually|please|ugh|oh)[,. ]+)*(?:(?:i|we)(?:'d)? (?:want|would like|like|prefer|need|would prefer) )?(?:not (?:that|this)(?: one)?|(?:i|we) (?:don'?t|do not) (?:feel like|want|like|fancy) (?:that|this|it)(?: one)?|(?:the )?other one|i meant the other(?: one)?|something else|something different|another (?:one|idea|dish|recipe|suggestion)|a different one|give me (?:another|something else)|suggest (?:something else|another)|try again|no,? not (?:that|this)(?: one)?|anything else|pick (?:another|something else)|the other)(?: please| instead)?$/i

/** 'not that one', 'the other one', 'something else'. */
export function somethingElse(
  text: string,
  last: readonly EarlierProposal[],
  scene: Scene,
): Reading | undefined {
  if (!other.test(text)) return undefined
  const meal = ofType(last, 'CREATE_MENU_TEXT')
  if (meal) return otherDishes(meal, scene)
  const removed = last.find(({ type }) => /^DELETE_(?:PANTRY|SHOPPING)/.test(type))
  if (removed) return otherThing(removed, scene)
  return say('Fine: reject the card above. Which one do you mean?')
}

/** Everything that the dialogue suggested for the day already, so that it is not offered again. */
function suggested({ history }: Scene): { date: string; recipeName: string }[] {
  return history.flatMap(({ proposals }) =>
    proposals
      .filter(({ type }) => type === 'CREATE_MENU_TEXT')
      .flatMap(({ items }) =>
        items.map((item) => ({ date: textOf(item, 'date') ?? '', recipeName: nameOf(item) })),
      ),
  )
}

function otherDishes(proposal: EarlierProposal, scene: Scene): Reading {
  const { household, today } = scene
  const earlier = suggested(scene).filter(({ date }) => date !== '')
  const eaten = [
    ...household.meals.map(({ date, recipeName }) => ({ date, recipeName })),
    ...earlier,
  ]
  const chosen = proposal.items.flatMap((item) => {
    const day = textOf(item, 'date')
    if (!day) return []
    const mealType = typeName(textOf(item, 'mealType') ?? 'Dinner')
    const [best] = suggestionsFor(
      { input: household, today, mealType, rules: household.planRules },
      { day, served: eaten },
      1,
    )
    if (!best) return []
    eaten.push({ date: day, recipeName: best.recipe.title })
    const { title, id } = best.recipe
    return [
      {
        date: day,
        time: textOf(item, 'time') ?? timeOf(mealType),
        mealType,
        recipeName: title,
        recipeId: id,
      },
    ]
  })
  if (chosen.length === 0) return say('I have no other recipe in the book that fits.')
  const days = chosen.map(({ date }) => dayName(date, today)).join(', ')
  return inPlaceOf(proposal, propose('CREATE_MENU_TEXT', chosen, `Another idea for ${days}.`))
}

/** Another one of a similar name in the same list. */
function otherThing(proposal: EarlierProposal, scene: Scene): Reading {
  const { type, items } = proposal
  const name = nameOf(items[0]).replace(/ \([^)]*\)$/, '')
  const isPantry = /PANTRY/.test(type)
  const words = nameKey(name).split(' ')
  const list = isPantry ? scene.household.pantry : scene.household.shopping
  const similar = list.filter((each) => {
    const has = nameKey(each.name).split(' ')
    return words.some((word) => has.includes(word))
  })
  const label = (one: { id: number }) => {
    const inPantry = scene.household.pantry.find(({ id }) => isPantry && id === one.id)
    const onList = scene.household.shopping.find(({ id }) => !isPantry && id === one.id)
    return inPantry ? pantryLabel(inPantry, scene) : onList ? shoppingLabel(onList, scene) : ''
  }
  const others = similar.map(label).filter((each) => each !== '' && each !== nameOf(items[0]))
  const [one, another] = others
  const found = isPantry ? findInPantry(name, scene) : findOnList(name, scene)
  if (one && !another && found.certain.length > 0) return inPlaceOf(proposal, propose(type, [one]))
  if (!one) return say(`I find no other “${name}” there. Reject the card above.`)
  return ask(
    `Which one do you mean: ${others.map((each) => `**${each}**`).join(' or ')}?`,
    others.slice(0, 6).map((each) => ({
      label: each,
      commands: inPlaceOf(proposal, propose(type, [each])).commands,
    })),
  )
}
