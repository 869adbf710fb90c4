import { wordSet } from '../../normalise/words.ts'

const clutter = new Set(
  `the a an some any more another our my your his her their that this those these of please also
  and just new`.split(/\s+/),
)

/** What is to be done with it is no part of a name. */
const orders = new Set(
  'plan Plan schedule Schedule order Order buy Buy add Add put Put get Get need Need'.split(' '),
)

const behind = wordSet(`
  instead please too again thanks urgently asap on at for to with of in from by and or pls plz thx
  ta hon love lah na x mate btw lol haha maybe obviously roughly about out back
`)

/** Words that no name has: what still holds one was not cut right. */
const never = wordSet(`
  i we you he she it they me us them him is are was were be been am do does did have has had will
  would can could should not no yes to from into today tomorrow tonight yesterday please that this
  what when where because something anything ca wo later earlier but if wipe reset skip drop choose cancel move eat reminder left rest both
  thing things stuff comes coming visits visiting arrives arriving joins joining stays staying goes
  come undo undone redo revert remove delete wants says said happened leave leaves delay finally seems sounds priority hurry let how ideas switch swap
`)
/** Diets and meals, which alone name neither a dish nor a thing: 'vegan guests', 'quick dinners'. */
const diets = wordSet(`
  vegan vegans vegetarian vegetarians pescatarian halal kosher keto gluten lactose free gluten-free
  lactose-free dairy-free nut-free friend friends guest guests people person extra more
  breakfasts lunch lunches dinner dinners supper suppers meal meals menu plan week weekend quick easy
  simple fast cheap healthy celiac coeliac celiacs nut-free
  one two three four five six seven eight nine ten dozen
`)
/** Where things are is no thing, though freezer bags are. */
const places = wordSet('fridge freezer pantry counter cupboard')
const contracted = /['’](?:s|re|ve|ll|m|d)$|n['’]t$/

/** The name in some words; null where they hold more than a name. */
export function nameIn(text: string): string | null {
  const words = text.split(/\s+/)
  const isBefore = (word = '') => clutter.has(word.toLowerCase()) || orders.has(word)
  while (words.length > 1 && isBefore(words[0])) words.shift()
  while (words.length > 1 && behind.has(words.at(-1)?.toLowerCase() ?? '')) words.pop()
  const name = words.join(' ').replace(/^["'“]+|(?:'s)?["'”.,!?:;]*$/g, '')
  const keys = name.toLowerCase().split(/\s+/)
  return name === '' ||
    clutter.has(name.toLowerCase()) ||
    behind.has(name.toLowerCase()) ||
    keys.every((key) => diets.has(key) || places.has(key)) ||
    keys.some((key) => never.has(key.replace(contracted, ''))) ||
    /^(?:on|at|in|off|out) the |^(?:feel )?like |^\w+ free$|^(?:shopping|grocery) list$/i.test(name)
    ? null
    : name
}
