const set = (words: string) => new Set(words.split(' '))

/** What is done to a food in the kitchen. In front of it or behind it, it is no part of its name. */
export const preparations = set(
  'chopped diced sliced minced grated shredded crushed melted softened peeled cubed halved quartered beaten whisked cooked toasted crumbled mashed pureed puréed sifted packed squeezed drained rinsed washed trimmed cored seeded deseeded de-seeded pitted stoned hulled shelled deveined torn julienned shaved zested juiced thawed defrosted smashed bruised snipped picked scrubbed stemmed destemmed steamed boiled hard-boiled uncooked undrained warmed cooled chilled divided separated soaked deboned reserved sieved strained pressed crosswise lengthwise lengthways finely-chopped roughly-chopped heaped heaping ripe overripe over-ripe room-temperature slightly good-quality best-quality high-quality quality favorite favourite your fat each optional lukewarm tepid scant level',
)

/** How it is done; they go with what follows them. */
export const adverbs = set(
  'finely roughly coarsely thinly thickly freshly lightly very well firmly loosely tightly gently just slightly',
)

/** Behind the food these begin what is said about it. */
export const cuts = set(
  'for to as if such like plus from cut at into until about approx approximately preferably ideally or with without only left each weighing split slit patted tied tossed crosswise lengthwise depending including used eg see note per bashed',
)

/** With these the preparation is what is bought. Looked for from the preparation on. */
export const boughtSo =
  /^(?:crushed (?:red|chill?i|tomato|pineapple|ice|san)|chopped (?:liver|tinned|canned)|sliced (?:almond|bread|white bread|cheese|ham|turkey)|shredded (?:coconut|suet|wheat)|minced (?:beef|lamb|pork|meat|turkey|chicken|veal|quorn)|cooked (?:ham|(?:king |tiger |jumbo |cold.?water )?(?:prawn|shrimp)|beetroot|chestnut)|toasted sesame oil|pressed (?:cider|apple)|packed lunch|pureed tomato|strained (?:yog|tomato|greek)|peeled tomato|quality street)/

/** Hot, cold and boiling are how these are used; 'hot sauce' is a name. */
export const temperature =
  /^(?:(?:ice-)?cold|(?:very )?hot|boiling|warm|iced?) (?:(?:salted|unsalted|whole|skimmed|semi-skimmed|strong|black|filtered|tap|sparkling) )?(?:water|milk|butter|coffee|tea|espresso|cream|lard|stock|broth|(?:chicken|vegetable|beef|fish|veal|lamb) (?:stock|broth|or|bouillon))/

/** 'chicken or vegetable stock' is chicken stock, too. */
export const sharedHeads = set(
  'stock broth oil wine vinegar onion onions pepper peppers milk flour sugar rice beans bread cheese juice lettuce cabbage potatoes apple apples mince lentils chocolate yogurt yoghurt bouillon cream mustard mushrooms tomatoes wraps tortillas sausage sausages',
)

/** The first of two kinds, which is no food without what both share. */
export const kinds = set(
  'red white yellow green brown black dark light sweet chicken beef vegetable veggie fish turkey pork lamb canola olive sunflower peanut corn grapeseed avocado rapeseed whole skim soy oat almond plain strong caster granulated gala smooth sour milk cremini chestnut button cherry vine rice cider cannellini kidney navy pinto basmati jasmine flour mild semisweet bittersweet lemon orange lime',
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
