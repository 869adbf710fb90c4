export const dairy = `
# Dairy, Fridge, Dairy
milk / cow milk: is dairy; 1.03 g/ml
whole milk, skim milk / skimmed milk: is milk; 1.03 g/ml
goat milk, sheep milk, chocolate milk, milk powder / powdered milk / dried milk / dry milk, condensed milk, evaporated milk, milk protein, milk solid, latte / cafe latte, cappuccino, milkshake: is milk
malted milk / malted milk powder: is milk; has barley
lactose, casein, whey, dulce de leche: is dairy
buttermilk: is dairy; 1.03 g/ml
cream: is dairy; 1 g/ml
heavy cream / double cream / heavy whipping cream / whipping cream / thickened cream: is cream; 1 g/ml
light cream / single cream, half and half, creamer, whipped cream, clotted cream, sour cream / soured cream / smetana, creme fraiche: is cream
yogurt / yoghurt / yoghourt: is dairy; 1.03 g/ml
greek yogurt / greek yoghurt / greek style yogurt / greek style yoghurt: is yogurt; 1.03 g/ml
labneh, lassi, skyr, quark, raita, kefir, ayran: is dairy
cheddar, american cheese, mozzarella, burrata, feta, brie, gouda, swiss / swiss cheese, emmental / emmentaler, provolone, gruyere, pecorino / pecorino romano, camembert, manchego, goat cheese / chevre, blue cheese, string cheese, raclette, havarti, edam, colby, pepper jack, monterey jack, jarlsberg, asiago, ricotta, cottage cheese, mascarpone, halloumi, paneer, queso, queso fresco, cotija, nacho cheese, cheese sauce: is cheese
gorgonzola, roquefort, stilton, danish blue, cambozola: is blue cheese
parmesan / parmigiano / parmigiano reggiano / parmesan cheese, grana padano: is cheese
# Dairy/Spread, Fridge, Dairy
butter: is dairy; 0.96 g/ml
unsalted butter, salted butter: is butter; 0.96 g/ml
buttercream, ghee / clarified butter: is butter
cream cheese: is cheese
margarine: has milk; 0.96 g/ml
# Dairy, Fridge, Dairy
oat milk, oat cream, oat yogurt / oat yoghurt: has oat
almond milk, almond yogurt / almond yoghurt: has almond
cashew milk, cashew cream, cashew yogurt / cashew yoghurt, cashew cheese: has cashew
hazelnut milk: has hazelnut
macadamia milk: has macadamia
soy milk / soya milk, soy cream / soya cream, soy yogurt / soya yogurt / soy yoghurt / soya yoghurt: has soy
rice milk, hemp milk, pea milk, plant milk
coconut yogurt / coconut yoghurt: has coconut
# Frozen, Freezer, Frozen
ice cream, gelato, frozen yogurt, sundae: has milk, egg
sherbet, cool whip: has milk
`
