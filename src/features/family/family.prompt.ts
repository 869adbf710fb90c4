import { dataText, labelled } from '#server/prompts/dataText.ts'
import { definePromptList } from '#server/prompts/promptList.ts'
import { isMustAvoid } from '#shared/foods/mustAvoid.ts'
import { knowledgeEndpoints, memberEndpoints, wholeFamilyEndpoints } from './family.endpoints.ts'
import { listFamilyMembers, listKnowledge, listWholeFamily } from './family.queries.ts'

export const familyPrompt = [
  definePromptList({
    name: 'members',
    title: 'Family members',
    place: 1,
    topic: memberEndpoints.topic,
    read: listFamilyMembers,
    fields: (member, isFull) => [
      dataText(member.name, 60),
      dataText(member.role, 40),
      labelled('goals and limits', bindingFirst(member.keyGoalsAndLimits), isFull ? 2_000 : 500),
      labelled('dislikes', bindingFirst(member.dislikes), isFull ? 2_000 : 400),
      labelled('likes', member.likes, isFull ? 2_000 : 200),
      member.isActive ? '' : 'away for now',
    ],
    searched: (member) => ({ name: [member.name], about: [member.role] }),
  }),
  definePromptList({
    name: 'wholeFamily',
    title: 'Rules of the whole family',
    place: 2,
    topic: wholeFamilyEndpoints.topic,
    read: listWholeFamily,
    fields: (rule, isFull) => [
      dataText(rule.name, 100),
      dataText(rule.description, isFull ? 2_000 : 200),
      labelled('value', rule.value, isFull ? 500 : 100),
      rule.isActive ? '' : 'not in force',
    ],
    searched: (rule) => ({ name: [rule.name], about: [rule.description, rule.value] }),
  }),
  definePromptList({
    name: 'knowledge',
    title: 'Household knowledge',
    place: 7,
    topic: knowledgeEndpoints.topic,
    read: listKnowledge,
    fields: (fact, isFull) => [
      labelled('topic', fact.vaultName, 60),
      dataText(fact.name, 120),
      dataText(fact.content, isFull ? 2_000 : 160),
    ],
    searched: (fact) => ({ name: [fact.name], about: [fact.vaultName], inside: [fact.content] }),
  }),
]

/** Must-avoid lines come first, so that truncation does not drop them. */
function bindingFirst(text: string): string {
  const lines = text.split('\n')
  return [...lines.filter(isMustAvoid), ...lines.filter((line) => !isMustAvoid(line))].join('\n')
}
