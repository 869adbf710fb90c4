import { expect, test } from 'vitest'
import { parseInline, parseText } from './formattedText.logic.ts'

test('paragraphs, lists, headings and code', () => {
  const blocks = parseText(
    '# Plan\nTwo lines\nof **text**.\n\n- one\n- *two*\n\n3. three\n4) four\n```\n- not a list\n```',
  )
  expect(blocks).toEqual([
    { type: 'heading', content: [{ style: 'plain', text: 'Plan' }] },
    {
      type: 'paragraph',
      content: [
        { style: 'plain', text: 'Two lines\nof ' },
        { style: 'bold', text: 'text' },
        { style: 'plain', text: '.' },
      ],
    },
    {
      type: 'list',
      ordered: false,
      start: 1,
      items: [[{ style: 'plain', text: 'one' }], [{ style: 'italic', text: 'two' }]],
    },
    {
      type: 'list',
      ordered: true,
      start: 3,
      items: [[{ style: 'plain', text: 'three' }], [{ style: 'plain', text: 'four' }]],
    },
    { type: 'code', text: '- not a list' },
  ])
})

test('whatever is no mark stays as it was said', () => {
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '![x](http://evil.example/a.png)',
    '[here](javascript:alert(1))',
    '2 * 3 * 4 = 24',
    '**never closed',
    'snake_case_name',
  ]) {
    expect(parseInline(text), text).toEqual([{ style: 'plain', text }])
  }
})

test('text that is still arriving is never lost', () => {
  const whole = 'Try **lentil soup**:\n1. Chop\n2. Boil\n```\ncode\n```\nDone'
  for (let end = 1; end <= whole.length; end += 1) {
    const letters = JSON.stringify(parseText(whole.slice(0, end)))
    if (end > 5) expect(letters).toContain('Try')
  }
})

test('50,000 marks take no time', () => {
  expect(parseText('**a '.repeat(12_500))).toHaveLength(1)
  expect(parseText('*'.repeat(50_000))).toHaveLength(1)
  expect(parseText('`'.repeat(50_000)).length).toBeLessThan(3)
})
