import { defineCard, few, field, joined, shortened, text } from '#shared/commandCard.ts'
import { isGround } from '#shared/foods/mustAvoidWords.ts'

export const memberCard = defineCard({
  recordType: 'family-member-preference',
  commands: {
    ADD_FAMILY_MEMBER_PREFERENCE_TEXT: 'add',
    UPDATE_FAMILY_MEMBER_PREFERENCE_TEXT: 'update',
    DELETE_FAMILY_MEMBER_PREFERENCE_TEXT: 'remove',
  },
  legacyCommands: { UPDATE_FAMILY_PREFERENCES: 'add' },
  place: 'Family',
  detail: (items) =>
    few(
      items.map(({ keyGoalsAndLimits, likes, dislikes }) =>
        joined([
          labelled('goals', keyGoalsAndLimits),
          labelled('likes', likes),
          labelled('must avoid', linesWhere(dislikes, isGround).replaceAll(' (must avoid)', '')),
          labelled(
            'dislikes',
            linesWhere(dislikes, (line) => !isGround(line)),
          ),
        ]),
      ),
    ),
  fields: [
    field('name', 'Name'),
    field('keyGoalsAndLimits', 'Key goals and limits', 'lines'),
    field('likes', 'Likes', 'lines'),
    field('dislikes', 'Dislikes', 'lines'),
  ],
  // The name stands before the colon: so an update of the same person is recognised.
  sentence: (title, detail) =>
    title.includes(':') || detail === '' ? title : `${title}: ${detail}`,
  groupKey: (_, sentence) => sentence.split(':', 1)[0]?.trim().toLowerCase() ?? '',
})

const linesWhere = (value: unknown, holds: (line: string) => boolean) =>
  text(value).split('\n').filter(holds).join('\n')

const labelled = (label: string, value: unknown) =>
  text(value) && `${label}: ${shortened(text(value).split('\n').join(', '))}`

export const wholeFamilyCard = defineCard({
  recordType: 'whole-family-preference',
  commands: {
    ADD_WHOLE_FAMILY_PREFERENCE_TEXT: 'add',
    UPDATE_WHOLE_FAMILY_PREFERENCE_TEXT: 'update',
    DELETE_WHOLE_FAMILY_PREFERENCE_TEXT: 'remove',
  },
  place: 'Whole family',
  detail: (items) =>
    few(items.map(({ value, description }) => shortened(text(value) || text(description)))),
  fields: [
    field('name', 'Name'),
    field('description', 'Description', 'lines'),
    field('value', 'Value'),
  ],
})

export const knowledgeCard = defineCard({
  recordType: 'knowledge',
  commands: {
    ADD_KNOWLEDGE_ITEM_TEXT: 'add',
    UPDATE_KNOWLEDGE_ITEM_TEXT: 'update',
    DELETE_KNOWLEDGE_ITEM_TEXT: 'remove',
  },
  place: 'Household knowledge',
  detail: (items) =>
    few(items.map(({ vaultName, content }) => joined([text(vaultName), shortened(text(content))]))),
  fields: [
    field('vaultName', 'Topic'),
    field('name', 'Name'),
    field('content', 'Content', 'lines'),
  ],
})
