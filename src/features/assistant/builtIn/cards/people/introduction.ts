import { foodByWords } from '#shared/foods/foods.ts'
import { numberPattern } from '#shared/ingredients/amountPatterns.ts'
import { nameKey } from '#shared/names.ts'
import { isClosed } from '../../normalise/closedWords.ts'
import { capitalised, enumerated } from '../../normalise/plainText.ts'
import { saysAny, wordSet } from '../../normalise/words.ts'
import { ask, propose, type Reading, type Scene, say, together } from '../../reading.ts'
import { isRelative } from '../../spans/people.ts'
import { besides } from '../besides.ts'
import { readWishes } from '../readWishes.ts'
import { newMember } from './newMember.ts'
import { severalTold } from './severalTold.ts'

/** 'We're a family of four:', 'we're the Brennans:', 'we are Anna and Tom', 'add family members'. */
const opening = new RegExp(
  "^\\W*(?:we(?:'re| are)|(?:this|here|that) (?:is|are) (?:our|my|the) family|there(?:'s|'re| are)|(?:our|my|the) family(?: is| has)?" +
    '|(?:please |can you )*add(?: (?:the|my|our|some|these|new))* (?:family(?: members?)?|members|people))\\b' +
    `(?: (?:an?|the|just|only|all|family|household|people|members|of|us|in|our|this|house|home|${numberPattern}))*` +
    '(?: (?!out|low|short|missing|back|home|done|all\\b)[\\w-]+(?: family)?(?=:))?[:,\\s–-]+',
  'i',
)
const greeting = /^\W*(?:hi|hello|hey)(?: there| all)?\W+/i
const isFamily = /\b(?:family|household|of us|people|members)\b|:/i

/** What stands beside a name: 'my husband', 'our daughter'. */
const beside = wordSet(`
  and plus with also then me myself i i'm my our the a is little older younger oldest youngest
  husband wife partner girlfriend boyfriend fiance fiancee mother father mum mom dad parent parents
  daughter daughters son sons kid kids child children baby toddler teen teenager twins boys girls adult adults
  lodger roommate flatmate grandma grandmother granny nan grandpa grandfather grandad
`)
const age = /\b(\d{1,2})\b(?! ?(?:am|pm|:))/
const kin =
  /\b(daughter|son|baby|toddler|teenager|lodger|roommate|flatmate|grandma|granny|nan|grandpa|grandad)\b/i
const grown = saysAny(`
  me, myself, i, i'm, husband, wife, partner, fiancee?, mother, father, mum, mom, dad, adult
`)
/** 'Both adults', 'two kids': no names. */
const described =
  /^(?:both |all |two |three |four )?(?:adults?|grown-?ups|kids|children|parents|of us)$/i

function personIn(said: string) {
  const words = said.split(' ')
  while (beside.has(words[0]?.toLowerCase() ?? '') && words.length > 1) words.shift()
  const name = words
    .join(' ')
    .replace(/ ?(?:,|\(|\bwho\b|\bis\b|'s\b|\baged?\b|\d).*$/i, '')
    .trim()
  const isName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(name)
  const isWord = isClosed(name.toLowerCase()) || foodByWords(name.toLowerCase())
  if (!isName || (isWord && !isRelative(name.toLowerCase()))) return undefined
  const years = age.exec(said)?.[1]
  const part = kin.exec(said)?.[1]?.toLowerCase() ?? (grown.test(said) ? 'adult' : '')
  const role = capitalised([part, years && `age ${years}`].filter(Boolean).join(', '))
  return { ...newMember(name), ...(role && { role }) }
}

const fewest = 2

const newIn =
  ({ household }: Scene) =>
  ({ name }: { name: string }) =>
    !household.members.some((member) => nameKey(member.name) === nameKey(name))

/** As `personIn` takes them: 'me Maeve (41)', 'Finn (8)'. */
const inPeople = (said: string) =>
  said
    .replace(/[.!?\s]+$/, '')
    .replace(/,? who(?:'s| is|s)? /gi, ' who ')
    .replace(/\b(me|myself) \((\p{Lu}[^)]*)\)/giu, '$1 $2')
    .replace(/(\p{L}),? (\d{1,2})(?=\W|$)/giu, '$1 ($2)')
    .replace(/\b((?:our|my|the) (?:kids|children|boys|girls|sons|daughters|twins)) are /gi, '$1 ')
    .split(/,? and |, |; | & | (?=(?:plus|with) (?:our|my|the) )/)
    .map((each) => each.trim())
    .filter((each) => each && !described.test(each))
    .map(personIn)

/** 'Our lodger is Kenji, 26.', 'Our son is called Cy, he's 4.' */
const another =
  /^(?:[Aa]nd )?((?:[Oo]ur|[Mm]y) [\w -]{3,20}?) is (?:called |named )?(\p{Lu}[\p{L} '-]*)(?:[ ,(]+(?:(?:he|she)(?:'s| is) )?(\d{1,2})\)?)?[.!]*$/u

const personOf = (sentence: string) => {
  const [, who, name, years] = another.exec(sentence) ?? []
  return name ? personIn(`${who} ${name}${years ? ` (${years})` : ''}`) : undefined
}

/** The people of a family that introduces itself, and the sentences behind. */
function introducedIn(text: string) {
  const [first = '', ...sentences] = text.replace(greeting, '').split(/(?<=[.!?\n])\s+/)
  const lead = opening.exec(first)?.[0]
  if (!lead) return undefined
  const said = first.slice(lead.length)
  const people = inPeople(said)
  // 'We are Anna and Tom' begins with a name; 'we're tired and Tom is out' does not.
  const isOfNames = isFamily.test(lead) || /^\p{Lu}/u.test(said)
  const known = people.filter((each) => each !== undefined)
  const isWhole = known.length >= fewest && known.length === people.length
  if (!isWhole || !isOfNames) return undefined
  const more = sentences.flatMap((each) => personOf(each) ?? [])
  return {
    people: [...known, ...more],
    sentences: sentences.filter((each) => !personOf(each)),
  }
}

/** 'We eat at 6:30 and want two meatless nights' is two. */
const wishesOf = (sentence: string): string[] =>
  sentence
    .split(/,? and (?:we )?(?=(?:want|like|need|prefer|eat)\b)/i)
    .map((each, n) => (n > 0 ? `We ${each}` : each))

/** In letters; each sentence takes the time of a message. */
const longest = 1_000
const mostSentences = 6

type ReadOne = (wish: string, scene: Scene) => Reading | undefined

/** What was read of the beginning of a message, and each sentence behind. */
function withSentences(
  first: Reading,
  sentences: readonly string[],
  scene: Scene,
  readOne: ReadOne,
) {
  const wishes = sentences.flatMap(wishesOf)
  const rest = wishes.slice(mostSentences).join(' ')
  const others = wishes.slice(0, mostSentences).map((each) => {
    const reading =
      severalTold(each, scene)?.told ?? readWishes(each, scene, readOne) ?? readOne(each, scene)
    const isSure = reading && reading.commands.length > 0
    return isSure ? { ...reading, choices: [] } : ask(`And “${each}”?`, reading?.choices ?? [])
  })
  const left = rest === '' ? [] : [say(`I didn't get “${rest}”.`)]
  const made = together([first, ...others, ...left])
  return { ...made, choices: besides(made.choices, made.commands, scene) }
}

/** A family that introduces itself: its people as cards, and each sentence behind. */
export function introduced(text: string, scene: Scene, readOne: ReadOne): Reading | undefined {
  if (text.length > longest) return undefined
  const several = severalTold(text, scene)
  if (several) return withSentences(several.told, several.sentences, scene, readOne)
  const { people, sentences } = introducedIn(text) ?? {}
  if (!people || !sentences) return undefined
  const fresh = people.filter(newIn(scene))
  const names = enumerated(people.map(({ name }) => `**${name}**`))
  const members =
    fresh.length > 0
      ? propose('ADD_FAMILY_MEMBER_PREFERENCE_TEXT', fresh)
      : say(`Hello! ${names} are noted in the family already.`)
  return withSentences(members, sentences, scene, readOne)
}
