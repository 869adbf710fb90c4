export const grains = `
# Grain, Pantry, Pantry
wheat, barley, rye, oat: is gluten
whole wheat, wheat germ, wheat bran, wheat starch, kamut, einkorn, emmer, vital wheat gluten, durum, semolina, spelt / spelt flour / dinkel, farro, bulgur / bulghur / bulgur wheat, freekeh, couscous: is wheat
flour / all purpose flour / plain flour / white flour / ap flour: is wheat; 0.53 g/ml; staple
bread flour / strong flour, self raising flour / self rising flour, whole wheat flour / wholemeal flour, cake flour, pastry flour, atta: is flour; 0.53 g/ml
pearl barley, malt / malt extract, malt vinegar: is barley
rye flour, pumpernickel, triticale: is rye
rolled oat, oat flour, steel cut oat, porridge oat, oatmeal / porridge, oat bran, overnight oat: is oat; 0.38 g/ml
granola, muesli, granola bar: has oat, nut
flapjack: has oat, butter
cereal, cheerio, bran flake, shredded wheat: has wheat, oat
bread crumb / breadcrumb, panko, cracker, graham cracker / graham, matzo / matzah, crispbread, rusk, oyster cracker, melba toast, pretzel: is wheat
pancake mix, cake mix, muffin mix, brownie mix: has wheat, milk, egg
stuffing: has bread
spaghetti, penne, macaroni, elbow, fusilli, linguine, rigatoni, farfalle, orzo, rotini, conchiglie, orecchiette, bucatini, ziti, angel hair, vermicelli, capellini, lasagna sheet / lasagne sheet / lasagna noodle: is pasta
fettuccine, tagliatelle, pappardelle: is pasta; has egg
tortellini, cannelloni: is pasta; has egg, cheese
noodle: is wheat
egg noodle, spaetzle: is noodle; has egg
soba: is noodle
glass noodle / cellophane noodle, shirataki / shirataki noodle, zucchini noodle, sweet potato noodle, rice noodle, rice vermicelli, rice paper, rice paper roll, rice cracker, rice cake, rice flour, rice tortilla, puffed rice, rice pasta, wild rice, quinoa, millet, buckwheat / buckwheat flour, amaranth, teff, sorghum, tapioca / tapioca flour, cassava / cassava flour / yuca, cassava tortilla, almond flour tortilla, arrowroot
rice / white rice: 0.78 g/ml
pudding rice, long grain rice, basmati / basmati rice, jasmine / jasmine rice: is rice; 0.78 g/ml
arborio / arborio rice, brown rice: is rice
almond flour, almond meal, ground almond: is almond
coconut flour: is coconut
chickpea flour / gram flour / besan, chickpea pasta: is chickpea
lentil pasta: is lentil
soy flour / soya flour: is soy
lupin / lupine / lupin flour / lupini: is legume
potato flour / potato starch: is potato
cornmeal / corn meal, polenta, grit, hominy, masa / masa harina, corn flour, corn tortilla, tortilla chip, taco shell, corn chip, corn flake / cornflake, popcorn: is corn
cornstarch / corn starch / cornflour: is corn; 0.54 g/ml
pita chip: is bread
mac and cheese / macaroni and cheese: is pasta; has cheese
# Grain, Counter, Bakery
sourdough, baguette, ciabatta, focaccia, pita, naan, chapati / roti, flatbread, roll, bun, bagel, english muffin, crumpet, hamburger bun / burger bun, hot dog bun, toast, crouton, crostini, bruschetta, breadstick, wrap, lavash, garlic bread, pizza dough / pizza base, tortilla / flour tortilla: is bread
rye bread: is bread; has rye
brioche, challah: is bread; has egg, butter
everything bagel: is bread; has sesame
cake, cupcake, muffin, scone, donut / doughnut, croissant, danish, pastry, brownie, biscotti, eclair, panettone, biscuit, banana bread, gingerbread, shortbread, ladyfinger, tiramisu, pie, tart, shortcrust: has wheat, egg, milk
phyllo / filo: is wheat
ginger nut, wafer: has wheat
grape nut: has wheat, barley
# Other, Pantry, Pantry
cookie, oreo: has wheat, milk, egg
pop tart: has wheat
goldfish / goldfish cracker: has wheat, cheese
# Frozen, Freezer, Frozen
puff pastry, pie crust: has wheat, milk
waffle / frozen waffle, eggo: has wheat, egg, milk
`
