import { howToStep, htmlPage, jsonLd, type PageShape, recipeType } from '../pages.factory.ts'

/** More sites of many countries; the words are ours. */

export const regionalPages: Record<string, PageShape> = {
  'another Swedish shop: steps as text with paragraphs': {
    title: 'Pannkakor',
    ingredients: ['2 1/2 dl vetemjöl', '6 dl mjölk'],
    steps: ['Vispa ihop mjöl och hälften av mjölken.', 'Grädda tunna pannkakor i smör.'],
    html: htmlPage(
      jsonLd({
        ...recipeType,
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
        ...recipeType,
        name: 'Pork Tacos',
        recipeIngredient: ['10 ounce Ground Pork', '1 unit Lime'],
        recipeInstructions: [
          howToStep('• Wash produce.\n• Zest and quarter lime.'),
          howToStep('<p>• Cook pork until browned, 4-6 minutes.</p>'),
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
          ...recipeType,
          '@type': 'Recipe',
          name: 'Lamingtons',
          recipeIngredient: ['125g butter, chopped', '1 1/2 cups (225g) self-raising flour'],
          recipeInstructions: {
            '@type': 'ItemList',
            itemListElement: [
              {
                '@type': 'ListItem',
                position: 1,
                item: howToStep('Beat butter and sugar until pale and creamy.'),
              },
              { '@type': 'ListItem', position: 2, item: howToStep('Dip cakes in icing.') },
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
      '1. Zwiebel in den Mixtopf geben, 5 Sek./Stufe 5 zerkleinern.',
      '2. Kartoffeln zugeben, 20 Min./100°C/Stufe 1 garen.',
    ],
    html: htmlPage(
      jsonLd({
        ...recipeType,
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
