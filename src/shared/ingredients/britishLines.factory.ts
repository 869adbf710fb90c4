/** Lines as British and Irish sites and supermarkets write them: line | amount | unit | food. */
export const britishLines = `
10g/½oz butter | 10 | g | butter
110g/4oz caster sugar | 110 | g | caster sugar
225g/8oz plain flour, plus extra for dusting | 225 | g | plain flour
500ml/18fl oz milk | 500 | ml | milk
150ml/5fl oz double cream | 150 | ml | double cream
1.2 litres/2 pints chicken stock | 1.2 | l | chicken stock
1.2 litres (2 pints) hot vegetable stock | 1.2 | l | hot vegetable stock
1kg/2lb 4oz potatoes, peeled and quartered | 1 | kg | potatoes
1.8kg/4lb whole chicken | 1.8 | kg | whole chicken
250g/9oz/1 cup butter | 250 | g | butter
200 g / 7 oz dark chocolate | 200 | g | dark chocolate
2.5cm/1in piece fresh root ginger, peeled and grated | 1 | piece | fresh root ginger
5cm piece of ginger, finely grated | 1 | piece | ginger
1 x 400g tin chopped tomatoes | 1 | tin | chopped tomatoes
1 x 400g/14oz tin chopped tomatoes | 1 | tin | chopped tomatoes
2 x 400g tins chopped tomatoes | 2 | tin | chopped tomatoes
2 x 400 g tins of quality plum tomatoes | 2 | tin | plum tomatoes
1 x 400 g tin of chickpeas | 1 | tin | chickpeas
400g tin chopped tomatoes | 1 | tin | chopped tomatoes
400g tin of chickpeas, drained | 1 | tin | chickpeas
400g can chopped tomatoes | 1 | can | chopped tomatoes
2 x 400g cans kidney beans, drained and rinsed | 2 | can | kidney beans
2 400g cans chickpeas | 2 | can | chickpeas
one 400g tin butter beans | 1 | tin | butter beans
400ml can coconut milk | 1 | can | coconut milk
200g pack feta cheese, crumbled | 1 | pack | feta cheese
250g pouch cooked puy lentils | 1 | pouch | cooked puy lentils
500g pack of beef mince | 1 | pack | beef mince
1 x 7g sachet fast-action dried yeast | 1 | sachet | fast-action dried yeast
7g sachet dried yeast | 1 | sachet | dried yeast
4 x 150g/5½oz salmon fillets, skin on | 4 | | salmon fillets
4 x 125 g salmon fillets | 4 | | salmon fillets
2 x 200g sirloin steaks | 2 | | sirloin steaks
4 salmon fillets | 4 | | salmon fillets
4 skinless chicken breast fillets | 4 | | skinless chicken breast fillets
2 skinless, boneless chicken breasts, cut into strips | 2 | | skinless, boneless chicken breasts
4 fillets of salmon | 4 | fillet | salmon
2 fillets sea bass | 2 | fillet | sea bass
6 rashers smoked streaky bacon | 6 | rasher | smoked streaky bacon
8 rashers of smoked streaky bacon | 8 | rasher | smoked streaky bacon
4 streaky bacon rashers, chopped | 4 | rasher | streaky bacon
2 celery sticks, finely chopped | 2 | stick | celery
2 sticks celery | 2 | stick | celery
2 sticks of celery, trimmed | 2 | stick | celery
1 cinnamon stick | 1 | | cinnamon stick
3 garlic cloves, crushed | 3 | clove | garlic
2 fat garlic cloves, crushed | 2 | clove | garlic
2 cloves of garlic | 2 | clove | garlic
1 garlic bulb, halved | 1 | bulb | garlic
1 bulb of fennel | 1 | bulb | fennel
1 onion, finely chopped | 1 | | onion
2 onions, peeled and finely sliced | 2 | | onions
1 large onion, roughly chopped | 1 | | onion
2 red onions | 2 | | red onions
1 banana shallot, finely diced | 1 | | banana shallot
4 spring onions, trimmed and finely sliced | 4 | | spring onions
2 leeks, washed and sliced | 2 | | leeks
1 medium-sized aubergine, cubed | 1 | | aubergine
2 courgettes, sliced | 2 | | courgettes
200g/7oz chestnut mushrooms, sliced | 200 | g | chestnut mushrooms
250g baby spinach | 250 | g | baby spinach
300g frozen peas | 300 | g | frozen peas
100g grated cheddar | 100 | g | cheddar
100g mature cheddar, grated | 100 | g | mature cheddar
50g parmesan, finely grated | 50 | g | parmesan
25g freshly grated parmesan | 25 | g | parmesan
125g ball mozzarella, torn | 1 | ball | mozzarella
2 x 125g balls of buffalo mozzarella | 2 | ball | buffalo mozzarella
500g beef mince | 500 | g | beef mince
500g minced beef | 500 | g | minced beef
500g lamb mince | 500 | g | lamb mince
1 tbsp olive oil | 1 | tbsp | olive oil
1 tbsp olive oil, plus extra for greasing | 1 | tbsp | olive oil
2 tbsp vegetable oil | 2 | tbsp | vegetable oil
1 heaped tbsp plain flour | 1 | tbsp | plain flour
1 heaped tablespoon tomato purée | 1 | tbsp | tomato purée
1 level teaspoon baking powder | 1 | tsp | baking powder
2 heaped tsp smoked paprika | 2 | tsp | smoked paprika
1 rounded tbsp cornflour | 1 | tbsp | cornflour
1 dessertspoon clear honey | 1 | dessertspoon | clear honey
½ tsp ground cinnamon | 0.5 | tsp | ground cinnamon
¼ tsp freshly grated nutmeg | 0.25 | tsp | nutmeg
1 tsp cumin seeds | 1 | tsp | cumin seeds
1 tsp cloves | 1 | tsp | cloves
6 cloves | 6 | | cloves
6 cardamom pods, lightly crushed | 6 | | cardamom pods
1 star anise | 1 | | star anise
1 vanilla pod, split lengthways | 1 | | vanilla pod
1 bay leaf | 1 | | bay leaf
pinch of salt | | pinch | salt
pinch salt | | pinch | salt
a pinch of salt | 1 | pinch | salt
pinch of saffron strands | | pinch | saffron strands
large pinch sea salt flakes | | pinch | sea salt flakes
knob of butter | | knob | butter
knob butter | | knob | butter
a knob of unsalted butter | 1 | knob | unsalted butter
a large knob of butter | 1 | knob | butter
splash of milk | | splash | milk
drizzle of olive oil | | drizzle | olive oil
handful fresh coriander, chopped | | handful | fresh coriander
a handful of basil leaves | 1 | handful | basil leaves
a small handful of flat-leaf parsley, roughly chopped | 1 | handful | flat-leaf parsley
2 handfuls of rocket | 2 | handful | rocket
small bunch coriander, leaves picked | | bunch | coriander
½ a bunch of fresh coriander (15g) | 0.5 | bunch | fresh coriander
½ bunch mint | 0.5 | bunch | mint
1 small bunch of flat-leaf parsley | 1 | bunch | flat-leaf parsley
few sprigs thyme | | sprig | thyme
a few sprigs of fresh rosemary | | sprig | fresh rosemary
4 thyme sprigs | 4 | sprig | thyme
a few basil leaves | | | basil leaves
thumb-sized piece of ginger | | piece | ginger
thumb-sized piece ginger, grated | | piece | ginger
a thumb-sized piece of ginger, peeled | 1 | piece | ginger
juice 1 lemon | 1 | | lemon
juice ½ lime | 0.5 | | lime
zest and juice 1 lemon | 1 | | lemon
zest and juice of 2 limes | 2 | | limes
finely grated zest of 1 orange | 1 | | orange
grated zest and juice of 1 unwaxed lemon | 1 | | unwaxed lemon
juice of half a lemon | 0.5 | | lemon
½ lemon, juice only | 0.5 | | lemon
1 lemon, zest and juice | 1 | | lemon
1 unwaxed lemon, finely grated zest only | 1 | | unwaxed lemon
half a lemon | 0.5 | | lemon
half a cucumber, diced | 0.5 | | cucumber
½ cucumber, deseeded and chopped | 0.5 | | cucumber
lemon wedges, to serve | | | lemon wedges
crusty bread, to serve | | | crusty bread
steamed rice, to serve | | | rice
cooked basmati rice, to serve | | | cooked basmati rice
salt and freshly ground black pepper | | | salt and black pepper
salt and freshly ground black pepper, to taste | | | salt and black pepper
sea salt and freshly ground black pepper | | | sea salt and black pepper
sea salt | | | sea salt
freshly ground black pepper | | | black pepper
oil for deep-frying | | | oil
vegetable oil, for frying | | | vegetable oil
icing sugar, for dusting | | | icing sugar
butter, for greasing | | | butter
plain flour, for dusting | | | plain flour
extra virgin olive oil | | | extra virgin olive oil
about 200g strawberries | 200 | g | strawberries
approx. 300g leftover roast chicken | 300 | g | leftover roast chicken
3 free-range eggs | 3 | | free-range eggs
3 large free-range eggs, beaten | 3 | | free-range eggs
2 medium free-range eggs, lightly beaten | 2 | | free-range eggs
1 free-range egg yolk | 1 | | free-range egg yolk
225g/8oz softened butter | 225 | g | butter
175g/6oz unsalted butter, softened | 175 | g | unsalted butter
100g butter, chilled and cubed | 100 | g | butter
100g cold butter, diced | 100 | g | butter
75g melted butter | 75 | g | butter
300ml boiling water | 300 | ml | boiling water
4 tbsp cold water | 4 | tbsp | cold water
1 vegetable stock cube | 1 | | vegetable stock cube
1 chicken stock pot | 1 | | chicken stock pot
500ml hot chicken stock | 500 | ml | hot chicken stock
750ml chicken or vegetable stock | 750 | ml | chicken stock
4 thick slices white bread | 4 | slice | white bread
4 slices of sourdough | 4 | slice | sourdough
1-2 red chillies, deseeded and finely chopped | 1-2 | | red chillies
1 or 2 green chillies, sliced | 1-2 | | green chillies
2–3 tbsp mango chutney | 2-3 | tbsp | mango chutney
6-8 sausages | 6-8 | | sausages
8 good-quality pork sausages | 8 | | pork sausages
320g sheet ready-rolled puff pastry | 1 | sheet | ready-rolled puff pastry
375g ready-rolled puff pastry | 375 | g | ready-rolled puff pastry
12 lasagne sheets | 12 | | lasagne sheets
6 sheets filo pastry | 6 | sheet | filo pastry
4 nests egg noodles | 4 | nest | egg noodles
1 tbsp chopped fresh coriander | 1 | tbsp | fresh coriander
2 tbsp chopped flatleaf parsley | 2 | tbsp | flatleaf parsley
1 punnet of cherry tomatoes | 1 | punnet | cherry tomatoes
1 glass of red wine | 1 | glass | red wine
1 leg of lamb, about 2kg | 1 | | leg of lamb
`
