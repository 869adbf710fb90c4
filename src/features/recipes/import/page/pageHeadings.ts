/** Headings of a recipe's parts on pages and in texts, in many languages. */

const ingredients = [
  'ingredients?|ingredient list|what you(?:.ll| will)? need|you(?:.ll| will)? need|shopping list',
  'zutaten(?:liste)?|ingr[ée]dients?|ingredientes|ingredienti|ingredi[ëe]nten|ingredienser',
  'sk[łl]adniki|ингредиенты|состав|ainekset|raaka-aineet|malzemeler|hozz[áa]val[óo]k|suroviny',
  'ingrediente|συστατικά|υλικά|innihald|sestavine|sastojci|material|材料|食材|用料|재료|ส่วนผสม|المكونات|מצרכים',
]
const steps = [
  'instructions?|directions?|methods?|preparation|preparations?|steps?|procedures?|cooking method',
  'how to(?: (?:make|cook|prepare).{0,60}| do it)?|what to do|cooking (?:instructions|directions|steps)|let.?s cook|make it',
  'zubereitung|anleitung|arbeitsschritte|so geht.?s|pr[ée]paration|[ée]tapes|r[ée]alisation|recette',
  'preparaci[óo]n|elaboraci[óo]n|instrucciones|pasos|modo de (?:preparo|preparaci[óo]n|fazer)|prepara[çc][ãa]o',
  'preparazione|procedimento|come preparare.{0,60}|bereiding(?:swijze)?|bereidingsstappen|werkwijze|instructies',
  'przygotowanie|spos[óo]b (?:przygotowania|wykonania)|приготовление|способ приготовления|рецепт приготовления',
  'fremgangsm[åa]te|s[åa] g[öo]r du|g[öo]r s[åa] h[äa]r|tillagning|valmistus(?:ohje)?|ohje|yap[ıi]l[ıi][şs][ıi]|haz[ıi]rlan[ıi][şs][ıi]',
  'elk[ée]sz[íi]t[ée]s|postup(?: př[íi]pravy)?|p[řr][íi]prava|mod de preparare|εκτέλεση|παρασκευή|priprava',
  '作り方|つくり方|做法|步驟|步骤|作法|만드는 법|조리순서|วิธีทำ|طريقة التحضير|אופן ההכנה',
]
const others = [
  'notes?|tips?|recipe notes?|chef.?s tips?|cook.?s notes?|nutrition(?:al)?.{0,40}|comments?|reviews?',
  'equipment|utensils|tools?|video|related.{0,40}|you (?:may|might) also like.{0,40}|more recipes.{0,40}',
  'did you make.{0,60}|share.{0,40}|storage|variations|substitutions|faq.{0,40}|frequently asked.{0,40}',
  'n[äa]hrwerte.{0,40}|tipps?|notizen|kommentare|conseils?|astuces?|valeurs nutritionnelles|commentaires',
  'notas?|consejos?|trucos?|comentarios|informaci[óo]n nutricional|consigli|note|commenti|uwagi|commentaren',
  '(?:each|amount per|per) (?:serving|portion)(?: contains| provides)?.{0,40}',
  'shop (?:this|the|our).{0,40}|posted (?:by|in|on).{0,60}|filed under.{0,60}|tagged.{0,60}|pin (?:it|this).{0,40}',
  'repl(?:y|ies)|responses?(?: to.{0,60})?|thoughts on.{0,60}|subscribe.{0,60}|advertisement',
  'popis|description|beschreibung|about.{0,40}|leave a.{0,40}|reader interactions|jump to.{0,40}|print.{0,20}',
]

const oneOf = (names: string[], before = '', after = '') =>
  new RegExp(`^${before}(?:${names.join('|')})${after}$`, 'iu')

/** 'Ingredients for 4', 'Zutaten für 2 Personen'. */
const forWhom =
  '(?:\\s(?:for|für|pour|para|per|por|voor|för|till|til|dla|na|на|pro)(?:\\s.{1,40})?)?'
const ingredientsName = oneOf(ingredients, '(?:the |for the |recipe |les |die )?', forWhom)

/** Whether a line is only the part's name: 'Ingredients', not 'Ingredients we love'. */
export const isIngredientsName = (line: string): boolean =>
  line.length <= longest && ingredientsName.test(line.replace(/[\s:：]{1,9}$/u, ''))

const stepsName = oneOf(steps, '(?:the |recipe |la |die |el )?')
const otherName = oneOf(others)

/** 'Step 1', '2.': lists number their entries themselves. */
export const onlyNumber =
  /^(?:step|schritt|étape|paso|passo|stap|krok|шаг)?\s*#?\d{1,3}\s*[.:)]?$/iu

export type Part = 'ingredients' | 'steps' | 'other'

const longest = 80

/** The part of a recipe that this line is the heading of, if any. */
export function partNamed(line: string): Part | undefined {
  if (line.length > longest) return undefined
  const name = line
    .replace(/[(（][^()（）]{0,60}[)）]/g, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .trim()
  if (name === '' || onlyNumber.test(line)) return undefined
  if (ingredientsName.test(name) || /^ingredients\b.{0,40}$/i.test(name)) return 'ingredients'
  if (stepsName.test(name)) return 'steps'
  return otherName.test(name) ? 'other' : undefined
}

/** Drops the part's own heading from its lines. */
export const withoutPartName = (lines: string[]): string[] =>
  lines.length > 1 && partNamed(lines[0] ?? '') ? lines.slice(1) : lines

const amount =
  /^(?:[•▢☐□*–-]\s*)?(?:\d|[¼-¾⅐-⅞]|an?\s|one\s|two\s|three\s|half\s|few\s|some\s|pinch|dash|handful|salt\b|pepper\b|juice\b|zest\b|olive oil|ein(?:e|en)?\s|etwas\s|une?\s|un[ao]?\s)/iu

/** 'peanut butter, crunchy - 4 tbsp'; 'Cook time: 20 min' is none. */
const amountBehind =
  /^(?:[•▢☐□*–-]\s*)?\p{L}[^.!?\d:]{1,60}(?:\s[-–—]|:)\s{0,2}(?:\d{1,4}(?:[.,/]\d{1,2})?|[¼-¾⅐-⅞]|an?\s|half\s|some\b|pinch\b)(?!\s?(?:min|hour|h\b|hrs?\b|serv|people|persons?|portions?|°|degrees?|kcal|cal\b))[^.!?]{0,20}$/iu

/** Whether a line looks like an ingredient: it begins or ends with an amount and is short. */
export const beginsWithAmount = (line: string): boolean =>
  line.length <= 200 && (amount.test(line) || amountBehind.test(line))

/** The share of lines that look like ingredients; headings of groups don't count. */
export function amountShare(lines: string[]): number {
  const counted = lines.filter((line) => !line.endsWith(':'))
  return counted.length === 0 ? 0 : counted.filter(beginsWithAmount).length / counted.length
}
