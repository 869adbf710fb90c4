export const meals = `
# Prepared Meal, Fridge, Other
leftover, leftover chili, casserole, stew, curry, soup, sandwich, bowl, takeout / take out, bbq / barbecue, smoothie, stir fry, kebab, fajita, ratatouille, congee, hash, cabbage roll, lettuce wrap, stuffed pepper
chili con carne: has chili, beef, bean
lasagna / lasagne: has pasta, cheese
moussaka: has eggplant, milk
pizza, calzone: is bread; has cheese, tomato
quesadilla, grilled cheese, panini: is bread; has cheese
burrito, enchilada: is bread; has cheese
taco, nacho, tamale: has corn
sushi, sashimi, poke bowl, ceviche: has fish
paella, cioppino, bouillabaisse, gumbo, jambalaya: has shellfish, fish
fish and chip, fish burger: has fish, wheat
salmon burger, salmon steak: is salmon
swordfish steak: is swordfish
clam chowder: has clam, milk
chowder, bisque: has milk
pad thai: has peanut, shrimp, fish sauce, egg
pho: has fish sauce
quiche, frittata, omelet / omelette, souffle: has egg, milk
scrambled egg: is egg
fried rice: is rice; has egg
welsh rabbit / welsh rarebit: is bread; has cheese
meringue powder: has egg
shakshuka, egg salad, egg roll, meringue, pavlova, macaron: has egg
french toast, pancake, crepe: has egg, milk, wheat
pasta salad: is pasta
spaghetti and meatball: is pasta; has beef
carbonara: is pasta; has egg, cheese, bacon
potato salad, coleslaw: has mayonnaise
chicken salad: has chicken, mayonnaise
tuna salad: has tuna, mayonnaise
caesar salad: has caesar dressing, bread
cobb salad: has egg, bacon, blue cheese
waldorf salad: has walnut, celery
pot pie, empanada, samosa, spring roll, wonton, schnitzel, katsu, tempura: has wheat
shepherds pie: has lamb, potato
lentil shepherds pie, bean shepherds pie, mushroom shepherds pie, vegetable shepherds pie, veg shepherds pie: has potato
stroganoff, goulash: has beef
mushroom stroganoff, lentil bolognese, mushroom bolognese, vegetable bolognese, veg bolognese
sloppy joe, bulgogi, slider: is beef
bibimbap: has egg, soy sauce, sesame
falafel: has chickpea, sesame
risotto: is rice; has cheese
biryani: is rice
tikka masala, butter chicken: has chicken, cream
vindaloo: is spicy
teriyaki: has soy sauce
burger / hamburger, cheesesteak, pot roast, bolognese: is beef
meatloaf: is beef; has egg, wheat
roast chicken: is chicken
pulled pork: is pork
gyro: is lamb
fondue: is cheese
dal / dhal: is lentil
ravioli: is pasta; has egg, cheese
gnocchi: has wheat, potato, egg
ramen: is noodle; has egg
udon, lo mein, chow mein: is noodle
cornbread: is corn; has wheat, egg, milk
minestrone: has pasta, celery
blt: has bacon, bread
bean burger, mushroom burger, lentil burger, chickpea burger, tofu burger, tofu sausage, tofu steak, soy bacon, soy sausage, soy chorizo, veggie sausage, veggie bacon, veggie hot dog, veggie meatball
baklava: has walnut, pistachio, wheat
cheesecake: has cheese, egg, wheat
# Frozen, Freezer, Frozen
frozen pizza, pizza roll, hot pocket: is bread; has cheese
dumpling / frozen dumpling, potsticker, gyoza, pierogi: has wheat
chicken nugget / nugget: has chicken, wheat
corn dog: has sausage, corn, wheat
frozen burrito: is bread
frozen meal, veggie burger
fish stick / fish finger: has fish, wheat
`
