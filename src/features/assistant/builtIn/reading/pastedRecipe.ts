import { propose, type Reading } from '../reading.ts'
import { capitalised } from '../text/plainText.ts'

const heading =
  /^(?:#+\s*|\*\*)?(ingredients?|you(?:'ll)? need|what you need|shopping list|directions?|instructions?|method|steps?|preparation|how to make it|to make|notes?|tips?|description)\b[^:\n]{0,20}:?\s*(?:\*\*)?$/i
const inlineHeading =
  /^(ingredients?|directions?|instructions?|method|steps?|notes?)\s*:\s*(\S.*)$/i
const fact =
  /^(?:[-*•]\s*)?(serves|servings|yield|prep(?:aration)?(?: time)?|cook(?:ing)?(?: time)?|bake time|difficulty|cuisine|tags)\s*:?\s+(.{1,60})$/i
const bullet = /^(?:[-*•·–]|\[ ?\])\s+/
const numbered = /^(?:step\s*)?\d{1,2}\s*[.):]\s+/i
const amount =
  /^(?:\d|[¼½¾⅓⅔]|an? |one |two |three |four |pinch|dash|handful|some |salt\b|a pinch)/i
const measure =
  /^(?:[\d¼½¾⅓⅔/ .–-]+|an? |one |two |three )\s*(?:cups?|tbsp|tsp|tablespoons?|teaspoons?|oz|ounces?|lbs?|pounds?|g|kg|ml|l|cloves?|cans?|slices?|pinch|dash|large|small|medium|bunch|package|packages?|sticks?|heads?|jars?)\b/i
const steplike =
  /^(?:preheat|heat|mix|stir|add|bake|cook|boil|simmer|whisk|combine|chop|fry|roast|serve|pour|place|bring|season|melt|toss|grill|let|remove|drain|saute|sauté|brown|beat|fold|spread|cover|cut|slice|put|in a|meanwhile|then|turn|transfer|rinse|blend|top|garnish|sprinkle|mash|squeeze|crush|dice|peel|grate|arrange|dip|coat|marinate|microwave|toast|chill|freeze|refrigerate|shake|strain|roll|flip|sear|steam|scramble|crack|assemble|knead|layer|soak)\b/i

type Part = 'title' | 'ingredients' | 'instructions' | 'notes' | 'description'

const partOf = (name: string): Part => {
  if (/^(?:ingredient|you|what|shopping)/i.test(name)) return 'ingredients'
  if (/^(?:note|tip)/i.test(name)) return 'notes'
  return /^desc/i.test(name) ? 'description' : 'instructions'
}

const introduction =
  /^(?:(?:hi|hey|hello|please|can you|could you|would you)[ ,]+)*(?:add|save|here(?:'s| is)|new|store|put|i found|try|this is)(?: (?:this|the|a|my|our|us|me|new|grandma's|for))*\s*(?:recipe)?(?: (?:to|in|into) (?:the|my|our) (?:recipe book|recipes|cookbook|book))?(?: (?:for|called))?\s*[:!.-]?\s*/i

function titleOf(line: string): string {
  const stripped = line.replace(introduction, '')
  const title = (stripped === '' ? '' : stripped)
    .replace(/^#+\s*|^\*\*|\*\*$|^(?:recipe|title)\s*:\s*/gi, '')
    .replace(/[:.]+$/, '')
    .trim()
  return title
}

const fields: readonly [RegExp, string][] = [
  [/^(?:serv|yield)/i, 'servings'],
  [/^prep/i, 'prepTime'],
  [/^(?:cook|bake)/i, 'cookTime'],
  [/^diff/i, 'difficulty'],
  [/^cuisine/i, 'cuisine'],
]

/** Where a line belongs when no heading says so: first ingredients, then steps. */
function partByShape(line: string, plain: string, part: Part): Part {
  if (part === 'instructions' || numbered.test(line) || steplike.test(plain)) return 'instructions'
  if (amount.test(plain) || bullet.test(line)) return 'ingredients'
  if (part !== 'ingredients') return 'description'
  return plain.length > 60 ? 'instructions' : 'ingredients'
}

/** What stands between the ingredients, or the steps, of one line. */
const between: Record<Part, RegExp> = {
  title: /\n/,
  notes: /\n/,
  description: /\n/,
  ingredients: /,\s*(?:and\s+)?/,
  instructions: /(?<=[.!])\s+|[,;]\s*(?:and then |then |and )?(?=[a-z]{3,12} )/,
}

function sorted(lines: readonly string[]) {
  const found: Record<Part, string[]> = {
    title: [],
    ingredients: [],
    instructions: [],
    notes: [],
    description: [],
  }
  const facts: Record<string, string> = {}
  const state: { part: Part; isHeaded: boolean } = { part: 'title', isHeaded: false }
  for (const line of lines) {
    const [, name = ''] = heading.exec(line) ?? []
    const [, inlineName = '', inline = ''] = inlineHeading.exec(line) ?? []
    const [, factName = '', value = ''] = fact.exec(line) ?? []
    const field = fields.find(([pattern]) => factName !== '' && pattern.test(factName))?.[1]
    const plain = line.replace(numbered, '').replace(bullet, '').trim()
    if (name !== '' || inlineName !== '') {
      state.part = partOf(name || inlineName)
      state.isHeaded = true
      const listed = inline.split(between[state.part]).map((each) => each.replace(/[.,;]$/, ''))
      found[state.part].push(...listed.filter((each) => each !== ''))
    } else if (field && state.part !== 'instructions') facts[field] = value.trim()
    else if (state.part === 'title' && found.title.length === 0) {
      const title = titleOf(line)
      if (title !== '') found.title.push(title)
    } else {
      const part = state.isHeaded ? state.part : partByShape(line, plain, state.part)
      // What stands between the title and the first heading or ingredient describes the dish.
      found[part === 'title' ? 'description' : part].push(plain)
      if (part === 'ingredients' || part === 'instructions') state.part = part
    }
  }
  return { found, facts }
}

const oneLineHeading =
  /[.;,:]?\s+(?=(?:ingredients?|directions?|instructions?|method|steps?|notes?|serves|servings|prep time|cook time)\s*:\s)/gi

/** 'Cinnamon toast. Ingredients: … Steps: …' in one line is read as if it were several. */
const inLines = (text: string): string =>
  /\bingredients?\s*:/i.test(text) &&
  /\b(?:directions?|instructions?|method|steps?)\s*:/i.test(text)
    ? text.replace(oneLineHeading, '\n')
    : text

/** A recipe that was pasted whole, found by its shape: a title, ingredients, steps. */
export function pastedRecipe(text: string): Reading | undefined {
  const lines = inLines(text)
    .split('\n')
    .map((line) => line.trim())
  const filled = lines.filter((line) => line !== '')
  const isShort = filled.filter((line) => inlineHeading.test(line)).length < 2
  if (filled.length < (isShort ? 4 : 3)) return undefined
  const headed = filled.some((line) => heading.test(line) || inlineHeading.test(line))
  const measures = filled.filter((line) => measure.test(line.replace(bullet, ''))).length
  const steps = filled.filter((line) =>
    steplike.test(line.replace(numbered, '').replace(bullet, '')),
  ).length
  const counted = filled.slice(1).filter((line) => amount.test(line) && !numbered.test(line)).length
  const startsPlain = !amount.test(filled[0] ?? '')
  const isShaped = (measures >= 2 || (counted >= 2 && startsPlain)) && steps >= 1
  if (!headed && !isShaped) return undefined
  if (/^(?:shopping list|groceries|buy|need)\b/i.test(filled[0] ?? '') && steps === 0)
    return undefined

  const { found, facts } = sorted(filled)
  const [title] = found.title
  if (!title || found.ingredients.length < 2 || found.instructions.length === 0) return undefined
  return propose('ADD_RECIPE_TEXT', [
    {
      title: capitalised(title).slice(0, 200),
      ...(found.description.length > 0 && { description: found.description.join('\n') }),
      ingredients: found.ingredients.join('\n'),
      instructions: found.instructions.join('\n'),
      ...facts,
      ...(found.notes.length > 0 && { notes: found.notes.join('\n') }),
    },
  ])
}
