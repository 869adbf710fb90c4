export const cupboard = `
# Condiment, Fridge, Pantry
mustard
dijon mustard / dijon, mustard seed, mustard powder, mustard oil, mustard green: is mustard
ketchup / catsup: has tomato
mayonnaise / mayo, aioli, thousand island, remoulade: has egg, mustard
piccalilli: has mustard
gentlemans relish / gentleman relish: has anchovy
relish, pickle, olive, caper, sauerkraut, jam, jelly, preserves, marmalade, chutney
kimchi: has fish, shrimp, chili
salad dressing / dressing, vinaigrette: has mustard
ranch: has milk, egg
caesar dressing: has anchovy, egg, cheese
maple syrup: 1.32 g/ml
horseradish, wasabi
hummus / houmous: has chickpea, sesame
tahini: is sesame
halva / halvah: has sesame
miso / miso paste / white miso / red miso / yellow miso / brown miso / shiro miso: is soy; has barley
tzatziki: is yogurt
guacamole: has avocado
# Condiment, Pantry, Pantry
oil, vegetable oil, canola oil / rapeseed oil, sunflower oil, cooking oil / neutral oil, avocado oil: 0.92 g/ml; staple
olive oil, extra virgin olive oil: 0.92 g/ml; staple
coconut oil: is coconut
sesame oil: is sesame
cooking spray: staple
vinegar, rice vinegar / rice wine vinegar, cider vinegar / apple cider vinegar
balsamic vinegar / balsamic, wine vinegar, red wine vinegar, white wine vinegar, sherry vinegar: has sulphite
soy sauce / soya sauce / light soy sauce, dark soy sauce / shoyu: is soy; has wheat
tamari: is soy
kecap manis: is soy; has wheat
sugar / white sugar / granulated sugar: 0.85 g/ml; staple
superfine sugar / caster sugar / castor sugar: is sugar; 0.85 g/ml
brown sugar, light brown sugar, dark brown sugar: is sugar; 0.93 g/ml
powdered sugar / icing sugar / confectioner sugar / confectioners sugar: is sugar; 0.51 g/ml
salt / kosher salt / sea salt / table salt / fine sea salt / coarse salt / flaky sea salt / fine salt / sea salt flake: 1.22 g/ml; staple
black pepper / ground black pepper / cracked black pepper / black peppercorn / pepper / ground pepper / cracked pepper / peppercorn, salt and pepper / salt pepper, salt and black pepper / salt black pepper: staple
white pepper
cayenne / cayenne pepper, chili powder / chilli powder, chili flake / chilli flake / red pepper flake / crushed red pepper flake / crushed red pepper: is chili
paprika: is nightshade
ground coriander, coriander seed: is cilantro
garlic powder: is garlic
onion powder: is onion
pumpkin pie spice, pumpkin spice, mixed spice, chai spice: has cinnamon
spice, cumin, oregano, cinnamon, nutmeg, turmeric, seasoning, taco seasoning, italian seasoning, steak seasoning, clove, cardamom, five spice, bay leaf, saffron, garam masala
dried herb: is herb
curry powder: has mustard
zaatar / za atar, dukkah, everything bagel seasoning: has sesame
vanilla / vanilla extract / vanilla essence, vanilla bean, syrup, agave, chocolate syrup, stevia, shortening, cream of tartar
corn syrup: is corn
molasses / treacle / black treacle
# Sauce, Pantry, Pantry
sauce, plum sauce, duck sauce
marinara, pasta sauce / spaghetti sauce, pizza sauce, tomato sauce, ragu: has tomato
tomato paste / tomato puree, passata / tomato passata: is tomato
hot sauce, sriracha, sambal, harissa, gochujang, chili sauce / chilli sauce, chili oil: is chili
bbq sauce / barbecue sauce: has tomato, mustard
teriyaki sauce: has soy sauce
fish sauce / nam pla: has anchovy
oyster sauce: has oyster, soy, wheat
worcestershire / worcestershire sauce / worcester sauce: has anchovy, barley
hoisin / hoisin sauce, black bean sauce, ponzu: has soy, wheat
enchilada sauce, mole: has chili
alfredo / alfredo sauce, bechamel / white sauce: has milk, wheat
gravy: has wheat
curry paste: has shrimp, chili
cranberry sauce: has cranberry
tartar sauce / tartare sauce: has egg, mustard
# Sauce, Fridge, Pantry
salsa, pico de gallo: has tomato, chili
pesto: has pine nut, cheese
hollandaise, bearnaise: has egg, butter
custard, creme brulee, lemon curd: has egg, milk
# Other, Pantry, Pantry
baking soda / bicarbonate soda / bicarb / bicarb soda, baking powder: staple
soffritto / mirepoix / soup mix vegetable: has celery, onion, carrot
stock cube / bouillon cube / bouillon: has celery
broth, stock: has celery; 1 g/ml
vegetable stock / vegetable broth / veggie broth / vegetable bouillon: has celery; 1 g/ml
yeast, gatorade, lemonade mix
canned soup, soup mix: has celery, wheat
tomato soup: has tomato
chicken soup, chicken noodle soup: has chicken, wheat, celery
pudding: has milk
snack, snack bar, protein bar: has nut
# Other, Fridge, Other
juice, apple juice, lemonade, soda, kombucha, ginger beer, la croix, seltzer
coke, diet coke, pepsi, sprite, root beer, ginger ale: is soda
cranberry juice: is cranberry
orange juice: is orange
lemon juice: is lemon
lime juice: is lime
beer / lager / stout / ale: is alcohol; has barley
wine, red wine, white wine, burgundy, bordeaux, rioja, chianti, cider, sherry, marsala, port, vermouth, champagne, prosecco: is alcohol; has sulphite
rice wine / shaoxing / shaoxing wine, mirin, sake, rum, vodka, brandy, bourbon, whiskey / whisky, tequila, gin, kirsch: is alcohol
irish cream: is alcohol; has cream
eggnog: has egg, milk
# Frozen, Freezer, Frozen
ice, popsicle / ice pop, sorbet
`
