import { nameKey } from '#shared/names.ts'

/**
 * Which foods a word like 'dairy' stands for. Everything is in the singular and found as whole
 * words, so 'eggplant' has no egg. `not` are names that only sound like it: they are taken out of a
 * text before the foods are looked for.
 */
type FoodGroup = {
  called: string
  foods: string
  not?: string
  /** 'Vegan' or 'plant-based' in front of it leaves it out. */
  animal?: true
}

const plantMilk = 'almond|oat|soy|rice|coconut|cashew|hemp|hazelnut|pea|macadamia|plant|nut'
const after = (kinds: string, what: string) =>
  kinds
    .split('|')
    .map((kind) => `${kind} ${what}`)
    .join('|')

const groups: readonly FoodGroup[] = [
  {
    called: 'shellfish|crustacean|seafood',
    animal: true,
    foods:
      'shellfish|shrimp|prawn|crab|crabmeat|lobster|scallop|mussel|clam|oyster|crayfish|crawfish|langoustine|squid|calamari|octopus|cockle|abalone|scampi|seafood|cioppino|paella|conch|krill',
    not: 'oyster mushroom|crab apple|lobster mushroom|oyster cracker',
  },
  {
    called: 'fish|seafood',
    animal: true,
    foods:
      'fish|salmon|tuna|cod|halibut|tilapia|trout|mackerel|herring|haddock|pollock|snapper|swordfish|catfish|bass|mahi|anchovy|sardine|caviar|roe|surimi|lox|flounder|eel|monkfish|grouper|perch|worcestershire|caesar dressing|sushi|seafood',
    not: 'goldfish cracker',
  },
  {
    called: 'dairy|lactose|milk|milk product|cow milk',
    animal: true,
    foods:
      'dairy|milk|buttermilk|butter|buttercream|cream|cheese|yogurt|yoghurt|ghee|whey|casein|custard|kefir|ricotta|mozzarella|cheddar|parmesan|feta|mascarpone|brie|gouda|gruyere|paneer|halloumi|pecorino|provolone|swiss cheese|half and half|ice cream|gelato|queso|cheesecake|alfredo|bechamel|sour cream|creme fraiche|lasagna|pizza|quesadilla',
    not: `${after(plantMilk, 'milk')}|${after('coconut|cashew|oat|soy', 'cream')}|${after('coconut|soy|almond|oat|cashew', 'yogurt')}|${after('peanut|almond|cashew|nut|cocoa|apple|sunflower|seed|hazelnut|pumpkin', 'butter')}|butter bean|butter lettuce|cream of tartar|coconut milk|lasagna sheet|lasagna noodle|pizza dough`,
  },
  {
    called: 'cheese',
    animal: true,
    foods:
      'cheese|ricotta|mozzarella|cheddar|parmesan|feta|mascarpone|brie|gouda|gruyere|paneer|halloumi|pecorino|provolone|queso|cheesecake|quesadilla',
  },
  {
    called: 'tree nut|nut',
    foods:
      'nut|almond|walnut|pecan|cashew|hazelnut|pistachio|macadamia|brazil nut|pine nut|praline|marzipan|nutella|frangipane|baklava|amaretto|pesto|trail mix|chestnut',
    not: 'water chestnut|ginger nut|grape nut',
  },
  { called: 'peanut|nut|groundnut', foods: 'peanut|groundnut|satay|peanut butter|pad thai' },
  {
    called: 'gluten|wheat|celiac|coeliac|celiac disease',
    foods:
      'gluten|wheat|flour|bread|breadcrumb|bread crumb|panko|pasta|spaghetti|penne|macaroni|fettuccine|linguine|rigatoni|orzo|gnocchi|ravioli|tortellini|ziti|fusilli|farfalle|lasagna|noodle|ramen|udon|couscous|bulgur|seitan|farro|semolina|spelt|barley|rye|malt|beer|soy sauce|tortilla|pizza|pancake|waffle|cracker|cookie|cake|pie|pastry|phyllo|bun|roll|bagel|baguette|brioche|croissant|naan|pita|dumpling|wonton|pretzel|toast|crouton|biscuit|muffin|scone|sourdough|cornbread|burrito',
    not: `${after('rice|almond|coconut|corn|oat|chickpea|buckwheat|tapioca|potato|cassava', 'flour')}|${after('rice|glass|zucchini|cellophane|shirataki|sweet potato', 'noodle')}|${after('corn|rice|cassava|almond flour', 'tortilla')}|${after('rice', 'cracker')}|${after('rice|crab|fish', 'cake')}|${after('rice|chickpea|lentil', 'pasta')}|pasta sauce|pizza sauce|root beer|ginger beer|pie pumpkin|rice paper roll`,
  },
  {
    called: 'egg',
    animal: true,
    foods:
      'egg|mayonnaise|mayo|aioli|meringue|frittata|omelet|omelette|quiche|custard|hollandaise|shakshuka|carbonara|french toast|eggnog',
    not: 'flax egg|egg replacer|egg substitute|chia egg|chocolate egg',
  },
  {
    called: 'soy|soya|soybean',
    foods:
      'soy|soya|soybean|tofu|tempeh|edamame|miso|tamari|natto|teriyaki|hoisin|soy sauce|soy milk',
  },
  {
    called: 'sesame|sesame seed',
    foods: 'sesame|tahini|hummus|halva|zaatar|gomasio|everything bagel',
  },
  {
    called: 'pork|pig|red meat|meat',
    animal: true,
    foods:
      'pork|bacon|ham|prosciutto|pancetta|chorizo|sausage|salami|pepperoni|lard|carnita|hot dog|bratwurst|kielbasa|spam|guanciale|lardon|bologna|mortadella|andouille',
    not: `${after('turkey|beef|chicken|veggie|soy', 'bacon')}|${after('turkey|beef|chicken|veggie|soy|tofu', 'sausage')}|${after('turkey|beef|chicken|veggie', 'hot dog')}|turkey ham|beef chorizo|soy chorizo|turkey pepperoni`,
  },
  {
    called: 'beef|red meat|meat',
    animal: true,
    foods:
      'beef|steak|veal|brisket|sirloin|ribeye|hamburger|burger|pastrami|meatball|meatloaf|ground chuck|short rib|oxtail|bolognese|cheesesteak',
    not: `${after('tuna|salmon|cauliflower|cabbage|swordfish|tofu', 'steak')}|${after('veggie|turkey|chicken|salmon|bean|mushroom|fish|tofu', 'burger')}|${after('turkey|chicken|veggie', 'meatball')}|turkey meatloaf|beef tomato`,
  },
  {
    called: 'lamb|red meat|meat',
    animal: true,
    foods: 'lamb|mutton|gyro|venison|bison|goat',
    not: 'goat cheese',
  },
  {
    called: 'poultry|meat',
    animal: true,
    foods: 'poultry|chicken|turkey|duck|goose|quail|drumstick',
    not: 'chicken of the wood|duck sauce',
  },
  { called: 'chicken', animal: true, foods: 'chicken|drumstick' },
  {
    called: 'meat',
    animal: true,
    foods: 'meat|mince|rabbit|liver|gelatin',
    not: 'coconut meat|crab meat',
  },
  {
    called: 'corn|maize',
    foods:
      'corn|cornstarch|cornmeal|cornbread|popcorn|polenta|hominy|grit|masa|tortilla chip|maize',
  },
  {
    called: 'mushroom|fungus',
    foods: 'mushroom|shiitake|portobello|cremini|porcini|chanterelle|enoki',
  },
  {
    called: 'citrus|citrus fruit',
    foods: 'citrus|lemon|lime|orange|grapefruit|mandarin|tangerine|clementine|yuzu',
  },
  {
    called: 'berry',
    foods: 'berry|strawberry|blueberry|raspberry|blackberry|cranberry|currant',
  },
  {
    called: 'nightshade',
    foods: 'tomato|potato|eggplant|pepper|paprika|chili|jalapeno|salsa|ketchup|marinara',
    not: 'sweet potato|black pepper|white pepper|salt and pepper',
  },
  {
    called: 'alcohol',
    foods: 'alcohol|wine|beer|rum|vodka|brandy|bourbon|sherry|marsala|sake|whiskey|tequila',
    not: 'wine vinegar|red wine vinegar|white wine vinegar|rice wine vinegar|sherry vinegar|root beer|ginger beer',
  },
  {
    called: 'spicy|spicy food|hot food|spicy thing',
    foods:
      'spicy|jalapeno|habanero|serrano|thai chili|cayenne|sriracha|hot sauce|chipotle|gochujang|red pepper flake|chili flake|vindaloo|harissa',
  },
  { called: 'onion', foods: 'onion|shallot|scallion|green onion', not: 'onion free' },
  {
    called: 'bean|legume',
    foods: 'bean|lentil|chickpea|kidney bean|black bean|hummus',
    not: 'green bean|vanilla bean|coffee bean|cocoa bean|bean sprout|string bean',
  },
]

const plantBased = [' vegan ', ' plant based ', ' meatless ', ' impossible ', ' beyond ']
const meatless = [' vegetarian ', ' veggie ']

const phrases = (list = '') => (list === '' ? [] : list.split('|').map((each) => ` ${each} `))

const firstWords = (foods: readonly string[]) =>
  new Set(foods.map((food) => food.trim().split(' ')[0] ?? ''))

const prepared = groups.map(({ called, foods, not, animal = false }) => ({
  animal,
  called: called.split('|'),
  foods: phrases(foods),
  begins: firstWords(phrases(foods)),
  // The longest first: 'soy milk' must not leave half of 'vanilla soy milk' behind.
  not: phrases(not).sort((a, b) => b.length - a.length),
}))

/** One entry of a list of ingredients may name several foods. */
const pieces = (text: string) =>
  text
    .split(/[,;()/\n]|\bor\b|\band\b/i)
    .map((piece) => ` ${nameKey(piece)} `)
    .filter((piece) => piece.trim() !== '')

export const isFoodGroup = (word: string): boolean => {
  const key = nameKey(word)
  return prepared.some(({ called }) => called.includes(key))
}

type Group = {
  called: string[]
  foods: string[]
  /** The first words of the foods: a text without any of them names none. */
  begins: ReadonlySet<string>
  not: string[]
  animal: boolean
}

/** A text as it is searched: as a whole, then by what it lists. */
const searched = remembered((text: string) => {
  const parts = [` ${nameKey(text)} `, ...pieces(text)]
  return { words: [...new Set(parts.flatMap((part) => part.trim().split(' ')))], parts }
})

/** The groups that a word stands for, or the word by itself. */
const groupsOf = remembered((food: string): Group[] => {
  const key = nameKey(food)
  if (key === '') return []
  const meant = prepared.filter(({ called }) => called.includes(key))
  if (meant.length > 0) return meant
  const foods = [` ${key} `]
  return [{ called: [key], foods, begins: firstWords(foods), not: [], animal: false }]
})

/** Whether a text names a food: one of its group, or what the word itself says. */
export function namesFood(text: string, food: string): boolean {
  const { words, parts } = searched(text)
  return groupsOf(food).some(
    (group) =>
      words.some((word) => group.begins.has(word)) &&
      parts.some((piece, n) => isNamed(piece, n === 0, group)),
  )
}

function isNamed(piece: string, isWhole: boolean, { called, foods, not, animal }: Group): boolean {
  // Foods of several words are looked for in the whole text: 'half and half'.
  const sought = foods.filter(
    (each) => piece.includes(each) && (!isWhole || each.trim().includes(' ')),
  )
  if (sought.length === 0) return false
  if (called.some((name) => piece.includes(` ${name} free `))) return false
  if (animal && plantBased.some((word) => piece.includes(word))) return false
  if (called.includes('meat') && meatless.some((word) => piece.includes(word))) return false
  const left = not.reduce((rest, harmless) => rest.replaceAll(harmless, ' | '), piece)
  return sought.some((each) => withoutDenied(left, each).includes(each))
}

/** 'No peanuts', 'without peanuts' and 'peanut-free' are no peanuts. */
const withoutDenied = (piece: string, food: string) =>
  [` no${food}`, ` without${food}`, `${food}free `].reduce(
    (rest, denied) => rest.replaceAll(denied, ' | '),
    piece,
  )

/** The same lines are asked about over and over: whole recipe books, for each of the family. */
function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    if (known.size > 30_000) known.clear()
    const made = work(text)
    known.set(text, made)
    return made
  }
}
