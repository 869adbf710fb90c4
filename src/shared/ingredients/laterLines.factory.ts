/** Labelled later still, before they were read; the last rows are the hardest: line | amount | unit | food. */
export const laterLines = `
1 (4-ounce) log fresh goat cheese | 1 | log | fresh goat cheese
¼ cup pomegranate seeds, for garnish | 0.25 | cup | pomegranate seeds
1 ear fresh corn, kernels cut off the cob | 1 | ear | fresh corn
2 (14-ounce) blocks firm tofu, drained and cut into 1-inch cubes | 2 | block | firm tofu
1 rotisserie chicken, meat shredded | 1 | | rotisserie chicken
3 tablespoons neutral oil, such as grapeseed or canola | 3 | tbsp | neutral oil
1 teaspoon Diamond Crystal kosher salt | 1 | tsp | Diamond Crystal kosher salt
Pinch of granulated sugar | | pinch | granulated sugar
1 tablespoon plus 1 teaspoon cornstarch | 1 | tbsp | cornstarch
6 tablespoons (¾ stick) unsalted butter, cut into pieces | 6 | tbsp | unsalted butter
2 lb. bone-in, skin-on chicken pieces | 2 | lb | bone-in, skin-on chicken pieces
1½ lb. skirt steak, cut crosswise into 4"–5" pieces | 1.5 | lb | skirt steak
1 2½" piece ginger, peeled, finely grated | 1 | piece | ginger
3 garlic cloves, finely grated, divided | 3 | clove | garlic
1 serrano chile, thinly sliced into rings | 1 | | serrano chile
Toasted sesame seeds and lime wedges (for serving) | | | sesame seeds and lime wedges
Kosher salt, freshly ground pepper | | | Kosher salt
½ cup dry white wine | 0.5 | cup | dry white wine
5 oz. Parmesan, finely grated (about 1¼ cups), plus more for serving | 5 | oz | Parmesan
1 Tbsp. finely grated lemon zest | 1 | tbsp | lemon zest
2 cups (packed) basil leaves | 2 | cup | basil leaves
1 15-oz. can cannellini (white kidney) beans, rinsed | 1 | can | cannellini beans
4 (1/2-inch-thick) slices country bread | 4 | slice | country bread
1/2 cup plus 2 tablespoons olive oil | 0.5 | cup | olive oil
3 cups day-old cooked white rice | 3 | cup | day-old cooked white rice
2 teaspoons salt-free Italian seasoning | 2 | tsp | salt-free Italian seasoning
1 cup panko (Japanese bread crumbs) | 1 | cup | panko
1 small head cauliflower (about 1 1/2 pounds), cut into florets | 1 | head | cauliflower
2 to 3 tablespoons fresh lime juice (from 2 limes) | 2-3 | tbsp | fresh lime juice
1 (2 1/2 to 3 pound) pork tenderloin | 1 | | pork tenderloin
8 cups cubed French bread | 8 | cup | French bread
1 1/4 cups hot water | 1.25 | cup | hot water
1 recipe pastry for a 9 inch double crust pie | 1 | recipe | pastry
6 Granny Smith apples - peeled, cored and sliced | 6 | | Granny Smith apples
1 (18.25 ounce) package devil's food cake mix | 1 | package | devil's food cake mix
½ (8 ounce) container sour cream | 0.5 | container | sour cream
2 bananas, sliced | 2 | | bananas
1 tablespoon butter, or as needed | 1 | tbsp | butter
5 drops red food coloring, or as desired | 5 | drop | red food coloring
1 cup milk, divided, or more as needed | 1 | cup | milk
1 pound bulk Italian sausage | 1 | lb | bulk Italian sausage
3 skinless, boneless chicken breast halves - cut into 1 inch cubes | 3 | | skinless, boneless chicken breast halves
1 (1 inch) piece fresh ginger root, minced | 1 | piece | fresh ginger root
12 (10 inch) flour tortillas | 12 | | flour tortillas
1 (4 ounce) can chopped green chile peppers | 1 | can | chopped green chile peppers
1 tbsp rapeseed oil | 1 | tbsp | rapeseed oil
2 x 80g bags baby spinach | 2 | bag | baby spinach
1 fat garlic clove, grated | 1 | clove | garlic
½ tsp chilli flakes (optional) | 0.5 | tsp | chilli flakes
200g pack cooking chorizo, diced | 1 | pack | cooking chorizo
1 reduced-salt vegetable stock cube, made up to 500ml | 1 | | reduced-salt vegetable stock cube
4 skinless chicken thighs (about 350g), cut into strips | 4 | | skinless chicken thighs
1 large cauliflower (800g), cut into florets | 1 | | cauliflower
2 tbsp 0% fat Greek yogurt | 2 | tbsp | 0% fat Greek yogurt
85g bag watercress | 1 | bag | watercress
half a small cucumber, sliced | 0.5 | | cucumber
finger-length piece fresh root ginger, peeled and chopped | | piece | fresh root ginger
1 lime, ½ juiced, ½ cut into wedges | 1 | | lime
2 eggs (1 beaten) | 2 | | eggs
a small bunch of dill, chopped | 1 | bunch | dill
3 tbsp crème fraîche | 3 | tbsp | crème fraîche
500ml carton passata | 1 | carton | passata
250g cooked beetroot, not in vinegar | 250 | g | cooked beetroot
75g (3oz) caster sugar | 75 | g | caster sugar
1 level tsp baking powder | 1 | tsp | baking powder
600ml (1 pint) whole milk | 600 | ml | whole milk
2 rounded dessertspoons flour | 2 | dessertspoon | flour
1 oz (25 g) butter | 1 | oz | butter
8 oz (225 g) self-raising flour, sifted | 8 | oz | self-raising flour
1 dozen oysters, shucked | 1 | dozen | oysters
1 whole nutmeg, for grating | 1 | | whole nutmeg
a good grating of nutmeg | 1 | grating | nutmeg
1 tin anchovies in olive oil, drained | 1 | tin | anchovies in olive oil
2 tins of tuna in spring water (145g each), drained | 2 | tin | tuna in spring water
freshly squeezed juice of 1 lemon | 1 | | lemon
2 tsp sesame seeds, to serve | 2 | tsp | sesame seeds
1 x 200g block feta | 1 | block | feta
1 x 500g pack Tesco lean beef steak mince 5% fat | 1 | pack | Tesco lean beef steak mince 5% fat
150g Tesco Finest buffalo mozzarella | 150 | g | Tesco Finest buffalo mozzarella
3 x salad tomatoes, sliced | 3 | | salad tomatoes
1 Essential red onion, sliced | 1 | | Essential red onion
400g can Essential Chopped Tomatoes | 1 | can | Essential Chopped Tomatoes
20g pack fresh basil, leaves picked | 1 | pack | fresh basil
1 tsp clear honey | 1 | tsp | clear honey
500g Maris Piper potatoes, scrubbed | 500 | g | Maris Piper potatoes
1½ tbs Massel chicken style stock powder | 1.5 | tbsp | Massel chicken style stock powder
400g Coles 3 Star Beef Mince | 400 | g | Coles 3 Star Beef Mince
1 x 250g pkt microwave rice | 1 | packet | microwave rice
2 corn cobs, kernels removed | 2 | | corn cobs
250ml (1 cup) coconut cream | 250 | ml | coconut cream
2 (about 300g) zucchini, thinly sliced lengthways | 2 | | zucchini
1/2 small red cabbage, finely shredded | 0.5 | | red cabbage
4 green onions, thinly sliced diagonally | 4 | | green onions
1 avocado, stone removed, peeled, sliced | 1 | | avocado
60g (1/3 cup) brown sugar | 60 | g | brown sugar
Pinch salt | | pinch | salt
Mixed salad leaves, to serve | | | Mixed salad leaves
Cooking spray | | | Cooking spray
1 tbs lemon juice | 1 | tbsp | lemon juice
1 barbecued chicken, skin and bones removed, meat shredded | 1 | | barbecued chicken
150 g smoked bacon, cut into strips | 150 | g | smoked bacon
1 dl water | 1 | dl | water
3 eggs, size L | 3 | | eggs
30 g (2 tbsp) butter | 30 | g | butter
1 leek, white part only | 1 | | leek
1 bouquet garni | 1 | | bouquet garni
75 cl red wine | 75 | cl | red wine
1 tsp of salt | 1 | tsp | salt
250 g mascarpone cheese | 250 | g | mascarpone cheese
16 ladyfingers | 16 | | ladyfingers
2 shots of espresso | 2 | shot | espresso
A pinch of saffron threads | 1 | pinch | saffron threads
2 cloves | 2 | | cloves
1 litre of whole milk | 1 | l | whole milk
200 g Arborio or Carnaroli rice | 200 | g | Arborio rice
1/2 glass of dry white wine | 0.5 | glass | dry white wine
A handful of fresh parsley | 1 | handful | fresh parsley
Extra virgin olive oil to taste | | | Extra virgin olive oil
Fine salt to taste | | | Fine salt
Black pepper to taste | | | Black pepper
3½ oz (100 g) Parmigiano Reggiano PDO cheese, grated | 3.5 | oz | Parmigiano Reggiano PDO cheese
4 tbsps olive oil | 4 | tbsp | olive oil
3 Tbs. all-purpose flour | 3 | tbsp | all-purpose flour
1 c packed brown sugar | 1 | cup | brown sugar
1/2 C. sugar | 0.5 | cup | sugar
1 Cup Sugar | 1 | cup | Sugar
1 TSP VANILLA | 1 | tsp | VANILLA
2 CUPS FLOUR | 2 | cup | FLOUR
1 TBSP. BUTTER | 1 | tbsp | BUTTER
12oz bag semi sweet chocolate chips | 1 | bag | semi sweet chocolate chips
1lb ground beef (85/15) | 1 | lb | ground beef
1 tsp salt & pepper | 1 | tsp | salt & pepper
2-3 lbs chuck roast | 2-3 | lb | chuck roast
1 packet ranch seasoning | 1 | packet | ranch seasoning
1 stick (8 tablespoons) butter | 1 | stick | butter
2 (8oz) packages cream cheese | 2 | package | cream cheese
3-5 drops liquid stevia | 3-5 | drop | liquid stevia
1 cup uncooked long grain white rice | 1 | cup | uncooked long grain white rice
1/2 cup raisins or dried cranberries (optional) | 0.5 | cup | raisins
1/4 - 1/2 tsp cayenne | 0.25-0.5 | tsp | cayenne
1 scant teaspoon fine-grain sea salt | 1 | tsp | fine-grain sea salt
a big splash of cream | 1 | splash | cream
4 big handfuls of arugula, loosely chopped | 4 | handful | arugula
2 scallions, thinly sliced | 2 | | scallions
one 14-ounce can of coconut milk, well stirred | 1 | can | coconut milk
a few pinches of salt | | pinch | salt
2 tablespoons tahini, well-stirred | 2 | tbsp | tahini
scant 1/2 cup / 2 oz / 60 g toasted walnuts | 0.5 | cup | walnuts
1 1/4 cups / 300 ml milk | 1.25 | cup | milk
250g-300g mushrooms | 250-300 | g | mushrooms
1kg-1.5kg potatoes | 1-1.5 | kg | potatoes
up to 1 cup water | 1 | cup | water
1 cup minus 1 tablespoon flour | 1 | cup | flour
Eggs x 2 | 2 | | Eggs
Salt 1 tsp or to taste | 1 | tsp | Salt
1 cup fresh or frozen blueberries | 1 | cup | fresh blueberries
1 cup vegetable, chicken or beef stock | 1 | cup | vegetable stock
2 red, yellow or orange bell peppers | 2 | | red bell peppers
1 can 7-Up | 1 | can | 7-Up
2 cans, 15oz each, black beans | 2 | can | black beans
1 pound cake | 1 | | pound cake
ginger, 1 inch piece | 1 | piece | ginger
between 2 and 3 cups water | 2-3 | cup | water
1 wine glass of brandy | 1 | glass | brandy
Four ½-inch-thick slices brioche | 4 | slice | brioche
1 (28- to 32-oz) can whole plum tomatoes | 1 | can | whole plum tomatoes
1 4- to 5-pound chicken, patted dry | 1 | | chicken
4- to 5-pound pork shoulder | 4-5 | lb | pork shoulder
One 3- to 4-lb. leg of lamb | 1 | | leg of lamb
2 cups chicken or lamb stock | 2 | cup | chicken stock
½ cup good quality olive oil | 0.5 | cup | olive oil
1 can pigeon peas drained | 1 | can | pigeon peas
1 can black beans drained and rinsed | 1 | can | black beans
2 branches rosemary | 2 | branch | rosemary
1 md onion, diced | 1 | | onion
12 spears asparagus | 12 | spear | asparagus
`
