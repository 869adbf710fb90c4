import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, test } from 'vitest'
import { features } from '#server/features.ts'
import { commands } from '../../models/router.factory.ts'
import { commandTools, lookupTools } from '../../models/routerTools.ts'
import { promptLists, turn } from '../../turn.factory.ts'
import { lookupsIn } from '../household/lookups.ts'
import { largeHousehold } from '../largeHousehold.factory.ts'
import { buildPrompt } from '../prompt.ts'
import { defaultSections } from '../sections/defaultSections.ts'
import type { PromptRole } from '../sections/sections.logic.ts'
import { today } from '../specialRecords.factory.ts'
import { estimateTokens } from './estimateTokens.ts'

const sent = (role: PromptRole, budget: number) =>
  buildPrompt(turn({ household: largeHousehold(), today, message: 'Plan dinners till Friday' }), {
    sections: defaultSections,
    commands,
    role,
    budget,
  })

const samples: [string, () => string][] = [
  ['what the one who proposes is sent', () => sent('proposal-generator', 8_000).system],
  ['the same of a large household', () => sent('proposal-generator', 60_000).system],
  ['what the one who answers is sent', () => sent('conversationalist', 8_000).system],
  ['the instructions', () => sent('proposal-generator', 8_000).parts.instructions],
  [
    'the data of a small household',
    () => buildPrompt(turn(), { sections: [], commands, role: 'conversationalist' }).system,
  ],
  ['the tools', () => JSON.stringify(commandTools(commands))],
  ['records as JSON', () => JSON.stringify(largeHousehold(60).recipes, null, 2)],
  ['days and numbers', () => '2026-11-15 18:00, 1,412 of 2,000; 12.5 oz (350 g) '.repeat(20)],
  [
    'a message',
    () =>
      'Hey, can you move the tacos to Thursday and put 2 lbs of ground beef, a dozen eggs & some limes on the list for Costco? Thanks!',
  ],
  [
    'another language',
    () =>
      'Käsespätzle mit Röstzwiebeln, crème brûlée, jalapeño, gâteau au chocolat, açaí. '.repeat(5),
  ],
]

test.for(samples)('is near enough for %s', ([, sample]) => {
  const text = sample()
  const ratio = estimateTokens(text) / countTokens(text)
  expect(ratio).toBeGreaterThan(0.85)
  expect(ratio).toBeLessThan(1.15)
})

test.for([8_000, 60_000])('what is sent stays within %i tokens', (budget) => {
  for (const role of ['proposal-generator', 'conversationalist'] as const) {
    const { system, estimatedTokens } = sent(role, budget)
    expect(estimatedTokens).toBeLessThanOrEqual(budget)
    expect(estimatedTokens, 'and uses them').toBeGreaterThan(budget * 0.9)
    expect(countTokens(system)).toBeLessThan(budget * 1.05)
  }
})

test.for([
  ['proposal-generator', 12_000],
  ['proposal-generator', 60_000],
  ['conversationalist', 12_000],
  ['conversationalist', 60_000],
] as const)(
  'all that %s is sent within %i tokens is about what is said of it',
  ([role, budget]) => {
    const all = features.flatMap((feature) => feature.commands ?? [])
    const tools =
      role === 'proposal-generator'
        ? JSON.stringify([...commandTools(all), ...lookupTools(lookupsIn(promptLists))])
        : ''
    const history = [
      'What is left?',
      'Rice, and two lemons.',
      'Then plan something with both.',
    ].map(
      (content, n) => ({ role: n === 1 ? 'assistant' : 'user', content, proposals: [] }) as const,
    )
    const asked = turn({ household: largeHousehold(), today, message: 'And Friday?', history })
    const { system, messages, estimatedTokens } = buildPrompt(asked, {
      sections: defaultSections,
      commands: all,
      role,
      budget,
      toolTokens: estimateTokens(tools),
    })
    const real = [system, tools, ...messages.map(({ content }) => content)].map((text) =>
      countTokens(text),
    )
    const ratio = estimatedTokens / real.reduce((sum, tokens) => sum + tokens, 0)
    expect(ratio).toBeGreaterThan(0.85)
    expect(ratio).toBeLessThan(1.15)
  },
)
