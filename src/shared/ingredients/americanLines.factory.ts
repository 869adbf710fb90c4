/** Lines as American sites and books write them: line | amount | unit | food. */
export const americanLines = `
1 cup all-purpose flour | 1 | cup | all-purpose flour
2 cups sifted all-purpose flour | 2 | cup | all-purpose flour
1 1/2 cups white sugar | 1.5 | cup | white sugar
1½ cups packed light brown sugar | 1.5 | cup | light brown sugar
1 ½ cups milk | 1.5 | cup | milk
1-1/2 cups heavy whipping cream | 1.5 | cup | heavy whipping cream
¾ teaspoon baking soda | 0.75 | tsp | baking soda
3/4 tsp. kosher salt | 0.75 | tsp | kosher salt
½ cup (1 stick) unsalted butter, softened | 0.5 | cup | unsalted butter
1 cup (2 sticks) butter, at room temperature | 1 | cup | butter
2 large eggs | 2 | | eggs
2 large eggs, at room temperature | 2 | | eggs
2-3 large eggs, beaten | 2-3 | | eggs
3 egg whites | 3 | | egg whites
1 large egg yolk | 1 | | egg yolk
2 large eggs plus 1 large egg yolk | 2 | | eggs
2 teaspoons vanilla extract | 2 | tsp | vanilla extract
1 tablespoon pure vanilla extract | 1 | tbsp | pure vanilla extract
2 cups semisweet chocolate chips | 2 | cup | semisweet chocolate chips
1 cup chopped walnuts (optional) | 1 | cup | walnuts
1 cup finely chopped onion (about 1 medium) | 1 | cup | onion
1 medium onion, chopped | 1 | | onion
1 medium yellow onion, diced | 1 | | yellow onion
1 large red onion, thinly sliced | 1 | | red onion
½ small red onion, very thinly sliced | 0.5 | | red onion
3 cloves garlic, minced | 3 | clove | garlic
3 garlic cloves, minced | 3 | clove | garlic
4 large garlic cloves, peeled and smashed | 4 | clove | garlic
2 cloves of garlic, crushed | 2 | clove | garlic
1 head garlic, halved crosswise | 1 | head | garlic
1 clove garlic, pressed or minced | 1 | clove | garlic
2 teaspoons minced garlic | 2 | tsp | garlic
1 tablespoon minced fresh ginger | 1 | tbsp | fresh ginger
1 tablespoon freshly grated ginger | 1 | tbsp | ginger
1 (2-inch) piece fresh ginger, peeled and grated | 1 | piece | fresh ginger
1 2-inch piece ginger, peeled | 1 | piece | ginger
1 pound ground beef | 1 | lb | ground beef
1 lb. lean ground beef | 1 | lb | lean ground beef
1 1/2 pounds boneless, skinless chicken breasts | 1.5 | lb | boneless, skinless chicken breasts
2 lbs boneless skinless chicken thighs, cut into 1-inch pieces | 2 | lb | boneless skinless chicken thighs
4 skinless, boneless chicken breast halves | 4 | | skinless, boneless chicken breast halves
1 (3 to 4-pound) whole chicken | 1 | | whole chicken
1 whole chicken (about 4 pounds) | 1 | | whole chicken
3-4 lb (1.5 kg) chicken | 3-4 | lb | chicken
8 bone-in, skin-on chicken thighs (about 3 pounds) | 8 | | bone-in, skin-on chicken thighs
2 cups shredded cooked chicken | 2 | cup | cooked chicken
3 cups cooked, shredded chicken | 3 | cup | cooked chicken
1 (14.5-oz) can diced tomatoes | 1 | can | diced tomatoes
1 (14.5 ounce) can diced tomatoes, undrained | 1 | can | diced tomatoes
2 (15 ounce) cans black beans, rinsed and drained | 2 | can | black beans
1 14-ounce can coconut milk | 1 | can | coconut milk
1 28-ounce can whole peeled tomatoes | 1 | can | whole peeled tomatoes
2 15-oz. cans chickpeas, drained and rinsed | 2 | can | chickpeas
1 can (10 3/4 ounces) cream of mushroom soup | 1 | can | cream of mushroom soup
1 can (15 oz) pumpkin puree | 1 | can | pumpkin puree
2 cans (15 oz each) pinto beans, drained | 2 | can | pinto beans
1 (8 ounce) package cream cheese, softened | 1 | package | cream cheese
1 package (10 ounces) frozen chopped spinach, thawed and squeezed dry | 1 | package | frozen chopped spinach
1 pkg. (8 oz.) cream cheese, softened | 1 | package | cream cheese
8 oz. cream cheese | 8 | oz | cream cheese
8-ounce package cream cheese | 1 | package | cream cheese
One 12-ounce bag chocolate chips | 1 | bag | chocolate chips
1 (.25 ounce) package active dry yeast | 1 | package | active dry yeast
1 (1 ounce) envelope dry onion soup mix | 1 | envelope | dry onion soup mix
2 (9 inch) prepared pie crusts | 2 | | prepared pie crusts
1 9-inch pie crust | 1 | | pie crust
8 (6-inch) corn tortillas, warmed | 8 | | corn tortillas
4 6-ounce salmon fillets | 4 | | salmon fillets
4 (6-ounce) salmon fillets, skin on | 4 | | salmon fillets
1 jar (24 ounces) marinara sauce | 1 | jar | marinara sauce
1 (16 ounce) jar salsa | 1 | jar | salsa
1 box (16 ounces) rotini pasta | 1 | box | rotini pasta
12 ounces spaghetti | 12 | oz | spaghetti
16 oz. uncooked penne pasta | 16 | oz | uncooked penne pasta
1 tablespoon olive oil | 1 | tbsp | olive oil
2 Tbsp. extra-virgin olive oil | 2 | tbsp | extra-virgin olive oil
2 tablespoons extra virgin olive oil, divided | 2 | tbsp | extra virgin olive oil
1/4 cup extra-virgin olive oil, plus more for drizzling | 0.25 | cup | extra-virgin olive oil
3 T butter | 3 | tbsp | butter
1 t salt | 1 | tsp | salt
1 c. sugar | 1 | cup | sugar
2 C flour | 2 | cup | flour
1 Tbs sugar | 1 | tbsp | sugar
2 tbsps. lemon juice | 2 | tbsp | lemon juice
3 tbl. soy sauce | 3 | tbsp | soy sauce
2 lbs. ground turkey | 2 | lb | ground turkey
1 qt. chicken stock | 1 | quart | chicken stock
2 quarts water | 2 | quart | water
1 gallon apple cider | 1 | gallon | apple cider
1 pint heavy cream | 1 | pint | heavy cream
1 pint cherry tomatoes, halved | 1 | pint | cherry tomatoes
4 fl. oz. vodka | 4 | fl oz | vodka
2 fluid ounces fresh lime juice | 2 | fl oz | fresh lime juice
1 dozen eggs | 1 | dozen | eggs
1 stick butter, melted | 1 | stick | butter
2 sticks (1 cup) unsalted butter, cold | 2 | stick | unsalted butter
4 ears corn, husked | 4 | ear | corn
4 ears of fresh corn | 4 | ear | fresh corn
2 stalks celery, diced | 2 | stalk | celery
2 celery stalks, chopped | 2 | stalk | celery
3 ribs celery, chopped | 3 | rib | celery
2 celery ribs, finely chopped | 2 | rib | celery
1 bunch kale, stems removed | 1 | bunch | kale
1 bunch green onions, sliced | 1 | bunch | green onions
4 green onions, thinly sliced | 4 | | green onions
3 scallions, white and green parts, chopped | 3 | | scallions
1 head of cauliflower, cut into florets | 1 | head | cauliflower
1 head romaine lettuce, torn | 1 | head | romaine lettuce
1 small head cabbage, shredded | 1 | head | cabbage
4 slices bacon, chopped | 4 | slice | bacon
8 slices thick-cut bacon | 8 | slice | thick-cut bacon
6 bacon slices | 6 | slice | bacon
4 strips bacon, cooked and crumbled | 4 | strip | bacon
3 sprigs fresh thyme | 3 | sprig | fresh thyme
2 thyme sprigs | 2 | sprig | thyme
1 sprig rosemary | 1 | sprig | rosemary
2 bay leaves | 2 | | bay leaves
1 dried bay leaf | 1 | | dried bay leaf
10 fresh basil leaves, torn | 10 | | fresh basil leaves
1/4 cup chopped fresh parsley | 0.25 | cup | fresh parsley
2 tablespoons finely chopped fresh parsley | 2 | tbsp | fresh parsley
1/4 cup fresh cilantro, chopped | 0.25 | cup | fresh cilantro
½ cup freshly grated Parmesan cheese | 0.5 | cup | Parmesan cheese
1 cup shredded sharp cheddar cheese | 1 | cup | sharp cheddar cheese
1 1/2 cups shredded mozzarella cheese, divided | 1.5 | cup | mozzarella cheese
4 oz crumbled feta cheese | 4 | oz | feta cheese
1 teaspoon ground cumin | 1 | tsp | ground cumin
1/2 teaspoon dried oregano | 0.5 | tsp | dried oregano
1 teaspoon smoked paprika | 1 | tsp | smoked paprika
1/4 teaspoon crushed red pepper flakes | 0.25 | tsp | crushed red pepper flakes
1/8 teaspoon cayenne pepper | 0.125 | tsp | cayenne pepper
½ teaspoon freshly ground black pepper | 0.5 | tsp | black pepper
Freshly ground black pepper | | | black pepper
Freshly ground black pepper, to taste | | | black pepper
Kosher salt and freshly ground black pepper | | | Kosher salt and black pepper
Salt and pepper to taste | | | Salt and pepper
salt and ground black pepper to taste | | | salt and ground black pepper
Salt, to taste | | | Salt
Kosher salt | | | Kosher salt
Nonstick cooking spray | | | Nonstick cooking spray
Vegetable oil, for frying | | | Vegetable oil
Vegetable oil for frying | | | Vegetable oil
Lime wedges, for serving | | | Lime wedges
Chopped fresh parsley, for garnish | | | fresh parsley
Cooked rice, for serving | | | Cooked rice
1 pinch salt | 1 | pinch | salt
1 pinch of cayenne pepper | 1 | pinch | cayenne pepper
1 dash hot sauce | 1 | dash | hot sauce
a dash of Worcestershire sauce | 1 | dash | Worcestershire sauce
Juice of 1 lemon | 1 | | lemon
Juice of 2 limes | 2 | | limes
Zest of 1 orange | 1 | | orange
Zest and juice of 1 lemon | 1 | | lemon
1 lemon, juiced | 1 | | lemon
1 lemon, zested and juiced | 1 | | lemon
2 tablespoons fresh lemon juice | 2 | tbsp | fresh lemon juice
2 tablespoons freshly squeezed lemon juice | 2 | tbsp | lemon juice
1 teaspoon grated lemon zest | 1 | tsp | lemon zest
1 cup butter or margarine, melted | 1 | cup | butter
2 tablespoons vegetable oil or canola oil | 2 | tbsp | vegetable oil
4 cups chicken or vegetable broth | 4 | cup | chicken broth
1 cup low-sodium chicken broth | 1 | cup | low-sodium chicken broth
3 tablespoons low-sodium soy sauce | 3 | tbsp | low-sodium soy sauce
1 cup plus 2 tablespoons sugar | 1 | cup | sugar
1 cup + 2 tablespoons all-purpose flour | 1 | cup | all-purpose flour
2 tbsp plus 1 tsp honey | 2 | tbsp | honey
1 heaping tablespoon cornstarch | 1 | tbsp | cornstarch
1 scant cup buttermilk | 1 | cup | buttermilk
1 rounded teaspoon curry powder | 1 | tsp | curry powder
1 to 2 tablespoons milk, as needed | 1-2 | tbsp | milk
1 to 1 1/2 cups water | 1-1.5 | cup | water
¼ to ½ teaspoon red pepper flakes | 0.25-0.5 | tsp | red pepper flakes
2 or 3 jalapeños, seeded and minced | 2-3 | | jalapeños
1 jalapeño pepper, seeded and minced | 1 | | jalapeño pepper
1 red bell pepper, cut into strips | 1 | | red bell pepper
3 medium carrots, peeled and sliced | 3 | | carrots
1 cup diced carrots | 1 | cup | carrots
2 cups peeled and diced potatoes | 2 | cup | potatoes
4 medium russet potatoes (about 2 pounds), peeled | 4 | | russet potatoes
1 1/2 pounds Yukon Gold potatoes, peeled and cut into chunks | 1.5 | lb | Yukon Gold potatoes
1 cup mashed ripe bananas | 1 | cup | ripe bananas
`
