const set = (words: string) => new Set(words.split(' '))

/** Preparations in the kitchen, which are no part of a food's name. */
export const preparations = set(
  'chopped diced sliced minced grated shredded crushed melted softened peeled cubed halved quartered beaten whisked toasted crumbled mashed pureed puréed sifted packed squeezed drained rinsed washed trimmed cored seeded deseeded de-seeded stoned hulled shelled deveined torn julienned shaved zested juiced thawed defrosted smashed bruised snipped picked scrubbed stemmed destemmed steamed warmed cooled divided separated soaked deboned reserved sieved strained pressed chilled undrained room-temperature crosswise lengthwise lengthways',
)

/** Part of the name in front of a food: cooked rice is measured differently from rice. */
export const stateBehind = set('cooked uncooked pitted ripe boiled hard-boiled split slit roasted')

/** Words that say how, behind a preparation. */
export const howNext = set('in into according by on then until')

/** Words that tell nothing about a food. */
export const praises = set(
  'good-quality best-quality high-quality quality favorite favourite your each optional heaped heaping scant level',
)

/** Adverbs, which belong to the word behind them. */
export const adverbs = set(
  'finely roughly coarsely thinly thickly freshly lightly very well firmly loosely tightly gently just slightly',
)

/** Words behind a food with which remarks about it begin. */
export const cuts = set(
  'for to as if such like plus from cut at into until about approx approximately preferably ideally or with without only left each weighing patted tied tossed crosswise lengthwise depending including used eg see note per bashed q.b q.b.',
)

/** Foods that are bought prepared; matched from the preparation on. */
export const boughtSo =
  /^(?:crushed (?:red|chill?i|tomato|pineapple|ice|san)|chopped (?:liver|tinned|canned)|sliced (?:almond|bread|white bread|cheese|ham|turkey)|shredded (?:coconut|suet|wheat)|minced (?:beef|lamb|pork|meat|turkey|chicken|veal|quorn)|toasted sesame oil|pureed tomato|strained (?:yog|tomato|greek)|peeled tomato)/

/** 'cold butter' is butter, but 'cold water' is a name, as 'hot sauce' is. */
export const coldFat =
  /^(?:ice-cold|very cold|cold|fat) (?:(?:salted|unsalted) )?(?:butter|lard|garlic)/

/** Foods that share a name across an 'or': 'chicken or vegetable stock'. */
export const sharedHeads = set(
  'stock broth oil wine vinegar onion onions pepper peppers milk flour sugar rice beans bread cheese juice lettuce cabbage potatoes apple apples mince lentils chocolate yogurt yoghurt bouillon cream mustard mushrooms tomatoes wraps tortillas sausage sausages',
)

/** The first of two kinds, which is no food without the shared word. */
export const kinds = set(
  'red white yellow green brown black dark light sweet chicken beef vegetable veggie fish turkey pork lamb canola olive sunflower peanut corn grapeseed avocado rapeseed whole skim soy oat almond plain strong caster granulated gala smooth sour milk cremini chestnut button cherry vine rice cider cannellini kidney navy pinto arborio basmati jasmine flour mild semisweet bittersweet lemon orange lime',
)

/** Units behind a food: 'garlic cloves'. */
export const countedBehind = set('clove sprig stalk rasher slice bulb head ear bunch knob')

/** Units behind these foods only: a cinnamon stick is bought as one. */
export const countedOf: Readonly<Record<string, string>> = {
  stick: 'celery',
  rib: 'celery',
  strip: 'bacon',
  sheet: 'nori',
}
