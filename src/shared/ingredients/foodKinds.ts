import { foodByWords } from '../foods/foods.ts'

const set = (words: string) => new Set(words.split(' '))

/** Words without meaning for a match: how a food was grown, sold, kept or praised. */
export const ignored = set(
  'fresh freshly very organic large small medium extra jumbo big ripe overripe free range good quality best boneless skinless unwaxed cold hot warm boiling lukewarm chilled softened leftover natural pure your favorite favourite store bought homemade low reduced sodium salt-free a an the of pack packet bag can tin jar bottle box carton tub virgin unsalted salted cooked uncooked raw pitted chopped diced sliced grated shredded minced-up rinsed drained peeled heinz philadelphia hellmann kikkoman barilla maldon kerrygold lurpak tesco philly',
)

/** The usual name of a food with several; group words have none. */
export const canonicalName = (name: string): string | undefined => {
  const food = foodByWords(name, name)
  return food && !food.isGroup && food.names.length > 1 ? food.names[0] : undefined
}

/** Foods whose kinds are bought under their own names: gouda serves as cheese. */
const sorted = set('cheese pasta rice lettuce')

export const varietyOf = (name: string): string | undefined =>
  foodByWords(name, name)?.is.find((kind) => sorted.has(kind))

/** Animals for which a cut serves: 'chicken thighs' are chicken. */
export const animals = set('chicken turkey duck pork beef lamb veal salmon cod tuna trout')
export const cuts = set(
  'breast thigh leg drumstick wing fillet chop loin tenderloin steak shoulder tender cutlet belly rib rump shank half',
)

/** Words behind a food that only count it: a clove of garlic is garlic. */
export const countedAs = set(
  'clove bulb head stalk sprig bunch fillet floret spear ear wedge slice rasher kernel crumble cob',
)

/** Foods that are a paste by themselves: tahini paste is tahini, tomato paste is no tomato. */
export const pastes = set('miso harissa gochujang doenjang tahini sambal tamarind wasabi pesto')

/** Parts that a whole food provides: a lemon has juice, an egg a yolk. */
export const partsOf: Readonly<Record<string, ReadonlySet<string>>> = {
  juice: set('lemon lime orange grapefruit'),
  zest: set('lemon lime orange'),
  rind: set('lemon lime orange'),
  peel: set('lemon lime orange'),
  yolk: set('egg'),
  white: set('egg'),
}

/** Words that make another food of it, by the food's last word: coconut milk is no milk. */
export const otherThings: Readonly<Record<string, ReadonlySet<string>>> = {
  milk: set(
    'coconut almond oat soy rice cashew hemp pea plant condensed evaporated powdered chocolate butter malted',
  ),
  butter: set('peanut almond cashew nut cocoa apple cookie sunflower seed body shea plant vegan'),
  cream: set('ice sour coconut shaving cheese cookie pastry whipped clotted tartar irish'),
  cheese: set('cream cottage vegan mac nacho'),
  flour: set(
    'almond coconut rice corn chickpea buckwheat oat tapioca potato cassava masa rye spelt gram',
  ),
  potato: set('sweet'),
  bean: set('green coffee vanilla jelly cocoa cacao string french runner'),
  pepper: set('bell cayenne banana sichuan lemon sweet'),
  onion: set('spring green crispy fried pickled french'),
  oil: set('sesame fish truffle chili essential coconut palm cod baby'),
  bread: set('banana ginger short sweet garlic monkey zucchini'),
  egg: set('chocolate easter flax duck quail scotch'),
  tomato: set('sun dried sundried crushed strained stewed'),
  chicken: set('fried roast rotisserie canned smoked ground'),
  turkey: set('ground smoked deli roast'),
  beef: set('corned roast ground dried'),
  pork: set('pulled ground'),
  lamb: set('ground'),
  rice: set('fried cauliflower pudding crispy puffed'),
  water: set('coconut rose tonic soda sparkling orange blossom flavored'),
  salt: set('bath celery garlic onion epsom'),
  wine: set('rice shaoxing'),
  yogurt: set('strawberry vanilla frozen coconut soy peach blueberry raspberry fruit cherry'),
  ginger: set('ground pickled crystallized crystallised candied stem'),
  garlic: set('black wild granulated'),
  chocolate: set('hot white drinking'),
  corn: set('candy pop baby'),
  apple: set('crab custard pine'),
  sugar: set('vanilla icing powdered'),
  mushroom: set('dried'),
  fruit: set('dried candied'),
  cranberry: set('dried'),
  apricot: set('dried'),
  mango: set('dried'),
  chip: set('chocolate'),
  noodle: set('zucchini'),
  squash: set('orange lemon'),
  nut: set('dough'),
  pea: set('chick split black sweet'),
  leaf: set('bay curry'),
}

/** Words that make another food of any food. */
export const alwaysOther = set(
  'canned tinned pickled candied powdered instant imitation vegan vegetarian artificial flavored flavoured meatless fake condensed',
)
