export const animals = `
# Protein, Fridge, Meat
salmon: is fish
lox / gravlax / smoked salmon, salmon fillet: is salmon
tuna steak, ahi, albacore, yellowfin, skipjack: is tuna
cod / codfish, tilapia, halibut, trout, arctic char, haddock, pollock / pollack, mackerel, snapper / red snapper: is fish
salt cod / bacalao: is cod
herring, swordfish, catfish, barramundi, bass / sea bass / seabass / branzino, mahi mahi / mahi, flounder, plaice, turbot: is fish
kipper, rollmop: is herring
bombay duck, lemon sole, dover sole, sole, eel / unagi, monkfish, grouper, perch, walleye, pike, carp, hake, whiting, sprat, whitebait, smelt, sea bream / bream, skate, shark, roe / fish roe, caviar, taramasalata, gefilte fish: is fish
fish fillet, fish cake / fishcake: is fish
surimi / imitation crab / crab stick / seafood stick, kamaboko: is fish; has crab, egg, wheat
shrimp / prawn: is crustacean
king prawn, tiger prawn / tiger shrimp, dried shrimp, shrimp paste / belacan, prawn cracker: is shrimp
crab / crabmeat / crab meat, lobster, crayfish / crawfish / crawdad, langoustine / langostino / norway lobster / dublin bay prawn, krill, moreton bay bug, balmain bug, yabby: is crustacean
scampi: is shrimp, langoustine
crab leg: is crab
crab cake: is crab; has wheat, egg
lobster tail: is lobster
scallop / bay scallop / sea scallop, mussel, clam / vongole, oyster, squid, octopus, cuttlefish, cockle, whelk, abalone, conch, snail / escargot: is mollusc
clam juice: is clam
calamari: is squid
rotisserie chicken, chicken sausage, chicken bacon, chicken burger, chicken meatball, chicken hot dog, chicken fat / schmaltz: is chicken
turkey slice, turkey bacon, turkey ham, turkey sausage, turkey pepperoni, turkey burger, turkey meatball, turkey meatloaf, turkey hot dog: is turkey
duck fat: is duck
beef: is red meat
roast beef, topside, silverside, rump, beef cheek, steak, brisket, sirloin, ribeye / rib eye, flank steak, skirt steak, filet mignon, chuck / chuck roast, short rib, oxtail, corned beef / salt beef, bresaola, pastrami, beef jerky, beef bacon, beef sausage, beef hot dog, beef chorizo, beef dripping, suet, tallow, veal, burger patty / hamburger patty: is beef
meatball: is beef; has egg, wheat
pork / pig: is red meat
pork chop, pork shoulder, pork belly, pork loin, carnita, pork rind / pork scratching, gammon, spare rib / sparerib / pork rib / baby back rib, bacon / streaky bacon, lardon, gammon steak, crackling, guanciale, pancetta, speck, ham, prosciutto / parma ham, serrano ham / jamon, sausage, bratwurst, kielbasa, andouille, chipolata, merguez, hot dog / hotdog / frankfurter / wiener, nduja, pepperoni, salami, chorizo, bologna, mortadella, soppressata, lard: is pork
black pudding / blood sausage, haggis: is pork; has oat
lamb / mutton: is red meat
lamb chop, lamb shank: is lamb
venison, bison, goat, boar / wild boar, elk, reindeer, moose, kangaroo, horse meat, rabbit, hare: is game
liver, kidney, tripe, sweetbread, pate, liverwurst, foie gras: is offal
chicken liver: is liver, chicken
roast, rib, wing, filet, fillet
# Protein, Fridge, Meat, 2
chicken, turkey, duck, goose, quail, pheasant, partridge, guinea fowl, cornish hen, ostrich: is poultry
chicken thigh, chicken breast, chicken leg, drumstick, chicken wing, chicken tender, poussin, ground chicken / minced chicken / chicken mince: is chicken
ground turkey / minced turkey / turkey mince: is turkey
duck breast, duck leg: is duck
ground beef / minced beef / beef mince / mince beef, ground chuck: is beef
ground pork / minced pork / pork mince: is pork
ground lamb / minced lamb / lamb mince: is lamb
mince: is meat
# Protein, Fridge, Dairy
egg
egg white / albumen / albumin, egg yolk / yolk, duck egg, quail egg, egg wash, egg powder / powdered egg, eggs benedict, scotch egg: is egg
# Other, Pantry, Pantry
gelatin / gelatine, jello, aspic: is meat
marshmallow, gummy bear / gummy: has gelatin
bone broth, meat broth: is meat
chicken stock / chicken broth / chicken bouillon: has chicken; 1 g/ml
beef stock / beef broth / beef bouillon: has beef; 1 g/ml
fish stock / fish broth / fumet, dashi, bonito / bonito flake / katsuobushi: has fish
# Condiment, Pantry, Pantry
honey: 1.42 g/ml
mead, honeycomb: has honey
# Protein, Pantry, Pantry
tuna / canned tuna / tinned tuna, anchovy, sardine / pilchard: is fish
anchovy paste: is anchovy
canned salmon: is salmon
canned chicken: is chicken
spam: is pork
jerky: is beef
`
