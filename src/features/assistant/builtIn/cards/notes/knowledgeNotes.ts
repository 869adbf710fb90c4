import type { KnowledgeItem } from '#features/family/family.contract.ts'
import { nameKey } from '#shared/names.ts'
import { isClosed } from '../../normalise/closedWords.ts'
import { capitalised } from '../../normalise/plainText.ts'
import { spokenWords, textOf, wordSet } from '../../normalise/words.ts'
import { type Builder, propose, type Reading, type Scene, say } from '../../reading.ts'
import { knownStores } from '../../spans/stores.ts'
import { matchesIn, onBest } from '../bestMatch.ts'
import { toldText, withNewValue } from './toldText.ts'

/** Topics, and the words that speak for each. */
const topics = Object.entries({
  Kitchen: `oven stove hob burner pot pan fridge freezer microwave kitchen dishwasher blender grill
    knife kettle toaster cooker wok sink drawer cupboard plate broiler alarm fuse scale`,
  Guests: `aunt uncle cousin grandma grandpa neighbor neighbour guest boss friend mrs mr visit niece
    nephew law`,
  Schedule: `monday tuesday wednesday thursday friday saturday sunday weekend every practice school
    birthday trash bin recycling month week thanksgiving christmas`,
  Shopping: 'store market shop sale cheaper brand butcher bakery deposit opens closes',
}).map(([topic, words]) => ({ topic, words: wordSet(words) }))

function topicOf(text: string, { household }: Scene): string {
  const said = nameKey(text)
  const isNamed = (name: string) => ` ${said} `.includes(` ${nameKey(name)} `)
  const own = household.knowledge.map(({ vaultName }) => vaultName).find(isNamed)
  const store = knownStores(household).some(isNamed) ? 'Shopping' : undefined
  const spokenFor = topics.find(({ words }) => said.split(' ').some((word) => words.has(word)))
  return own ?? store ?? spokenFor?.topic ?? 'General'
}

const longestName = 5
const openers = wordSet(
  'the our my a an there theres we i when if its it in on for dont never always',
)
const verbs = wordSet(`
  is are was were has have had runs holds takes needs need comes come works can cant cannot should
  must will wont doesnt dont likes loves hates goes closes opens lives gets gives costs makes only
  always never sits broke means fits sells starts ends leaks keeps does smells brings delivers put
  keep when if for eats drinks sleeps isnt arent moved no at
`)

/** What a note is about: 'The oven runs hot' is about the oven. */
function nameOf(content: string, { household }: Scene): string {
  const all = spokenWords(content)
  const words = all.slice(all.findIndex(({ plain }) => !openers.has(plain)))
  const stop = words.findIndex(
    ({ plain, afterSign }, n) =>
      n > 0 && (verbs.has(plain) || (afterSign && !/^mr?s?$/.test(words[n - 1]?.plain ?? ''))),
  )
  const name = textOf(words.slice(0, Math.min(stop < 0 ? longestName : stop, longestName)))
  const isTaken = household.knowledge.some((item) => nameKey(item.name) === nameKey(name))
  return capitalised(isTaken ? textOf(all.slice(0, longestName)) : name)
}

/** Keeps a fact about the household. */
export const addNote: Builder = (said, scene) => {
  const content = toldText(said).slice(0, 2_000)
  if (!spokenWords(content).some(({ plain }) => !isClosed(plain))) return undefined
  const item = { vaultName: topicOf(content, scene), name: nameOf(content, scene), content }
  return propose('ADD_KNOWLEDGE_ITEM_TEXT', [item])
}

/** Acts on the note that a message is about, or asks which. */
const onNote = (said: string, { household }: Scene, act: (item: KnowledgeItem) => Reading) =>
  onBest(
    matchesIn(said, household.knowledge, ({ name, content }) => [name, content]),
    ({ name }) => name,
    act,
  )

/** Corrects a fact: a new day, time or number takes the place of the old one. */
export const changeNote: Builder = (said, scene) =>
  onNote(said, scene, ({ id, content }) =>
    propose('UPDATE_KNOWLEDGE_ITEM_TEXT', [
      { id, content: withNewValue(content, said) ?? toldText(said) },
    ]),
  )

/** Forgets a fact. */
export const removeNote: Builder = (said, scene) =>
  onNote(said, scene, ({ vaultName, name }) =>
    propose('DELETE_KNOWLEDGE_ITEM_TEXT', [{ vaultName, name }]),
  )

const longestRule = 60
const half = 0.5

/** What a rule's name needs no more: 'as a family we', 'there is'. */
const opening =
  /^(?:(?:as a family|we're|were|we|are|is|now|an?|doing|going|to|let'?s|all|have|there'?s?)\s+)+/i

/** A rule's name: the sentence itself, up to its first pause if it is long. */
function ruleName(told: string): string {
  const sentence = capitalised(told.replace(opening, '').replace(/,? from now on$/i, ''))
  const [first = ''] = sentence.split(/[.,;:!?(]/)
  const name = sentence.length <= longestRule ? sentence : first
  const end = name.length <= longestRule ? name.length : name.lastIndexOf(' ', longestRule)
  return name.slice(0, end).replace(/[.!\s]+$/, '')
}

/** Adds a rule for everyone, or changes the one that is there. */
export const addRule: Builder = (said, { household: { wholeFamily } }) => {
  const [known] = matchesIn(said, wholeFamily, ({ name }) => [name])
  const value = known && known.share >= half && withNewValue(known.record.value ?? '', said)
  if (value) return propose('UPDATE_WHOLE_FAMILY_PREFERENCE_TEXT', [{ id: known.record.id, value }])
  const description = toldText(said)
  const name = ruleName(description)
  if (name.length < 3) return undefined
  const taken = wholeFamily.find((rule) => rule.name.toLowerCase() === name.toLowerCase())
  if (taken) return say(`Your family rules already include “${taken.name}”.`)
  const item = { name, description: description.slice(0, 500), value: 'Always' }
  return propose('ADD_WHOLE_FAMILY_PREFERENCE_TEXT', [item])
}

/** Takes a rule for everyone away. */
export const removeRule: Builder = (said, { household: { wholeFamily } }) =>
  onBest(
    matchesIn(said, wholeFamily, ({ name, value, description }) => [
      `${name} ${value ?? ''}`,
      description ?? '',
    ]),
    ({ name }) => name,
    ({ name }) => propose('DELETE_WHOLE_FAMILY_PREFERENCE_TEXT', [name]),
  )
