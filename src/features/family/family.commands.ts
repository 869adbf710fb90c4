import { z } from 'zod'
import { type Command, defineCommand, planEach, remove } from '#server/commands/command.ts'
import { commandsOn, findNamed } from '#server/commands/listCommands.ts'
import { requiredText } from '#shared/fields.ts'
import { sameName } from '#shared/order.ts'
import {
  KnowledgeForm,
  type KnowledgeItem,
  WholeFamilyForm,
  type WholeFamilyPreference,
} from './family.contract.ts'
import { listKnowledge, listWholeFamily } from './family.queries.ts'
import { knowledge, wholeFamilyPreferences } from './family.records.ts'
import { memberCommands } from './members.commands.ts'
import { takenName } from './wholeFamily.names.ts'

const rules = commandsOn<WholeFamilyPreference>({
  recordType: wholeFamilyPreferences,
  list: listWholeFamily,
  nameOf: ({ name }) => name,
  describe: ({ name, value }) => (value ? `${name} (${value})` : name),
  where: 'among the rules for the whole family',
  refuse: ({ name }, list, before) => name && takenName(name, list, before?.id),
})

const RuleItem = z.object({
  name: requiredText('Name', 100),
  description: requiredText('Description', 2_000),
  value: requiredText('Value', 500),
})

const wholeFamilyCommands: Command[] = [
  rules.add({
    type: 'ADD_WHOLE_FAMILY_PREFERENCE_TEXT',
    description:
      'Adds a rule or wish that holds for everyone in the household: a short name, what it means, and its value.',
    item: RuleItem,
    complete: (form, _, place) => ({ ...form, sortOrder: place, isActive: true }),
  }),
  rules.update({
    type: 'UPDATE_WHOLE_FAMILY_PREFERENCE_TEXT',
    description: 'Changes a rule for everyone by its id. Give only the fields that change.',
    form: WholeFamilyForm,
  }),
  rules.remove({
    type: 'DELETE_WHOLE_FAMILY_PREFERENCE_TEXT',
    description: 'Deletes rules for everyone, by their names.',
  }),
]

const facts = commandsOn<KnowledgeItem>({
  recordType: knowledge,
  list: listKnowledge,
  nameOf: ({ name }) => name,
  describe: ({ name, vaultName }) => `${name} (${vaultName})`,
  where: 'in the household knowledge',
})

const KnowledgeName = z.object({
  vaultName: requiredText('Topic', 100),
  name: requiredText('Name', 200),
})

const knowledgeCommands: Command[] = [
  facts.add({
    type: 'ADD_KNOWLEDGE_ITEM_TEXT',
    description:
      'Remembers a fact about the household that helps with planning: the topic it belongs to (vaultName), a short name, and what is to be known.',
    item: KnowledgeForm,
    complete: (form) => form,
  }),
  facts.update({
    type: 'UPDATE_KNOWLEDGE_ITEM_TEXT',
    description: 'Corrects a remembered fact by its id. Give only the fields that change.',
    form: KnowledgeForm,
    identifyingFields: ['vaultName'],
  }),
  defineCommand({
    type: 'DELETE_KNOWLEDGE_ITEM_TEXT',
    description: 'Forgets a fact, by its topic (vaultName) and its name.',
    item: KnowledgeName,
    plan: async (items, { reads }) => {
      const all = await listKnowledge(reads)
      return planEach(items, ({ vaultName, name }) => {
        const inTopic = all.filter((item) => sameName(item.vaultName, vaultName))
        const where = `in the household knowledge about ${vaultName}`
        const { found, problem } = findNamed(inTopic, name, {
          nameOf: (item) => item.name,
          describe: (item) => `${item.name} (${item.content.slice(0, 60)})`,
          where,
        })
        return found ? { steps: [remove(knowledge, found)] } : { problem }
      })
    },
  }),
]

export const familyCommands: Command[] = [
  ...memberCommands,
  ...wholeFamilyCommands,
  ...knowledgeCommands,
]
