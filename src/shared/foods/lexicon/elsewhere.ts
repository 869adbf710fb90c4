/**
 * What families elsewhere call the foods that many must avoid: German, French, Spanish and Italian
 * names as they are read, without accents and apostrophes ('d’amandes' is 'damandes'). Names of
 * several words keep a coconut from being a nut.
 */
const text = `
nut: nuss, nusse, fruits a coque, frutos secos, frutta secca
walnut: walnuss, walnusse, noix, nuez, nueces, noce, noci
hazelnut: haselnuss, haselnusse, noisette, avellana, nocciola, nocciole
almond: mandel, mandeln, amande, damande, almendra, mandorla, mandorle
cashew: cashewkern, cashewkerne, noix de cajou, anacardo, anacardi
pistachio: pistazie, pistazien, pistache, pistacho, pistacchio, pistacchi
pine nut: pinienkern, pinienkerne, pignon, pinon, pinoli
peanut: erdnuss, erdnusse, cacahuete, arachide, darachide, arachidi, cacahuate
milk: milch, vollmilch, lait, leche
cream: sahne, schlagsahne, rahm, creme liquide, creme entiere, creme fleurette, nata, panna
butter: beurre, mantequilla, burro
cheese: kase, fromage, queso rallado, formaggio
yogurt: joghurt, yaourt, yogur
egg: ei, eier, oeuf, œuf, doeuf, dœuf, huevo, uovo, uova
egg white: eiweiss, eiklar, blanc doeuf, clara de huevo, albume
egg yolk: eigelb, jaune doeuf, yema de huevo, tuorlo, tuorli
flour: mehl, weizenmehl, farine, harina, farina
wheat: weizen, ble, trigo, grano
fish: fisch, poisson, pescado, pesce
salmon: lachs, saumon, salmone
shellfish: schalentier, schalentiere, marisco
seafood: meeresfruchte, fruits de mer
shrimp: garnele, garnelen, crevette, gamba, gamberetti, gamberi
mussel: miesmuschel, miesmuscheln, moule, mejillon, mejillones, cozze
scallop: jakobsmuschel, jakobsmuscheln, noix de saint jacques, vieira, capesante
sesame: sesam, sesamo
soy: soja, soia
soy sauce: sojasauce, sojasosse, sauce soja, salsa de soja, salsa di soia
peanut butter: erdnussbutter, beurre de cacahuete, mantequilla de cacahuete, burro darachidi
almond milk: lait damande, leche de almendra, latte di mandorla
oat milk: lait davoine, leche de avena, latte davena
soy milk: lait de soja, leche de soja, latte di soia
coconut milk: lait de coco, leche de coco, latte di cocco
coconut: kokosnuss, noix de coco, noce di cocco
nutmeg: muskatnuss, noix de muscade, nuez moscada, noce moscata
rice flour: farine de riz, harina de arroz, farina di riso
corn flour: farine de mais, harina de maiz, farina di mais
`

export const namesElsewhere: ReadonlyMap<string, readonly string[]> = new Map(
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [food = '', names = ''] = line.split(': ')
      return [food, names.split(', ')] as const
    }),
)
