import { zipOf } from '../zip.factory.ts'

/** Begins like a picture. */
const picture = Buffer.from('\u00ff\u00d8\u00ffbook', 'latin1')

/** A table whose rows are written with '|' between their cells, in several parts. */
const table = (...rows: string[][]) =>
  rows
    .map((parts) => parts.join('|').split('|'))
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n')

/** Exports of programs that write pages, tables and texts, by file name. */
export const textBooks: Record<string, () => string | Uint8Array> = {
  'recipesage.txt': () =>
    [
      'Title: Toast',
      'Description: Plain.',
      'Yield: 1',
      'Active Time: 5 minutes',
      'Source: Sam',
      'Source URL: https://kitchen.test/toast',
      'Notes: Golden.',
      'Ingredients:',
      '[Bread]',
      '2 slices bread',
      'Instructions:',
      'Toast it.',
      'Eat.',
      '',
      'Title: Tea',
      'Ingredients:',
      '1 tea bag',
      'Instructions:',
      'Steep.',
    ].join('\r\n'),
  'copymethat.zip': () =>
    zipOf({
      'recipes.html': `<html><body>${['Lentils', 'Bulgur', 'Quinoa']
        .map(
          (name, n) => `<div class="recipe" id="r${n}">
            <img class="recipeImage" src="images/${name}.jpg">
            <div id="name">${name}</div>
            <div><a id="original_link" href="https://kitchen.test/${n}?fbclid=1">link</a></div>
            <span class="recipeCategory">Tags:</span><span class="recipeCategory">grain</span>
            <div id="servings">Servings: <a id="recipeYield">4</a></div>
            <span id="ratingValue">4</span>
            <ul id="recipeIngredients">
              <li class="recipeIngredient_subheader">Pot</li>
              <li class="recipeIngredient">1 cup ${name}</li>
            </ul>
            <ol id="recipeInstructions"><li class="instruction">Rinse.</li><li class="instruction">Cook.</li></ol>
            <ul id="recipeNotes"><li class="recipeNote">Keeps.</li></ul>
          </div>`,
        )
        .join('\n')}</body></html>`,
      'images/Bulgur.jpg': picture,
    }),
  'recipekeeper.zip': () =>
    zipOf({
      'recipes.html': `<html><body>
        <div class="recipe-details"><table><tr><td><div class="recipe-photos-div">
          <img src="images/a_0.jpg" class="recipe-photo"></div></td><td>
          <h2 itemprop="name">Fish pie</h2>
          <div>Courses: <span itemprop="recipeCourse">Main</span></div>
          <meta content="Fish" itemprop="recipeCategory"><meta content="5" itemprop="recipeRating">
          <meta content="True" itemprop="recipeIsFavourite">
          <div>Source: <span itemprop="recipeSource"><a href="https://kitchen.test/pie">x</a></span></div>
          <span itemprop="recipeYield">6</span>
          <meta content="PT20M" itemprop="prepTime"><meta content="PT45M" itemprop="cookTime">
          <div itemprop="recipeIngredients"><p>1 lb fish</p><p>2 lb potatoes</p></div>
          <div itemprop="recipeDirections"><p>1. Mash.</p><p>2. Bake.</p></div>
          <div itemprop="recipeNotes"><p>Friday.</p></div>
          <meta content="410" itemprop="recipeNutCalories">
        </td></tr></table></div>
        <div class="recipe-details"><h2 itemprop="name">Slaw</h2>
          <div itemprop="recipeIngredients"><p>1 cabbage</p></div>
          <div itemprop="recipeDirections"><p>Shred.</p></div>
        </div></body></html>`,
      'images/a_0.jpg': picture,
    }),
  'plantoeat.csv': () =>
    table(
      [
        'Title|Course|Cuisine|Main Ingredient|Description|Source|Url|Prep Time|Cook Time|Servings',
        'Ingredients|Directions|Tags|Rating|Photo Url|Calories',
      ],
      [
        'Chili|Main|Mexican|Beans|Hot, "very".|Aunt|https://kitchen.test/chili|15|60|6',
        '1 lb beans\n2 onions|Fry.\n\nStew.|winter, spicy|4||380',
      ],
      ['Salsa|Side||||||||', '3 tomatoes|Chop.||||'],
    ),
  'myrecipebox.csv': () =>
    table(
      [
        'title|preparationTime|cookingTime|quantity|ingredients|instructions|originalPicture|source',
        'video|favorite|rating|categories|tags|notes|nutrition',
      ],
      [
        'Waffles|10 min|20 min|8|2 eggs\n1 cup flour|Mix.\nBake.||https://kitchen.test/waffles',
        'https://kitchen.test/v|1||Breakfast|sweet|Crisp.|Fat: 9 g',
      ],
    ),
  'Easy Pancakes.cook': () =>
    [
      '>> servings: 2',
      '>> prep time: 5 minutes',
      '>> source: https://kitchen.test/pan',
      '-- a comment',
      '',
      'Crack the @eggs{3} into a #bowl{}, add @flour{125%g}(sifted) and @sea salt{}.',
      '',
      '== Fry ==',
      '',
      'Fry in a #large pan{} with @butter for ~{2%minutes}. Salt with @sea salt{}.',
    ].join('\n'),
  'collection.mmf': () =>
    [
      'MMMMM----- Recipe via Meal-Master (tm) v8.05',
      '',
      '      Title: Corn Bread',
      ' Categories: Breads, Corn',
      '      Yield: 8 servings',
      '',
      '      1 c  Cornmeal                            2    Eggs; beaten',
      '  1 1/2 ts Baking powder                       1 c  Milk, at room',
      '                                                   -temperature',
      'MMMMM----------------------GLAZE----------------------',
      '      2 tb Honey',
      '',
      '  Mix all and pour into',
      '  a pan.',
      '',
      '  Bake 25 minutes.',
      '',
      'MMMMM',
      '',
      '---------- Recipe via Meal-Master (tm) v8.02',
      '',
      '      Title: Iced Tea',
      ' Categories: None',
      '   Servings:  4',
      '',
      '      4    Tea bags',
      '',
      '  Steep and cool.',
      '',
      '-----',
    ].join('\r\n'),
  'chowdown.zip': () =>
    zipOf({
      '_recipes/ramen.md': [
        '---',
        'layout: recipe',
        'title: "Quick Ramen"',
        'image: ramen.jpg',
        'tags: soups, noodles',
        'ingredients:',
        '- 2 eggs',
        '- 1 pack noodles',
        'directions:',
        '- Boil the eggs.',
        '- Add noodles.',
        '---',
        'A bowl for rainy days.',
        '',
        'Double it.',
      ].join('\n'),
      'images/ramen.jpg': picture,
    }),
}
