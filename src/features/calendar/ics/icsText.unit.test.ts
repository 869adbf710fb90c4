import { expect, test } from 'vitest'
import { plainText } from './icsText.ts'

test.for([
  ['Just text, 3 < 5 & so on', 'Just text, 3 < 5 & so on'],
  ['<ul><li>Milk</li><li>Eggs &#39;12&#39;</li></ul>', "• Milk\n• Eggs '12'"],
  ['One<br/>two<BR>three&nbsp;<b>four</b>', 'One\ntwo\nthree four'],
  ['<a href="https://example.com/x">https://example.com/x</a>', 'https://example.com/x'],
  ['<a href="https://example.com/x" target="_blank">Plan</a>', 'Plan (https://example.com/x)'],
  ['<img src=x onerror=alert(1)>Hi', 'Hi'],
  ['\u0000 \r\n\r\n\r\n\r\n ', null],
  ['<p></p>', null],
] as const)('%j is read as %j', ([html, text]) => {
  expect(plainText(html, 1_000)).toBe(text)
})

test('what is too long is cut', () => {
  expect(plainText('x'.repeat(1_000), 10)).toBe(`${'x'.repeat(10)}…`)
})
