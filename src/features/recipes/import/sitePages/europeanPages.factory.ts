import { howToStep, htmlPage, jsonLd, type PageShape, recipeType } from '../pages.factory.ts'

/** Sites of many countries and languages; the words are ours. */

export const europeanPages: Record<string, PageShape> = {
  'a French community: amounts with de, steps as things': {
    title: 'Quiche aux poireaux',
    ingredients: ['200 g de farine', "1 pincée de sel d'été", '3 œufs'],
    steps: ['Préchauffer le four à 180°C.', "Mélanger la crème et les œufs, puis l'ajouter."],
    html: htmlPage(
      jsonLd({
        ...recipeType,
        name: 'Quiche aux poireaux',
        recipeIngredient: ['200 g de farine', "1 pincée de sel d'été", '3 œufs'],
        recipeInstructions: [
          howToStep('Préchauffer le four à 180°C.'),
          howToStep('Mélanger la crème et les œufs, puis l&#039;ajouter.'),
        ],
      }),
      '<h1>Quiche aux poireaux</h1>',
    ),
  },
  'a German community: one text with empty lines between, doubled spaces': {
    title: 'Käsespätzle wie bei Oma',
    ingredients: ['500 g Mehl', '5 Ei(er)', 'etwas Salz'],
    steps: [
      'Mehl, Eier und Salz zu einem Teig schlagen.',
      'Durch die Presse drücken. Im Ofen ca. 10 Min. überbacken.',
    ],
    html: htmlPage(
      jsonLd({
        ...recipeType,
        name: 'Käsespätzle wie bei Oma',
        recipeIngredient: ['500 g  Mehl ', '5   Ei(er) ', 'etwas  Salz '],
        recipeInstructions:
          'Mehl, Eier und Salz zu einem Teig schlagen. \r\n\r\nDurch die Presse drücken. Im Ofen ca. 10 Min. überbacken.',
      }),
      '<h1>Käsespätzle wie bei Oma</h1>',
    ),
  },
  'an Italian site: amounts behind, pictures numbered inside of the text of the page': {
    title: 'Gnocchi di patate',
    ingredients: ['Patate rosse 1 kg', 'Farina 00 300 g', 'Sale fino q.b.'],
    steps: ['Lessate le patate.', 'Schiacciatele, poi unite la farina.'],
    html: htmlPage(
      jsonLd({
        ...recipeType,
        name: 'Gnocchi di patate',
        recipeIngredient: ['Patate rosse 1 kg', 'Farina 00 300 g', 'Sale fino q.b.'],
        recipeInstructions: [
          [howToStep('Lessate le patate.')],
          [howToStep('Schiacciatele, poi unite la farina.')],
        ],
      }),
      '<h1 class="gz-title-recipe">Gnocchi di patate</h1><div class="gz-content-recipe-step"><p>Lessate le patate <span class="num-step">1</span></p></div>',
    ),
  },
  'a site where everyone writes: emoji, steps with pictures, an empty step': {
    title: 'Mum’s fried rice 🍚',
    ingredients: ['2 bowls cold rice', '1 egg 🥚'],
    steps: ['Scramble the egg 🥚', 'Fry the rice!!'],
    html: htmlPage(
      jsonLd({
        ...recipeType,
        name: 'Mum’s fried rice 🍚',
        recipeIngredient: ['2 bowls cold rice', '1 egg 🥚'],
        recipeInstructions: [
          howToStep('Scramble the egg 🥚', { image: ['/1.jpg'] }),
          howToStep(''),
          howToStep('Fry the rice!!'),
        ],
      }),
      '<h1>Mum’s fried rice 🍚</h1>',
    ),
  },
  'a Dutch supermarket: entities in the title, types without a context': {
    title: 'Boerenkool ‘met’ worst',
    ingredients: ['1 kg kruimige aardappelen', '75 ml melk'],
    steps: ['Kook de aardappelen 20 min.', 'Stamp met de melk.'],
    html: htmlPage(
      jsonLd({
        '@type': 'Recipe',
        name: 'Boerenkool &lsquo;met&rsquo; worst',
        recipeIngredient: ['1 kg kruimige aardappelen', '75 ml melk'],
        recipeInstructions: [
          { '@type': 'HowToStep', text: ['Kook de aardappelen 20 min.'] },
          { '@type': 'HowToStep', text: 'Stamp met de melk.' },
        ],
      }),
      '<h1>Boerenkool ‘met’ worst</h1>',
    ),
  },
  'a Swedish shop: sections with lists in them': {
    title: 'Köttbullar med gräddsås',
    ingredients: ['500 g blandfärs', '1 dl ströbröd'],
    steps: [
      'Köttbullar',
      'Blanda färs och ströbröd.',
      'Forma och stek.',
      'Gräddsås',
      'Koka upp grädden.',
    ],
    html: htmlPage(
      jsonLd({
        ...recipeType,
        name: 'Köttbullar med gräddsås',
        recipeIngredient: ['500 g blandfärs', '1 dl ströbröd'],
        recipeInstructions: [
          {
            '@type': 'HowToSection',
            name: 'Köttbullar',
            itemListElement: [
              {
                '@type': 'HowToStep',
                itemListElement: [{ '@type': 'HowToDirection', text: 'Blanda färs och ströbröd.' }],
              },
              {
                '@type': 'HowToStep',
                itemListElement: [{ '@type': 'HowToDirection', text: 'Forma och stek.' }],
              },
            ],
          },
          {
            '@type': 'HowToSection',
            name: 'Gräddsås',
            itemListElement: [howToStep('Koka upp grädden.')],
          },
        ],
      }),
      '<h1>Köttbullar med gräddsås</h1>',
    ),
  },
}
