import { commandsOf, decide, findInPantry, findOnList, isUnchanged } from '../find/decide.ts'
import { type Reading, type Scene, say } from '../reading.ts'

/** Changes one thing at home, if it is clear which. */
export const changeInPantry = (spoken: string, patch: object, scene: Scene): Reading =>
  decide(findInPantry(spoken, scene), {
    spoken,
    where: 'in the pantry',
    label: ({ name, quantity, location }) => `${name} (${quantity}, ${location})`,
    act: (item) =>
      isUnchanged(item, patch)
        ? say(`**${item.name}** is recorded just like that: ${item.quantity}, ${item.location}.`)
        : commandsOf([{ type: 'UPDATE_PANTRY_ITEMS_TEXT', items: [{ id: item.id, ...patch }] }]),
  })

/** Changes one thing on the shopping list, if it is clear which. */
export const changeOnList = (spoken: string, patch: object, scene: Scene): Reading =>
  decide(findOnList(spoken, scene), {
    spoken,
    where: 'on the shopping list',
    label: ({ name, store }) => (store ? `${name} at ${store}` : name),
    act: (item) =>
      isUnchanged(item, patch)
        ? say(`**${item.name}** stands on the shopping list just like that.`)
        : commandsOf([{ type: 'UPDATE_SHOPPING_ITEMS_TEXT', items: [{ id: item.id, ...patch }] }]),
  })
