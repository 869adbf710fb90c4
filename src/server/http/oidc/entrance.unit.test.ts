import { expect, it } from 'vitest'
import { Claims, memberOf, refusalOf } from './entrance.ts'

const claims = (given: object) => Claims.parse(given)
const people = [
  { id: 1, name: 'Maya' },
  { id: 2, name: 'Dad' },
  { id: 3, name: 'dad ' },
]

it.each([
  [1, { name: 'MAYA' }],
  [1, { name: 'Maya Miller', given_name: 'maya' }],
  [1, { name: 'M. Miller', email: 'Maya@example.org' }],
  [undefined, { name: 'Dad' }],
  [undefined, { name: 'Grandpa', email: 'maya.miller@example.org' }],
  [undefined, { name: ['Maya'] }],
  [undefined, {}],
])('the member is %s for %j', (id, given) => {
  expect(memberOf(claims(given), people)).toBe(id)
})

it.each([
  [undefined, { email: 'MAYA@example.org', email_verified: true }],
  ['notVerified', { email: 'maya@example.org' }],
  ['notAllowed', { email: 'maya@example.org.evil.example', email_verified: true }],
  ['notAllowed', { email: ['maya@example.org'], email_verified: true }],
  [undefined, { groups: ['other', 'family'] }],
  ['notAllowed', { groups: 'family' }],
  ['notAllowed', {}],
])('the refusal is %s for %j', (problem, given) => {
  expect(refusalOf(claims(given), ['maya@example.org', 'family'])).toBe(problem)
})
