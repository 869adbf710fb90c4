export const plants = `
# Protein, Pantry, Pantry
almond, walnut, pecan, cashew / cashew nut, hazelnut / filbert, pistachio, macadamia / macadamia nut, brazil nut, pine nut / pignoli / pine kernel, chestnut: is tree nut
almond butter, almond extract, almond paste, flaked almond: is almond
hazelnut butter: is hazelnut
cashew butter: is cashew
walnut oil: is walnut
marzipan, frangipane, amaretti, amaretto, orgeat: has almond
praline, nougat, gianduja: has tree nut
trail mix: has nut, peanut
peanut / groundnut / monkey nut: is nut, legume
peanut oil / groundnut oil: is peanut
peanut butter, satay / satay sauce, peanut sauce: has peanut
black bean, kidney bean, pinto bean, navy bean, cannellini bean / cannellini, borlotti / borlotti bean, haricot bean, white bean, butter bean, lima bean, fava bean / broad bean, mung bean, adzuki, black eyed pea, baked bean, refried bean: is bean
chickpea / garbanzo bean / garbanzo / chick pea: is bean
lentil, split pea: is legume
sunflower seed, chia seed / chia, flax seed / flaxseed / linseed, pumpkin seed / pepita, hemp seed, poppy seed, sesame / sesame seed: is seed
flax egg, chia egg, egg replacer / egg substitute
sunflower butter, pumpkin butter, seed butter
gomasio, furikake: has sesame
protein powder: has milk, soy
# Protein, Fridge, Produce
seitan: is wheat
soy / soya / soybean / soya bean / soy bean: is legume
tofu / bean curd, tempeh, edamame, natto, soy protein, soy lecithin / soya lecithin, tvp: is soy
# Vegetable, Fridge, Produce
romaine / romaine lettuce / cos lettuce, iceberg / iceberg lettuce, butter lettuce, lamb lettuce / lambs lettuce / corn salad, little gem: is lettuce
spinach, chard / swiss chard, cucumber, gherkin, zucchini / courgette, squash, asparagus, green bean / french bean / runner bean / string bean, bean sprout, sprout, snap pea / sugar snap, snow pea / mangetout, fennel, fennel seed, artichoke, okra, ginger, lemongrass / lemon grass, endive, radicchio, chicory, bamboo shoot
salad, salad mix, mixed green, green, microgreen, coleslaw mix, veggie / vegetable
kale, arugula / rocket, cabbage, broccoli, broccolini, cauliflower, brussels sprout / brussel sprout, bok choy / pak choi, collard green / collard, kohlrabi, watercress: is brassica
turnip, rutabaga / swede, radish, daikon / mooli: is brassica, root vegetable
cauliflower rice, cauliflower steak: is cauliflower
cabbage steak: is cabbage
celery
corn on the cob: is corn
carrot, parsnip, beet / beetroot: is root vegetable
celeriac / celery root, celery salt, celery seed: is celery
bell pepper / capsicum / sweet pepper / peppers: is nightshade
red bell pepper / red pepper / red capsicum, green bell pepper / green pepper / green capsicum, yellow bell pepper / yellow pepper / yellow capsicum: is bell pepper
chili / chilli / chile / chilli pepper / chili pepper / chile pepper / hot pepper: is spicy, nightshade
jalapeno, serrano, habanero, scotch bonnet, thai chili / thai chilli, poblano, chipotle, red chili / red chilli / red chile, green chili / green chilli / green chile: is chili
cremini, button mushroom, portobello, chestnut mushroom, shiitake, porcini, chanterelle, enoki, oyster mushroom, lobster mushroom, morel, truffle, chicken of the wood: is mushroom
leek, chive: is allium
scallion / spring onion / green onion: is onion
eggplant / aubergine / brinjal: is nightshade
baba ganoush: has eggplant, sesame
cilantro / coriander / coriander leaf / cilantro leaf, parsley, basil, mint, dill, rosemary, thyme, sage, tarragon: is herb
# Vegetable, Counter, Produce
onion, garlic: is allium, root vegetable
red onion, yellow onion, shallot / banana shallot: is onion
tomato: is nightshade
cherry tomato, plum tomato, grape tomato, beef tomato / beefsteak tomato: is tomato
butternut squash / butternut, acorn squash, spaghetti squash, buttercup squash, pumpkin, pie pumpkin
# Starch, Counter, Produce
potato: is nightshade, root vegetable
baby potato, russet, mashed potato: is potato
sweet potato / yam / kumara: is root vegetable
# Fruit, Counter, Produce
banana, pear, pineapple, avocado, melon, watermelon, cantaloupe / rockmelon, honeydew, kiwi / kiwi fruit / kiwifruit, papaya, pomegranate, coconut, plantain, persimmon, fig, guava, passion fruit, dragon fruit, lychee, jackfruit, rhubarb, fruit
apple
granny smith, tart apple, tart green apple, tart baking apple, tart cooking apple, pink lady, cooking apple, bramley: is apple
apple butter, apple pie: has apple
orange, clementine / cuties, mandarin / tangerine / satsuma, grapefruit, pomelo: is citrus
orange zest: is orange
peach, plum, nectarine, apricot, mango: is stone fruit
coconut water, coconut meat, coconut butter, coconut sugar: is coconut
crab apple: is apple
# Fruit, Fridge, Produce
grape
cherry / tart cherry: is stone fruit
strawberry, blueberry, raspberry, blackberry, cranberry, gooseberry, currant, blackcurrant, redcurrant, elderberry: is berry
lemon, lime, yuzu, kumquat: is citrus
lemon zest: is lemon
lime zest, lime leaf: is lime
fruit salad
# Fruit, Pantry, Pantry
raisin / sultana, dried fruit, canned peach, canned pineapple, fruit cup, fruit snack: has sulphite
dried apricot: is apricot; has sulphite
date, prune
craisin / dried cranberry: is cranberry
applesauce / apple sauce: is apple
# Vegetable, Pantry, Pantry
canned tomato, crushed tomato, diced tomato, sun dried tomato: is tomato
canned corn, sweetcorn: is corn
canned pea: is pea
coconut milk, coconut cream: is coconut
canned pumpkin, canned vegetable, water chestnut, hearts of palm
roasted red pepper: is bell pepper
artichoke heart: is artichoke
# Frozen, Freezer, Frozen
pea: is legume
frozen pea: is pea
frozen corn: is corn
corn / maize
frozen fruit, frozen vegetable, frozen spinach, frozen broccoli
french fry / fries, tater tot, hash brown: is potato
# Other, Pantry, Pantry
potato chip / chip: is potato
seaweed, nori
snickers, reeses: has peanut, milk
chocolate, chocolate chip, white chocolate, milk chocolate, toffee, caramel, fudge, butterscotch: has milk, soy
chocolate egg: is chocolate
dark chocolate, cocoa butter, cocoa bean
cocoa / cocoa powder: 0.36 g/ml
hot chocolate: has milk
candy, gum, sprinkle, food coloring, jelly bean
coffee, coffee pod, espresso, kcup, coffee bean, tea, tea bag, green tea: is caffeine
# Other, Fridge, Other
cold brew, iced tea: is caffeine
# Condiment, Pantry, Pantry
nutella: has hazelnut, milk, soy
`
