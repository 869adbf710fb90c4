import { describe, expect, test } from 'vitest'
import { isNestedDeeper } from '#shared/nesting.ts'
import { durationWords } from './durations.ts'
import { ingredientLines } from './ingredients.ts'
import { readJson } from './json.ts'
import { stepLines } from './steps.ts'

describe('JSON as pages write it', () => {
  const egg = { name: 'Egg', steps: ['Break', 'Fry'] }
  test.for([
    [
      'line breaks and tabs in texts',
      '{"name":"Egg","steps":["Break","Fry"],"x":"a\n\tb"}',
      { x: 'a\n\tb' },
    ],
    ['commas too many', '{"name":"Egg","steps":["Break","Fry",],}', {}],
    ['a comment around it', '<!-- {"name":"Egg","steps":["Break","Fry"]} -->', {}],
    ['a CDATA section', '//<![CDATA[\n{"name":"Egg","steps":["Break","Fry"]}\n//]]>', {}],
    ['another CDATA section', '/*<![CDATA[*/{"name":"Egg","steps":["Break","Fry"]}/*]]>*/', {}],
    [
      'entities for quotes',
      '{&quot;name&quot;:&quot;Egg&quot;,&quot;steps&quot;:[&quot;Break&quot;,&quot;Fry&quot;]}',
      {},
    ],
    [
      'control characters',
      '\u0000{"name":"Egg",\u0001"steps":["Break","Fry"],"x":"a\u0002b"}',
      { x: 'a\u0002b' },
    ],
    ['a byte order mark and a semicolon', '\ufeff{"name":"Egg","steps":["Break","Fry"]};', {}],
    [
      'quotes in texts',
      '{"name":"Egg","steps":["Break","Fry"],"x":"a 9" pan, or "large" one"}',
      { x: 'a 9" pan, or "large" one' },
    ],
    [
      'wrong escapes',
      String.raw`{"name":"Egg","steps":["Break","Fry"],"x":"it\'s \u12"}`,
      { x: "it's u12" },
    ],
    ['no end', '{"name":"Egg","steps":["Break","Fry"', {}],
  ] as const)('%s', ([, text, more]) => {
    expect(readJson(text)).toEqual([{ ...egg, ...more }])
  })

  test('several values one after the other', () => {
    expect(readJson('{"a":1}{"b":[2,]}\n[3]')).toEqual([{ a: 1 }, { b: [2] }, [3]])
  })

  test('what is none is nothing', () => {
    for (const text of ['', 'recipe', '}', '{"a"', ']]]]', '"']) expect(readJson(text)).toEqual([])
    const deep = readJson('['.repeat(1_000) + ']'.repeat(1_000))
    expect(isNestedDeeper(deep, 66)).toBe(false)
  })
})

test.for([
  ['PT35M', '35 minutes'],
  ['PT90M', '1 hour 30 minutes'],
  ['PT1H', '1 hour'],
  ['PT1H30', '1 hour 30 minutes'],
  ['P0Y0M0DT0H35M0.000S', '35 minutes'],
  ['P0DT2H', '2 hours'],
  ['P35M', '35 minutes'],
  ['P1DT12H', '36 hours'],
  ['P2D', '2 days'],
  ['pt10m', '10 minutes'],
  ['PT0M', ''],
  ['PT', ''],
  [35, '35 minutes'],
  ['45', '45 minutes'],
  ['35 minutes', '35 minutes'],
  ['about 1 hour', 'about 1 hour'],
  ['overnight', 'overnight'],
  ['N/A', ''],
  [{ '@type': 'Duration', minValue: 'PT10M', maxValue: 'PT20M' }, '10 minutes to 20 minutes'],
  [{ maxValue: 'PT20M' }, '20 minutes'],
  [['', 'PT5M'], '5 minutes'],
  [null, ''],
] as const)('the duration %j is %j', ([given, words]) => {
  expect(durationWords(given)).toBe(words)
})

test.for([
  ['a list', ['1 egg', ' 2  cups\u00a0flour '], ['1 egg', '2 cups flour']],
  ['one text with lines', '1 egg\n2 cups flour\n\n', ['1 egg', '2 cups flour']],
  ['lists in lists', [['1 egg'], [['2 cups flour']]], ['1 egg', '2 cups flour']],
  ['markup', ['<b>1</b> egg', '1 <a href="/x">cup</a> milk<br/>'], ['1 egg', '1 cup milk']],
  ['a list in markup', '<ul><li>1 egg</li><li>salt</li></ul>', ['1 egg', 'salt']],
  [
    'entities',
    ['1 &amp; 2', '&#189; cup', 'Joe&#39;s', '&amp;frac12; tsp'],
    ['1 & 2', '½ cup', 'Joe’s'.replace('’', "'"), '½ tsp'],
  ],
  ['invisible signs', ['1 e\u00adgg\u200b', '\ufeff2 cups'], ['1 egg', '2 cups']],
  ['the same twice', ['1 egg', '1 egg'], ['1 egg', '1 egg']],
  ['a line break in one of many', ['1\n egg', 'salt'], ['1 egg', 'salt']],
  ['fewer than signs', ['<1 cup milk', 'eggs < 3'], ['<1 cup milk', 'eggs < 3']],
  [
    'things',
    [{ quantity: 1.5, unit: { name: 'cup' }, food: { name: 'milk' }, note: 'warm' }],
    ['1½ cup milk, warm'],
  ],
  ['nothing', null, []],
] as const)('ingredients as %s', ([, given, lines]) => {
  expect(ingredientLines(given)).toEqual(lines)
})

test.for([
  [
    'a paragraph stays one',
    'Mix 2.5 cups and bake for 10. Serve.',
    ['Mix 2.5 cups and bake for 10. Serve.'],
  ],
  ['lines', 'Mix.\r\nBake.', ['Mix.', 'Bake.']],
  ['breaks', 'Mix.<br>Bake.<br />', ['Mix.', 'Bake.']],
  ['paragraphs', '<p>Mix <em>it</em>.</p>\n<p>Bake\nit.</p>', ['Mix it.', 'Bake it.']],
  ['entries', '<ol><li>Mix.</li><li>Bake.</li></ol>', ['Mix.', 'Bake.']],
  [
    'numbers in one line',
    '1. Mix 2 eggs. 2. Bake 10 min. 3) Eat.',
    ['1. Mix 2 eggs.', '2. Bake 10 min.', '3) Eat.'],
  ],
  [
    'entries of several blocks',
    '<ul><li><p>Mix.</p><p>Well.</p></li><li>Bake.<ul><li>Hot</li></ul></li></ul>',
    ['Mix. Well.', 'Bake.', 'Hot'],
  ],
  ['numbers apart', ['1', 'Mix.', '2', 'Bake.'], ['Mix.', 'Bake.']],
  ['numbers that do not count', 'Add 2. Then 5. Done', ['Add 2. Then 5. Done']],
  [
    'steps with numbers of their own',
    ['Step 1: Mix.', 'Step 2 Bake.', '3. Eat.'],
    ['Step 1: Mix.', 'Step 2 Bake.', '3. Eat.'],
  ],
  ['numbers on lines of their own', '1\nMix.\nStep 2\nBake.', ['Mix.', 'Bake.']],
  [
    'things with a name alone',
    [{ '@type': 'HowToStep', name: 'Mix.' }, { name: 'Bake.' }],
    ['Mix.', 'Bake.'],
  ],
  [
    'a name that says more',
    [{ name: 'The dough', text: 'Mix.' }, { text: 'Bake.' }],
    ['The dough', 'Mix.', 'Bake.'],
  ],
  [
    'a name that begins the text',
    [{ name: 'Mix it…', text: 'Mix it well.' }, { text: 'Bake.' }],
    ['Mix it well.', 'Bake.'],
  ],
  [
    'directions and tips in steps',
    [
      {
        '@type': 'HowToStep',
        itemListElement: [
          { '@type': 'HowToDirection', text: 'Mix.' },
          { '@type': 'HowToTip', text: 'Gently.' },
        ],
      },
      'Bake.',
    ],
    ['Mix.', 'Gently.', 'Bake.'],
  ],
  [
    'sections',
    [
      {
        '@type': 'HowToSection',
        name: 'Dough',
        itemListElement: [{ text: 'Mix.' }, { text: 'Rest.' }],
      },
      { '@type': 'HowToSection', name: 'Oven', itemListElement: { text: 'Bake.' } },
    ],
    ['Dough', 'Mix.', 'Rest.', 'Oven', 'Bake.'],
  ],
  [
    'an item list',
    {
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', item: { text: 'Mix.' } }, { text: 'Bake.' }],
    },
    ['Mix.', 'Bake.'],
  ],
  ['lists in lists', [[{ text: 'Mix.' }], [{ text: 'Bake.' }]], ['Mix.', 'Bake.']],
  [
    'one thing that holds them all',
    [{ '@type': 'HowToStep', text: 'Mix.\nBake.' }],
    ['Mix.', 'Bake.'],
  ],
  [
    'words on both sides of a block',
    ['<div>Mix</div><div>well</div>', 'Bake.'],
    ['Mix well', 'Bake.'],
  ],
  ['nothing', undefined, []],
] as const)('steps: %s', ([, given, lines]) => {
  expect(stepLines(given)).toEqual(lines)
})
