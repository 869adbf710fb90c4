const set = (words: string) => new Set(words.split(' '))

/** What is done to a food in the kitchen. In front of it or behind it, it is no part of its name. */
export const preparations = set(
  'chopped diced sliced minced grated shredded crushed melted softened peeled cubed halved quartered beaten whisked toasted crumbled mashed pureed puréed sifted packed squeezed drained rinsed washed trimmed cored seeded deseeded de-seeded stoned hulled shelled deveined torn julienned shaved zested juiced thawed defrosted smashed bruised snipped picked scrubbed stemmed destemmed steamed warmed cooled divided separated soaked deboned reserved sieved strained pressed chilled undrained room-temperature crosswise lengthwise lengthways',
)

/** In front of a food these are part of its name: two cups of cooked rice are no two cups of rice. */
export const stateBehind = set('cooked uncooked pitted ripe boiled hard-boiled split slit roasted')

/** Behind a preparation these tell how. */
export const howNext = set('in into according by on then until')

/** What is said of any food, packed or not, and tells nothing about it. */
export const praises = set(
  'good-quality best-quality high-quality quality favorite favourite your each optional heaped heaping scant level',
)

/** How it is done; they go with what follows them. */
export const adverbs = set(
  'finely roughly coarsely thinly thickly freshly lightly very well firmly loosely tightly gently just slightly',
)

/** Behind the food these begin what is said about it. */
export const cuts = set(
  'for to as if such like plus from cut at into until about approx approximately preferably ideally or with without only left each weighing patted tied tossed crosswise lengthwise depending including used eg see note per bashed q.b q.b.',
)

/** With these the preparation is what is bought. Looked for from the preparation on. */
export const boughtSo =
  /^(?:crushed (?:red|chill?i|tomato|pineapple|ice|san)|chopped (?:liver|tinned|canned)|sliced (?:almond|bread|white bread|cheese|ham|turkey)|shredded (?:coconut|suet|wheat)|minced (?:beef|lamb|pork|meat|turkey|chicken|veal|quorn)|toasted sesame oil|pureed tomato|strained (?:yog|tomato|greek)|peeled tomato)/

/** Cold is how butter is used; 'cold water' is a name, as 'hot sauce' is. */
export const coldFat =
  /^(?:ice-cold|very cold|cold|fat) (?:(?:salted|unsalted) )?(?:butter|lard|garlic)/

/** 'chicken or vegetable stock' is chicken stock, too. */
export const sharedHeads = set(
  'stock broth oil wine vinegar onion onions pepper peppers milk flour sugar rice beans bread cheese juice lettuce cabbage potatoes apple apples mince lentils chocolate yogurt yoghurt bouillon cream mustard mushrooms tomatoes wraps tortillas sausage sausages',
)

/** The first of two kinds, which is no food without what both share. */
export const kinds = set(
  'red white yellow green brown black dark light sweet chicken beef vegetable veggie fish turkey pork lamb canola olive sunflower peanut corn grapeseed avocado rapeseed whole skim soy oat almond plain strong caster granulated gala smooth sour milk cremini chestnut button cherry vine rice cider cannellini kidney navy pinto arborio basmati jasmine flour mild semisweet bittersweet lemon orange lime',
)

/** Behind the food in the plural, these are what it is counted in: 'garlic cloves'. */
export const countedBehind = set('clove sprig stalk rasher slice bulb head ear bunch knob')

/** The same for these foods alone: a cinnamon stick is bought as one. */
export const countedOf: Readonly<Record<string, string>> = {
  stick: 'celery',
  rib: 'celery',
  strip: 'bacon',
  sheet: 'nori',
}
