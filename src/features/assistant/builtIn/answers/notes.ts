import { nameKey } from '#shared/names.ts'
import { perHousehold } from '../find/perHousehold.ts'
import { wordSet } from '../normalise/words.ts'
import type { Scene } from '../reading.ts'
import type { Dish } from './names.ts'
import { type Question, says } from './question.ts'
import { told } from './sentences.ts'

/** Words that are in every other sentence. */
const common = wordSet(`
  the a an of in on at to for from by with and or is are was be do doe did have ha had can could
  should would will we u our i me my you your it that this there he she they them what which who
  when where why how much many long not no if so then than as about up out off get got go come use
  make eat cook say tell need want like know again still just also even very really one some any all
  day rule note recipe something anything week night usually always today tonight thing good else
  more before after down`)

/** Other words for what notes are often about. */
const synonyms: readonly [word: string, others: ReadonlySet<string>][] = [
  ['grandparent', wordSet('grandma grandpa granny nan')],
  ['meatles', wordSet('vegetarian veggie')],
  ['treat', wordSet('sweet dessert candy')],
]

const stemOf = (word: string) =>
  synonyms.find(([, others]) => others.has(word))?.[0] ?? word.replace(/m?ing$|ed$|er$|[eys]$/, '')

/** The words of a text that say what it is about, without those of a dish's name. */
export function contentWords(text: string, dishes: readonly Dish[] = []): string[] {
  const names = new Set(dishes.flatMap(({ name }) => nameKey(name).split(' ')))
  const words = nameKey(text)
    .split(' ')
    .filter((word) => !common.has(word) && !names.has(word))
    .map(stemOf)
  return [...new Set(words)]
}

/** House rules and notes, with the words they are found by. */
const notedOf = perHousehold(({ wholeFamily, knowledge }) =>
  [
    ...wholeFamily.map(({ name, value, description }) => ({
      name,
      text: [value, description].filter(Boolean).join('. '),
    })),
    ...knowledge.map(({ name, content }) => ({ name, text: content })),
  ].map(({ name, text }) => ({
    line: `**${name}**: ${text}`,
    title: new Set(contentWords(name)),
    content: new Set(contentWords(text)),
  })),
)

/** The rules and notes that a question is about, and how well they fit: by name twice as well. */
export function notedFor({ text }: Question, { household }: Scene) {
  const asked = contentWords(text)
  const fits = notedOf(household).map(({ line, title, content }) => ({
    line,
    fit: asked.reduce((sum, word) => sum + (title.has(word) ? 2 : content.has(word) ? 1 : 0), 0),
  }))
  const fit = Math.max(0, ...fits.map((each) => each.fit))
  return { fit, lines: fits.filter((each) => fit > 0 && each.fit === fit).map(({ line }) => line) }
}

const most = 12

/** What the house rules and notes say about it. */
export function notesAnswer(question: Question, scene: Scene): string | undefined {
  const { fit, lines } = notedFor(question, scene)
  if (fit > 1) return told(lines.slice(0, most))
  const all = notedOf(scene.household).map(({ line }) => line)
  if (/\b(?:rules|notes|preferences)\b/.test(question.text) && question.unknown === '')
    return told(all.slice(0, most))
  if (says(question, 'rule')) return "There's no house rule about that."
  if (!says(question, 'note, noted, wrote, write, written, saved, save, remember')) return undefined
  return lines.length === 1 ? lines[0] : 'Nothing is noted about that.'
}
