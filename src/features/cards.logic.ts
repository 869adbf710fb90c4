import type { CommandAction, CommandCard } from '#shared/commandCard.ts'
import { cookingCard } from './cooking/cooking.card.logic.ts'
import { knowledgeCard, memberCard, wholeFamilyCard } from './family/family.card.logic.ts'
import { menuCard } from './menu/menu.card.logic.ts'
import { pantryCard } from './pantry/pantry.card.logic.ts'
import { recipeCard } from './recipes/recipes.card.logic.ts'
import { shoppingCard } from './shopping/shopping.card.logic.ts'

/** All commands and their cards, by the specification's names of what they are about. */
const cards = {
  pantry: pantryCard,
  recipe: recipeCard,
  shopping: shoppingCard,
  menu: menuCard,
  knowledge: knowledgeCard,
  'family-member-preference': memberCard,
  'whole-family-preference': wholeFamilyCard,
  cooking: cookingCard,
} as const satisfies Record<string, CommandCard>

export type EntityKind = keyof typeof cards

type CommandsOf<Card> =
  | (Card extends { commands: infer Own } ? keyof Own : never)
  | (Card extends { legacyCommands: infer Legacy } ? keyof Legacy : never)

export type CommandType = CommandsOf<(typeof cards)[EntityKind]>

type Known = { entity: EntityKind; action: CommandAction; card: CommandCard; isLegacy: boolean }

const entities = Object.keys(cards) as EntityKind[]

const known = new Map(
  entities.flatMap((entity) => {
    const card: CommandCard = cards[entity]
    const knownOf = (commands: CommandCard['commands'] = {}, isLegacy: boolean) =>
      Object.entries(commands).map(([type, action]): [string, Known] => [
        type,
        { entity, action, card, isLegacy },
      ])
    return [...knownOf(card.commands, false), ...knownOf(card.legacyCommands, true)]
  }),
)

export const commandTypes = [...known.keys()] as CommandType[]

/** Undefined for a command that this version does not know. */
export const knownCommand = (type: string): Known | undefined => known.get(type)

export const isCommandType = (type: string): type is CommandType => known.has(type)

export const entityOf = (type: string): EntityKind | 'unknown' =>
  known.get(type)?.entity ?? 'unknown'
