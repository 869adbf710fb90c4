/** Lines that were labelled when the reader stood, in all of these styles: line | amount | unit | food. */
export const mixedLines = `
1 (2 to 3 pound) boneless chuck roast | 1 | | boneless chuck roast
2 tablespoons all-purpose flour for dusting, or as needed | 2 | tbsp | all-purpose flour
1 (16 ounce) package elbow macaroni | 1 | package | elbow macaroni
½ (10.75 ounce) can condensed cream of chicken soup | 0.5 | can | condensed cream of chicken soup
1 cup warm water (110 degrees F/45 degrees C) | 1 | cup | warm water
1 teaspoon salt, or to taste | 1 | tsp | salt
ground black pepper to taste | | | ground black pepper
1 cooking spray | 1 | | cooking spray
2 large carrots, peeled and cut into 1/2-inch pieces | 2 | | carrots
3 cups chopped cooked chicken breast | 3 | cup | cooked chicken breast
1 (1.25 ounce) package reduced-sodium taco seasoning mix | 1 | package | reduced-sodium taco seasoning mix
8 slices American cheese | 8 | slice | American cheese
1 (10 ounce) can refrigerated buttermilk biscuit dough | 1 | can | refrigerated buttermilk biscuit dough
1 tablespoon Italian-style bread crumbs, or more to taste | 1 | tbsp | Italian-style bread crumbs
2 (6 ounce) cans solid white tuna packed in water, drained | 2 | can | solid white tuna
1 bunch fresh cilantro, chopped, divided | 1 | bunch | fresh cilantro
5 medium potatoes, peeled and cubed | 5 | | potatoes
3 sprigs fresh rosemary, plus more for garnish | 3 | sprig | fresh rosemary
1 quart vegetable oil for frying | 1 | quart | vegetable oil
1 lemon, cut into wedges | 1 | | lemon
½ cup butter, cut into pieces | 0.5 | cup | butter
1 ¼ pounds ground chuck | 1.25 | lb | ground chuck
4 hamburger buns, split | 4 | | hamburger buns
1 pinch ground nutmeg | 1 | pinch | ground nutmeg
6 (8 ounce) fillets salmon | 6 | fillet | salmon
1 dash Worcestershire sauce, or to taste | 1 | dash | Worcestershire sauce
4 large cloves garlic, thinly sliced | 4 | clove | garlic
¼ cup finely grated Parmesan, plus more for serving | 0.25 | cup | Parmesan
1 (3-inch) piece ginger, peeled and cut into matchsticks | 1 | piece | ginger
8 ounces shiitake mushrooms, stems removed, caps thinly sliced | 8 | oz | shiitake mushrooms
1 small yellow onion, peeled and halved | 1 | | yellow onion
3 tablespoons unsalted butter, plus more for greasing pan | 3 | tbsp | unsalted butter
Flaky sea salt, such as Maldon, for finishing | | | Flaky sea salt
1 pound large shrimp, peeled and deveined | 1 | lb | shrimp
1 pound dried rigatoni or other tubular pasta | 1 | lb | dried rigatoni
2 packed cups baby arugula | 2 | cup | baby arugula
1 cup/225 grams unsalted butter (2 sticks), at room temperature | 1 | cup | unsalted butter
1 ½ to 2 pounds skirt steak | 1.5-2 | lb | skirt steak
1 dried red chile, or ¼ teaspoon red-pepper flakes | 1 | | dried red chile
Black pepper | | | Black pepper
1 whole star anise | 1 | | whole star anise
3 to 4 anchovy fillets, minced | 3-4 | | anchovy fillets
2 teaspoons toasted white sesame seeds | 2 | tsp | white sesame seeds
1 3-pound butternut squash, peeled, seeded and diced | 1 | | butternut squash
Large pinch of kosher salt | | pinch | kosher salt
1 loaf crusty bread | 1 | loaf | crusty bread
1 (750-milliliter) bottle dry red wine | 1 | bottle | dry red wine
½ cup roughly chopped parsley leaves and tender stems | 0.5 | cup | parsley leaves and tender stems
1 tablespoon sherry vinegar or red wine vinegar | 1 | tbsp | sherry vinegar
1 cup thinly sliced scallions (about 6) | 1 | cup | scallions
75g/3oz butter, plus extra for greasing | 75 | g | butter
2 tsp baking powder | 2 | tsp | baking powder
1 large free-range egg, beaten, to glaze | 1 | | free-range egg
1 tbsp Worcestershire sauce | 1 | tbsp | Worcestershire sauce
600ml/20fl oz full-fat milk | 600 | ml | full-fat milk
1 x 2kg/4lb 8oz whole chicken | 1 | | whole chicken
450g/1lb floury potatoes, such as Maris Piper, peeled and cut into chunks | 450 | g | floury potatoes
1 tsp English mustard powder | 1 | tsp | English mustard powder
3 tbsp chopped fresh flatleaf parsley | 3 | tbsp | fresh flatleaf parsley
2 carrots, cut into 2cm/¾in chunks | 2 | | carrots
1 small bunch fresh thyme, leaves picked | 1 | bunch | fresh thyme
200ml/7fl oz crème fraîche | 200 | ml | crème fraîche
4 x 175g/6oz skinless cod fillets | 4 | | skinless cod fillets
1 litre/1¾ pints hot beef stock | 1 | l | hot beef stock
1 Granny Smith apple, peeled, cored and grated | 1 | | Granny Smith apple
2 free-range eggs, plus 1 free-range egg yolk | 2 | | free-range eggs
1 lime, zest and juice only | 1 | | lime
1 vanilla pod, seeds only | 1 | | vanilla pod
vegetable oil, for deep-frying | | | vegetable oil
25g/1oz flaked almonds | 25 | g | flaked almonds
8 sheets filo pastry | 8 | sheet | filo pastry
500g/1lb 2oz strong white bread flour, plus extra for dusting | 500 | g | strong white bread flour
7g fast-action yeast | 7 | g | fast-action yeast
50g/1¾oz walnut pieces | 50 | g | walnut pieces
2 tbsp olive oil, plus a drizzle | 2 | tbsp | olive oil
2 garlic cloves, finely grated or crushed | 2 | clove | garlic
1 red pepper, deseeded and sliced | 1 | | red pepper
1 thumb-sized piece of ginger, peeled and finely grated | 1 | piece | ginger
400g chicken thighs, cut into chunks | 400 | g | chicken thighs
small pack coriander, chopped | | pack | coriander
½ small pack parsley, chopped | 0.5 | pack | parsley
½ x 400g can chickpeas | 0.5 | can | chickpeas
pinch of golden caster sugar | | pinch | golden caster sugar
2 tbsp tomato purée | 2 | tbsp | tomato purée
350g dried tagliatelle | 350 | g | dried tagliatelle
100g bag baby leaf spinach | 1 | bag | baby leaf spinach
2 x 250g pouches ready-cooked rice | 2 | pouch | ready-cooked rice
150g tub natural yogurt | 1 | tub | natural yogurt
1 large red chilli, deseeded and finely chopped | 1 | | red chilli
good handful basil leaves | | handful | basil leaves
8 skin-on, bone-in chicken thighs | 8 | | skin-on, bone-in chicken thighs
3 star anise | 3 | | star anise
2 limes, 1 juiced, 1 cut into wedges | 2 | | limes
rice, naan and mango chutney, to serve (optional) | | | rice
1 heaped tsp garam masala | 1 | tsp | garam masala
olive oil | | | olive oil
2 cloves of garlic, peeled and finely sliced | 2 | clove | garlic
1 x 1.5 kg free-range whole chicken | 1 | | free-range whole chicken
4 x 120 g white fish fillets, skin off, pin-boned | 4 | | white fish fillets
1 heaped teaspoon ground coriander | 1 | tsp | ground coriander
½ a bunch of fresh mint (15g) | 0.5 | bunch | fresh mint
4 sprigs of fresh rosemary | 4 | sprig | fresh rosemary
1 fresh red chilli | 1 | | fresh red chilli
1 lemon | 1 | | lemon
5 cm piece of ginger | 1 | piece | ginger
2 large free-range eggs | 2 | | free-range eggs
30 g Parmesan cheese | 30 | g | Parmesan cheese
1 tablespoon red wine vinegar | 1 | tbsp | red wine vinegar
150 ml single cream | 150 | ml | single cream
1 small knob of butter | 1 | knob | butter
1 swig of white wine | 1 | swig | white wine
300 g mixed-colour cherry tomatoes | 300 | g | mixed-colour cherry tomatoes
1 x 280 g jar of artichoke hearts in oil | 1 | jar | artichoke hearts in oil
6 slices of higher-welfare smoked pancetta | 6 | slice | higher-welfare smoked pancetta
1 pinch of ground cinnamon | 1 | pinch | ground cinnamon
extra virgin olive oil, for drizzling | | | extra virgin olive oil
2 handfuls of seasonal salad leaves | 2 | handful | seasonal salad leaves
8 chipolata sausages | 8 | | chipolata sausages
1 carrot | 1 | | carrot
1 mug of basmati rice | 1 | mug | basmati rice
100 g feta cheese, crumbled | 100 | g | feta cheese
1 tbs vegetable oil | 1 | tbsp | vegetable oil
1/2 cup (125ml) beef stock | 0.5 | cup | beef stock
600g beef chuck steak, trimmed, cut into 3cm pieces | 600 | g | beef chuck steak
1 carrot, peeled, finely chopped | 1 | | carrot
2 tsp cornflour | 2 | tsp | cornflour
375g pkt dried fettuccine | 1 | packet | dried fettuccine
4 eggs, lightly beaten | 4 | | eggs
300ml ctn thickened cream | 1 | carton | thickened cream
1 bunch English spinach, trimmed | 1 | bunch | English spinach
1/4 cup fresh coriander leaves, plus extra, to serve | 0.25 | cup | fresh coriander leaves
Steamed jasmine rice, to serve | | | jasmine rice
2 middle bacon rashers, rind removed, chopped | 2 | rasher | middle bacon
1 cup (150g) self-raising flour | 1 | cup | self-raising flour
2 sheets frozen ready-rolled puff pastry, thawed | 2 | sheet | frozen ready-rolled puff pastry
1 lebanese cucumber, thinly sliced | 1 | | lebanese cucumber
1 lemon, rind finely grated, juiced | 1 | | lemon
410g can chopped tomatoes | 1 | can | chopped tomatoes
Olive oil spray | | | Olive oil spray
50g butter, melted, cooled | 50 | g | butter
2 x 250g punnets strawberries, hulled | 2 | punnet | strawberries
1 ripe avocado, sliced | 1 | | ripe avocado
1 tablespoon avocado oil (or olive oil) | 1 | tbsp | avocado oil
1 lb. chicken sausage, sliced | 1 | lb | chicken sausage
6 cups loosely-packed fresh spinach | 6 | cup | fresh spinach
1 bag (12 oz.) frozen riced cauliflower | 1 | bag | frozen riced cauliflower
2-4 tablespoons water, to thin | 2-4 | tbsp | water
3/4 cup creamy natural peanut butter (not the no-stir kind) | 0.75 | cup | creamy natural peanut butter
1 scoop vanilla protein powder (optional) | 1 | scoop | vanilla protein powder
14 oz. can full-fat coconut milk | 1 | can | full-fat coconut milk
1 15 oz can black beans, drained and rinsed | 1 | can | black beans
Juice of 1/2 a lime | 0.5 | | lime
1 Tbsp. chopped chives | 1 | tbsp | chives
sliced green onions, for topping | | | green onions
1 cup Panko breadcrumbs | 1 | cup | Panko breadcrumbs
1 tsp. each: cumin, paprika, garlic powder | 1 | tsp | cumin
4 cups (1 quart) low sodium vegetable broth | 4 | cup | low sodium vegetable broth
1/2 of a red onion, sliced | 0.5 | | red onion
3 boneless, skinless chicken breasts (about 1.5 lbs.) | 3 | | boneless, skinless chicken breasts
12 oz pasta of choice | 12 | oz | pasta
1/2 cup freshly-grated Parmesan cheese | 0.5 | cup | Parmesan cheese
1 large sweet potato, peeled and diced (about 2 cups) | 1 | | sweet potato
1 teaspoon coarse kosher salt | 1 | tsp | coarse kosher salt
4 tablespoons (½ stick) butter, divided | 4 | tbsp | butter
Zest of half a lemon | 0.5 | | lemon
1 dozen large eggs | 1 | dozen | eggs
cooking oil | | | cooking oil
1 T. brown sugar | 1 | tbsp | brown sugar
2 c. shredded cheddar cheese | 2 | cup | cheddar cheese
1 sm. onion, chopped | 1 | | onion
1 lg. can crushed pineapple, drained | 1 | can | crushed pineapple
1 pkg. instant vanilla pudding | 1 | package | instant vanilla pudding
1 (8 oz.) pkg. cream cheese | 1 | package | cream cheese
1/2 tsp. salt | 0.5 | tsp | salt
2 (10 oz.) pkgs. frozen broccoli | 2 | package | frozen broccoli
500 g spaghetti | 500 | g | spaghetti
2 dl crème fraîche | 2 | dl | crème fraîche
1 onion (finely chopped) | 1 | | onion
100 g grated Emmental cheese | 100 | g | Emmental cheese
1 tablespoon of olive oil | 1 | tbsp | olive oil
40 g of butter | 40 | g | butter
2 egg yolks | 2 | | egg yolks
Salt and pepper | | | Salt and pepper
1 kg of minced beef | 1 | kg | minced beef
approx. 1 l vegetable stock | 1 | l | vegetable stock
1 untreated lemon | 1 | | untreated lemon
125 ml dry white wine | 125 | ml | dry white wine
2 spring onions, cut into rings | 2 | | spring onions
1 pinch of sugar | 1 | pinch | sugar
0.5 bunch of parsley | 0.5 | bunch | parsley
200 g cherry tomatoes, halved | 200 | g | cherry tomatoes
3 tbsp. oil for frying | 3 | tbsp | oil
4 cl rum | 4 | cl | rum
1 bread roll from the day before | 1 | | bread roll
`
