/**
 * Words for many foods. A dish with 'seafood' may contain any kind, so the word counts for each.
 */
export const groups = `
# Protein, Fridge, Meat
seafood / frutti di mare
shellfish: is seafood
crustacean / crustacea: is shellfish
mollusc / mollusk: is shellfish
fish / white fish / finfish / oily fish: is seafood
meat / ground meat / minced meat / stew meat / cold cut / deli meat / lunch meat / charcuterie
red meat: is meat
poultry / fowl: is meat
game / game meat: is red meat
offal / giblet: is meat
# Dairy, Fridge, Dairy
dairy / dairy product / milk product
cheese / grated cheese / shredded cheese: is dairy
# Protein, Pantry, Pantry
nut / mixed nut / nut butter / nut milk / nut meal
tree nut: is nut
legume / pulse
bean / dried bean / canned bean: is legume
seed / mixed seed
# Grain, Pantry, Pantry
gluten / celiac / coeliac / celiac disease / coeliac disease
pasta: is wheat
# Grain, Counter, Bakery
bread / white bread / sliced bread: is wheat
# Vegetable, Fridge, Produce
mushroom / fungus / fungi
allium
nightshade
lettuce
herb / fresh herb
brassica / cruciferous vegetable
root vegetable
# Fruit, Counter, Produce
citrus / citrus fruit
stone fruit
# Fruit, Fridge, Produce
berry / mixed berry / frozen berry / summer fruit / forest fruit
# Other, Fridge, Other
alcohol / liquor / liqueur / spirit / booze
# Condiment, Pantry, Pantry
spicy / spicy food / hot food / spicy thing
sulphite / sulfite / sulphur dioxide / sulfur dioxide
caffeine
`
