/** Lines of blogs, Australian and European sites, and what is left over of pages: line | amount | unit | food. */
export const otherLines = `
▢ 1 tablespoon olive oil | 1 | tbsp | olive oil
☐ 2 cups vegetable stock | 2 | cup | vegetable stock
• 200g dried spaghetti | 200 | g | dried spaghetti
- 3 eggs | 3 | | eggs
* 1 cup rolled oats | 1 | cup | rolled oats
– 2 tsp sesame oil | 2 | tsp | sesame oil
&frac12; cup sugar | 0.5 | cup | sugar
1&frac12; cups milk | 1.5 | cup | milk
salt &amp; pepper | | | salt & pepper
1⁄2 cup honey | 0.5 | cup | honey
1 1⁄2 cups Greek yogurt | 1.5 | cup | Greek yogurt
1  cup  coconut  sugar | 1 | cup | coconut sugar
2 tablespoons maple syrup | 2 | tbsp | maple syrup
1 cup unsweetened almond milk, | 1 | cup | unsweetened almond milk
1/4 cup nutritional yeast* | 0.25 | cup | nutritional yeast
1 (15-ounce) can chickpeas, drained + rinsed | 1 | can | chickpeas
1 15-ounce can black beans (rinsed and drained) | 1 | can | black beans
1 cup raw cashews, soaked overnight | 1 | cup | raw cashews
1 Tbsp maple syrup (or agave) | 1 | tbsp | maple syrup
2-3 cloves garlic (minced) | 2-3 | clove | garlic
1/2 medium white or yellow onion, diced | 0.5 | | white onion
1 tsp sea salt (plus more to taste) | 1 | tsp | sea salt
1/2 tsp each sea salt and black pepper | 0.5 | tsp | sea salt and black pepper
1 batch pizza dough | 1 | batch | pizza dough
1 recipe pie dough | 1 | recipe | pie dough
1 cup (240 ml) whole milk | 1 | cup | whole milk
1 cup (200g) granulated sugar | 1 | cup | granulated sugar
2 and 1/4 cups (281g) all-purpose flour (spooned & leveled) | 2.25 | cup | all-purpose flour
1 and 1/2 teaspoons baking powder | 1.5 | tsp | baking powder
1 and a half cups oat flour | 1.5 | cup | oat flour
one and a half cups water | 1.5 | cup | water
3/4 cup (170g; 12 Tbsp) unsalted butter, melted | 0.75 | cup | unsalted butter
1/2 cup (1 stick; 115g) unsalted butter, softened to room temperature | 0.5 | cup | unsalted butter
1 large egg, at room temperature | 1 | | egg
1 Tablespoon (15ml) lemon juice | 1 | tbsp | lemon juice
3 very ripe bananas, mashed | 3 | | very ripe bananas
2 ripe avocados, halved and pitted | 2 | | ripe avocados
optional: flaky sea salt for sprinkling | | | flaky sea salt
Garnish: lime wedges | | | lime wedges
Optional toppings: sour cream, cilantro | | | sour cream
1 tsp vanilla extract (optional) | 1 | tsp | vanilla extract
fresh mint leaves, optional | | | fresh mint leaves
4 cups baby spinach - chopped | 4 | cup | baby spinach
1 onion - finely diced | 1 | | onion
2 carrots – sliced into rounds | 2 | | carrots
1 cup rice (I used jasmine) | 1 | cup | rice
1 tablespoon oil, such as canola or sunflower | 1 | tbsp | oil
1 cup vegetables of choice | 1 | cup | vegetables
2 cups water or broth | 2 | cup | water
1/3 cup mayonnaise, preferably Hellmann's | 0.33 | cup | mayonnaise
2 tbsp gochujang (Korean chili paste) | 2 | tbsp | gochujang
1 tsp black pepper powder | 1 | tsp | black pepper powder
1 inch ginger, grated | 1 | inch | ginger
1" piece ginger | 1 | piece | ginger
1-inch piece ginger | 1 | piece | ginger
1 inch piece of ginger, julienned | 1 | piece | ginger
Basmati rice - 2 cups | 2 | cup | Basmati rice
Onion – 1 large, chopped | 1 | | Onion
Salt - to taste | | | Salt
Turmeric powder: 1/2 tsp | 0.5 | tsp | Turmeric powder
Sugar 100g | 100 | g | Sugar
Butter, 200 g | 200 | g | Butter
Eggs 2 | 2 | | Eggs
Chicken thighs (8) | 8 | | Chicken thighs
10-12 curry leaves | 10-12 | | curry leaves
a few curry leaves | | | curry leaves
2 green chillies, slit | 2 | | green chillies
1 cup toor dal | 1 | cup | toor dal
1 tbsp ghee or oil | 1 | tbsp | ghee
1.5 cups plain flour | 1.5 | cup | plain flour
1,5 kg potatoes | 1.5 | kg | potatoes
0,5 l milk | 0.5 | l | milk
1.000 g flour | 1000 | g | flour
1,000 g flour | 1000 | g | flour
1,500ml water | 1500 | ml | water
2,5 dl cream | 2.5 | dl | cream
4 dl milk | 4 | dl | milk
20 cl white wine | 20 | cl | white wine
250 gr mascarpone | 250 | g | mascarpone
500 grams minced meat | 500 | g | minced meat
1 kilo mussels | 1 | kg | mussels
1 kilogram beef chuck, diced | 1 | kg | beef chuck
3 eggs (size M) | 3 | | eggs
1 packet vanilla sugar | 1 | packet | vanilla sugar
1 sachet of baking powder (10 g) | 1 | sachet | baking powder
1 cube fresh yeast (42 g) | 1 | cube | fresh yeast
1/2 cube yeast | 0.5 | cube | yeast
1 jar of passata (700 g) | 1 | jar | passata
1 glass white wine | 1 | glass | white wine
1 bunch of radishes | 1 | bunch | radishes
1 shot of espresso | 1 | shot | espresso
some butter for the pan | | | butter
some fresh basil | | | fresh basil
a little olive oil | | | olive oil
Olive oil | | | Olive oil
Salt, pepper | | | Salt
nutmeg, freshly grated | | | nutmeg
100 g of sugar | 100 | g | sugar
4 leaves gelatine | 4 | leaf | gelatine
4 sheets of gelatine | 4 | sheet | gelatine
80 g butter (soft) | 80 | g | butter
600 g potatoes (waxy) | 600 | g | potatoes
1 organic lemon, zest | 1 | | organic lemon
2 x 425g cans crushed tomatoes | 2 | can | crushed tomatoes
400g can diced tomatoes | 1 | can | diced tomatoes
1 quantity shortcrust pastry | 1 | quantity | shortcrust pastry
2 tbs olive oil | 2 | tbsp | olive oil
1/4 cup (60ml) soy sauce | 0.25 | cup | soy sauce
1/3 cup (75g) caster sugar | 0.33 | cup | caster sugar
500g chicken thigh fillets, trimmed | 500 | g | chicken thigh fillets
4 (about 200g each) white fish fillets | 4 | | white fish fillets
600g sweet potato, peeled, cut into 2cm pieces | 600 | g | sweet potato
1 brown onion, halved, thinly sliced | 1 | | brown onion
2 tsp finely grated lemon rind | 2 | tsp | lemon rind
1 bunch broccolini, trimmed, halved lengthways | 1 | bunch | broccolini
250g punnet cherry tomatoes | 1 | punnet | cherry tomatoes
200g tub Greek-style yoghurt | 1 | tub | Greek-style yoghurt
1 long red chilli, deseeded, finely chopped | 1 | | long red chilli
1 cup firmly packed fresh basil leaves | 1 | cup | fresh basil leaves
1 cup loosely packed mint leaves | 1 | cup | mint leaves
2 sheets frozen puff pastry, just thawed | 2 | sheet | frozen puff pastry
6 eggs, at room temperature | 6 | | eggs
2 eggs, lightly whisked | 2 | | eggs
Thickened cream, to serve | | | Thickened cream
80g unsalted butter, chopped, at room temperature | 80 | g | unsalted butter
1 1/3 cups self-raising flour, sifted | 1.33 | cup | self-raising flour
395g can sweetened condensed milk | 1 | can | sweetened condensed milk
1.2kg whole chicken | 1.2 | kg | whole chicken
2 garlic cloves, crushed | 2 | clove | garlic
2 small zucchini, coarsely grated | 2 | | zucchini
1 lb 2 oz beef chuck | 1 | lb | beef chuck
5 pounds (2.3kg) pork shoulder | 5 | lb | pork shoulder
2 pounds/900 grams ripe tomatoes | 2 | lb | ripe tomatoes
¼ cup/60 milliliters olive oil | 0.25 | cup | olive oil
1 packed cup/220 grams dark brown sugar | 1 | cup | dark brown sugar
1½ teaspoons kosher salt (such as Diamond Crystal) | 1.5 | tsp | kosher salt
1 (28-ounce) can whole tomatoes with their juices | 1 | can | whole tomatoes
1 tablespoon za'atar | 1 | tbsp | za'atar
½ pound cavatappi or other short pasta | 0.5 | lb | cavatappi
2 ounces Parmesan, grated (about ½ cup) | 2 | oz | Parmesan
1 cup torn basil leaves | 1 | cup | basil leaves
1 cup sliced almonds | 1 | cup | sliced almonds
50g flaked almonds, toasted | 50 | g | flaked almonds
2 tbsp toasted sesame seeds | 2 | tbsp | sesame seeds
1 tbsp toasted sesame oil | 1 | tbsp | toasted sesame oil
1 cup unsweetened shredded coconut | 1 | cup | unsweetened shredded coconut
100g desiccated coconut | 100 | g | desiccated coconut
1 cup pitted dates | 1 | cup | pitted dates
1 cup 2% milk | 1 | cup | 2% milk
500g 5% fat minced beef | 500 | g | 5% fat minced beef
200g 70% dark chocolate | 200 | g | 70% dark chocolate
250g 00 flour | 250 | g | 00 flour
1 cup half-and-half | 1 | cup | half-and-half
1 cup half and half | 1 | cup | half and half
2 cups cooked quinoa | 2 | cup | cooked quinoa
200g cooked king prawns | 200 | g | cooked king prawns
1 tbsp. Dijon mustard | 1 | tbsp | Dijon mustard
Two 14-ounce cans artichoke hearts, drained | 2 | can | artichoke hearts
Four slices sourdough bread | 4 | slice | sourdough bread
three-quarters of a cup of sugar | 0.75 | cup | sugar
Half a teaspoon of salt | 0.5 | tsp | salt
A couple of bay leaves | 2 | | bay leaves
a good pinch of chilli flakes | 1 | pinch | chilli flakes
a splash of red wine vinegar | 1 | splash | red wine vinegar
2 big handfuls spinach | 2 | handful | spinach
1 x egg | 1 | | egg
2x 400g tins cherry tomatoes | 2 | tin | cherry tomatoes
2 × 5ml tsp salt | 2 | tsp | salt
1 can(s) tuna | 1 | can | tuna
2 egg(s) | 2 | | egg
~1 cup water | 1 | cup | water
1 cup water (approx.) | 1 | cup | water
6 oz. (170 g) smoked salmon | 6 | oz | smoked salmon
1 block (14 oz) extra-firm tofu, pressed | 1 | block | extra-firm tofu
14 oz block firm tofu | 1 | block | firm tofu
1 rack baby back ribs | 1 | rack | baby back ribs
1 bottle (12 oz) beer | 1 | bottle | beer
2 slices lemon | 2 | slice | lemon
1 tsp sugar (optional) | 1 | tsp | sugar
ice cubes | | | ice cubes
Ice | | | Ice
1 cup ice cubes | 1 | cup | ice cubes
For the topping: | | |
For the sauce | | |
TOPPING | | |
Dressing | | |
For the cake: | | |
For the crust | | |
To serve: | | |
**Filling** | | |
2 chili peppers, sliced | 2 | | chili peppers
1 chili | 1 | | chili
2 d'Anjou pears, cored | 2 | | d'Anjou pears
1 tsp piment d'Espelette | 1 | tsp | piment d'Espelette
`
