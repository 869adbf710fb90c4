import type { KnowledgeItem } from '#features/family/family.contract.ts'
import { anyOf } from '#shared/anyOf.ts'
import { nameKey } from '#shared/names.ts'
import { commandsOf, decide } from '../find/decide.ts'
import { type Ability, propose, type Reading, type Scene } from '../reading.ts'
import { knownStores } from '../text/places.ts'
import { capitalised } from '../text/plainText.ts'

const remembers =
  /^(?:(?:please )?(?:remember|note|keep in mind|bear in mind|write down|jot down|save|memorize|know|don'?t forget|take note|take a note|make a note|write (?:this|that|it) down|note (?:this|that)(?= ?:)|remember (?:this|that)(?= ?:)|store the fact|record|learn|for the record|note to self|add (?:a |this )?(?:note|to (?:the |our )?(?:knowledge|notes))|i want you to know|you should know|good to know)(?: for (?:later|next time|the future|me|us))?(?: that| of| about| down)?(?: (?:a )?(?:note|fact))?(?: that)?)(?:\s*[:,-]\s*|\s+)(?:that )?(.+)$/i

const forgets =
  /^(?:forget|delete|remove|erase|drop|discard|scratch) (?:the |that |our |my |what (?:i|we) (?:said|told you|wrote) |everything |all )?(?:(?:note|knowledge|fact|reminder|entry|info|information|thing|memo)s? )?(?:about |on |that |regarding )(?:the |our |my )?(.+)$/i
const forgetsNamed =
  /^(?:forget|delete|remove|erase|drop|get rid of|discard|scratch|lose|take out|trash) (?:the |our |my )(.+?) (?:note|fact|knowledge|memo|entry|reminder)$/i
const corrects =
  /^(?:change|update|correct|edit|fix|replace|rewrite) (?:the |our |my )?(?:note|knowledge|fact|entry|info|information|memo)s? (?:about|on|for|regarding) (?:the |our |my )?(.+?)(?: to(?: say)?| with|:| -|,)\s+(.+)$/i
const correctsNamed =
  /^(?:change|update|correct|edit|fix) (?:the |our |my )(.+?) (?:note|fact|memo|entry)(?: to(?: say)?| with|:)\s+(.+)$/i

const topics: readonly [string, RegExp][] = [
  [
    'Kitchen',
    /\b(?:oven|stove|pot|pan|fridge|freezer|microwave|kitchen|dishwasher|blender|grill|knife|skillet|burner|air fryer|instant pot|mixer|kettle|toaster|pressure cooker|slow cooker|wok|sink|smoker|thermometer|griddle)\b/i,
  ],
  [
    'Schedule',
    /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekends?|weekdays|every (?:day|week|month|other)|practice|training|pm|am|o'clock|school|work|visits?|comes? (?:over|for)|lessons?|birthday|trash|holiday)\b/i,
  ],
  [
    'Shopping',
    /\b(?:store|market|shop|shopping|sale|cheaper|coupons?|brand|price|deal|butcher|bakery)\b/i,
  ],
]

function topicOf(text: string, scene: Scene): string {
  const own = [...new Set(scene.household.knowledge.map(({ vaultName }) => vaultName))]
  const named = own.find((name) => new RegExp(`\\b${anyOf([name])}\\b`, 'i').test(text))
  if (named) return named
  const store = new RegExp(`\\b(?:${anyOf(knownStores(scene.household))})\\b`, 'i')
  if (store.test(text)) return 'Shopping'
  return topics.find(([, words]) => words.test(text))?.[0] ?? 'General'
}

const verb =
  /\s(?:is|are|was|were|has|have|runs?|holds?|takes?|needs?|comes?|works?|can|can't|should|must|will|won't|doesn't|don't|likes?|goes|closes?|opens?|lives?|gets?|costs?|makes?|only|always|never|on|at|sits?|broke|means|fits|sells?|starts?|ends?|leaks?|tends?)\b/i

/** What it is about: 'The oven runs hot' is about the oven. */
function nameOf(sentence: string, { household }: Scene): string {
  const subject = sentence.replace(/^(?:the|our|my|a|an|there(?:'s| is| are)|we|i)\s+/i, '')
  const [about = subject] = subject.split(verb)
  const short =
    about.trim().split(/\s+/).slice(0, 5).join(' ') || subject.split(/\s+/).slice(0, 5).join(' ')
  const name = capitalised(short.replace(/[.,;:!?]+$/, ''))
  const taken = household.knowledge.some((item) => nameKey(item.name) === nameKey(name))
  return taken
    ? capitalised(
        sentence
          .split(/\s+/)
          .slice(0, 6)
          .join(' ')
          .replace(/[.,;:!?]+$/, ''),
      )
    : name
}

const small = /^(?:the|a|an|is|are|was|that|this|our|my|runs?|about|of|on|it|we|i|to)$/i

function found(spoken: string, { household }: Scene): KnowledgeItem[] {
  const words = nameKey(spoken)
    .split(' ')
    .filter((word) => word !== '' && !small.test(word))
  const has = (text: string) => ` ${nameKey(text)} `
  const fits = (text: string) =>
    words.length > 0 && words.every((word) => has(text).includes(` ${word} `))
  const byName = household.knowledge.filter(({ name }) => fits(name))
  return byName.length > 0
    ? byName
    : household.knowledge.filter(({ name, content }) => fits(`${name} ${content}`))
}

const decideOn = (spoken: string, scene: Scene, act: (item: KnowledgeItem) => Reading): Reading =>
  decide(
    { certain: found(spoken, scene), likely: [] },
    {
      spoken,
      where: 'in the household knowledge',
      label: ({ name, vaultName }) => `${name} (${vaultName})`,
      act,
    },
  )

export const remembered = (words: string): string | undefined => remembers.exec(words)?.[1]?.trim()

/** 'remember that the oven runs hot', 'forget the note about the oven'. */
export const knowledge: Ability = (words, scene) => {
  const correction = corrects.exec(words) ?? correctsNamed.exec(words)
  if (correction?.[1] && correction[2]) {
    const content = capitalised(correction[2].trim())
    return decideOn(correction[1], scene, (item) =>
      commandsOf([{ type: 'UPDATE_KNOWLEDGE_ITEM_TEXT', items: [{ id: item.id, content }] }]),
    )
  }
  const forgotten = forgets.exec(words)?.[1] ?? forgetsNamed.exec(words)?.[1]
  if (forgotten && !/\b(?:shopping list|pantry|menu|recipe)\b/i.test(words)) {
    return decideOn(forgotten, scene, ({ vaultName, name }) =>
      commandsOf([{ type: 'DELETE_KNOWLEDGE_ITEM_TEXT', items: [{ vaultName, name }] }]),
    )
  }
  const plain = /^forget (?:about )?(?:the |our |my )?(.+)$/i.exec(words)?.[1]
  if (plain && found(plain, scene).length === 1) {
    return decideOn(plain, scene, ({ vaultName, name }) =>
      commandsOf([{ type: 'DELETE_KNOWLEDGE_ITEM_TEXT', items: [{ vaultName, name }] }]),
    )
  }
  const fact = remembered(words)
  if (!fact || fact.split(/\s+/).length < 2) return undefined
  // 'write down lightbulbs' is no fact.
  const isStatement =
    verb.test(` ${fact}`) || /^(?:remember|keep in mind|bear in mind|know)\b/i.test(words)
  if (!isStatement) return undefined
  const content = capitalised(fact.replace(/^["']|["']$/g, ''))
  return propose('ADD_KNOWLEDGE_ITEM_TEXT', [
    { vaultName: topicOf(content, scene), name: nameOf(content, scene), content },
  ])
}
