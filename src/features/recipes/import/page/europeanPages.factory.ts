import { htmlPage, jsonLd, type PageShape } from '../pages.factory.ts'

/** Sites of many countries and languages; the words are ours. */

const step = (text: string, more: object = {}) => ({ '@type': 'HowToStep', text, ...more })
const schema = { '@context': 'https://schema.org', '@type': 'Recipe' }

export const europeanPages: Record<string, PageShape> = {
  'a French community: amounts with de, steps as things': {
    title: 'Quiche aux poireaux',
    ingredients: ['200 g de farine', "1 pincée de sel d'été", '3 œufs'],
    steps: ['Préchauffer le four à 180°C.', "Mélanger la crème et les œufs, puis l'ajouter."],
    html: htmlPage(
      jsonLd({
        ...schema,
        name: 'Quiche aux poireaux',
        recipeIngredient: ['200 g de farine', "1 pincée de sel d'été", '3 œufs'],
        recipeInstructions: [
          step('Préchauffer le four à 180°C.'),
          step('Mélanger la crème et les œufs, puis l&#039;ajouter.'),
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
        ...schema,
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
        ...schema,
        name: 'Gnocchi di patate',
        recipeIngredient: ['Patate rosse 1 kg', 'Farina 00 300 g', 'Sale fino q.b.'],
        recipeInstructions: [
          [step('Lessate le patate.')],
          [step('Schiacciatele, poi unite la farina.')],
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
        ...schema,
        name: 'Mum’s fried rice 🍚',
        recipeIngredient: ['2 bowls cold rice', '1 egg 🥚'],
        recipeInstructions: [
          step('Scramble the egg 🥚', { image: ['/1.jpg'] }),
          step(''),
          step('Fry the rice!!'),
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
        ...schema,
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
            itemListElement: [step('Koka upp grädden.')],
          },
        ],
      }),
      '<h1>Köttbullar med gräddsås</h1>',
    ),
  },
  'another Swedish shop: steps as text with paragraphs': {
    title: 'Pannkakor',
    ingredients: ['2 1/2 dl vetemjöl', '6 dl mjölk'],
    steps: ['Vispa ihop mjöl och hälften av mjölken.', 'Grädda tunna pannkakor i smör.'],
    html: htmlPage(
      jsonLd({
        ...schema,
        name: 'Pannkakor',
        recipeIngredient: ['2 1/2 dl vetemjöl', '6 dl mjölk'],
        recipeInstructions:
          '<p>Vispa ihop mjöl och hälften av mjölken.</p><p>Grädda tunna pannkakor i smör.</p>',
      }),
      '<h1>Pannkakor</h1>',
    ),
  },
  'a dairy: CDATA around the data': {
    title: 'Rice pudding',
    ingredients: ['1 l milk', '1½ dl rice'],
    steps: ['Bring the milk to a boil.', 'Add rice; simmer 45 min.'],
    html: htmlPage(
      jsonLd(
        '\n//<![CDATA[\n{"@context":"http://schema.org/","@type":"Recipe","name":"Rice pudding","recipeIngredient":["1 l milk","1½ dl rice"],"recipeInstructions":[{"@type":"HowToStep","text":"Bring the milk to a boil."},{"@type":"HowToStep","text":"Add rice; simmer 45 min."}]}\n//]]>\n',
      ),
      '<h1>Rice pudding</h1>',
    ),
  },
  'boxes of food: several sentences with dots in a step, the lines within it': {
    title: 'Pork Tacos',
    ingredients: ['10 ounce Ground Pork', '1 unit Lime'],
    steps: ['• Wash produce. • Zest and quarter lime.', '• Cook pork until browned, 4-6 minutes.'],
    html: htmlPage(
      jsonLd({
        ...schema,
        name: 'Pork Tacos',
        recipeIngredient: ['10 ounce Ground Pork', '1 unit Lime'],
        recipeInstructions: [
          step('• Wash produce.\n• Zest and quarter lime.'),
          step('<p>• Cook pork until browned, 4-6 minutes.</p>'),
        ],
      }),
      '<h1>Pork Tacos</h1>',
    ),
  },
  'an Australian site: fractions and teaspoons with their sizes': {
    title: 'Lamingtons',
    ingredients: ['125g butter, chopped', '1 1/2 cups (225g) self-raising flour'],
    steps: ['Beat butter and sugar until pale and creamy.', 'Dip cakes in icing.'],
    html: htmlPage(
      jsonLd([
        {
          ...schema,
          '@type': 'Recipe',
          name: 'Lamingtons',
          recipeIngredient: ['125g butter, chopped', '1 1/2 cups (225g) self-raising flour'],
          recipeInstructions: {
            '@type': 'ItemList',
            itemListElement: [
              {
                '@type': 'ListItem',
                position: 1,
                item: step('Beat butter and sugar until pale and creamy.'),
              },
              { '@type': 'ListItem', position: 2, item: step('Dip cakes in icing.') },
            ],
          },
        },
      ]),
      '<h1>Lamingtons</h1>',
    ),
  },
  'owners of a machine: numbered paragraphs in one text': {
    title: 'Kartoffelsuppe',
    ingredients: ['600 g Kartoffeln', '1 Zwiebel, halbiert'],
    steps: [
      'Zwiebel in den Mixtopf geben, 5 Sek./Stufe 5 zerkleinern.',
      'Kartoffeln zugeben, 20 Min./100°C/Stufe 1 garen.',
    ],
    html: htmlPage(
      jsonLd({
        ...schema,
        name: 'Kartoffelsuppe',
        recipeIngredient: ['600 g Kartoffeln', '1 Zwiebel, halbiert'],
        recipeInstructions:
          '<p>1. Zwiebel in den Mixtopf geben, 5 Sek./Stufe 5 zerkleinern.</p>\n<p>2. Kartoffeln zugeben, 20 Min./100°C/Stufe 1 garen.</p>',
      }),
      '<h1>Kartoffelsuppe</h1>',
    ),
  },
  'a Russian community: microdata with amounts in parts of their own': {
    title: 'Борщ с фасолью',
    ingredients: ['Свёкла — 2 шт', 'Фасоль — 1 стак.'],
    steps: ['Свёклу очистить и натереть.', 'Варить 40 минут.'],
    html: htmlPage(
      '<title>Борщ с фасолью – кулинарный рецепт</title>',
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Борщ с фасолью</h1>
      <ul><li itemprop="recipeIngredient"><a href="/1"><span>Свёкла</span></a> — <span>2 шт</span></li>
      <li itemprop="recipeIngredient"><a href="/2"><span>Фасоль</span></a> — <span>1 стак.</span></li></ul>
      <ul itemprop="recipeInstructions"><li><div><a href="/1.jpg"><img src="/1.jpg"></a></div><div><p>Свёклу очистить и натереть.</p></div></li>
      <li><div><p>Варить 40 минут.</p></div></li></ul></div>`,
    ),
  },
  'a Polish shop: classes and headings in its own language': {
    title: 'Pierogi z kapustą',
    ingredients: ['500 g mąki', '1 jajko', '400 g kapusty kiszonej'],
    steps: [
      'Mąkę przesiej i zagnieć ciasto z jajkiem oraz ciepłą wodą.',
      'Farsz podsmaż, a potem nałóż na krążki ciasta.',
    ],
    html: htmlPage(
      '<title>Pierogi z kapustą - przepis</title>',
      `<main><h1>Pierogi z kapustą</h1><div class="skladniki"><h3>Składniki</h3><ul><li>500 g mąki</li><li>1 jajko</li><li>400 g kapusty kiszonej</li></ul></div>
      <div id="opis_przygotowania"><h3>Sposób przygotowania</h3><p>Mąkę przesiej i zagnieć ciasto z jajkiem oraz ciepłą wodą.</p><p>Farsz podsmaż, a potem nałóż na krążki ciasta.</p></div></main>`,
    ),
  },
}
