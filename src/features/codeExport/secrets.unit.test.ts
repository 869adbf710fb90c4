import { expect, test } from 'vitest'
import { createSecretRemoval } from './secrets.ts'

const config = {
  aiKey: undefined,
  aiBaseUrl: 'https://router.example',
  passcode: undefined,
  oidc: undefined,
  databaseUrl: undefined,
}

test('the key is taken out wherever it stands, however often', () => {
  const remove = createSecretRemoval({ ...config, aiKey: 'sk-abcde' })
  expect(remove('a sk-abcde b sk-abcde')).toBe('a [removed] b [removed]')
})

test('a long passcode and passwords in addresses are taken out everywhere', () => {
  const remove = createSecretRemoval({
    ...config,
    passcode: 'correct horse battery',
    databaseUrl: 'postgres://food_pal:p%40ss-of-the-house@db/food_pal',
  })
  expect(remove('say correct horse battery')).toBe('say [removed]')
  const router = createSecretRemoval({
    ...config,
    aiBaseUrl: 'https://me:of-the-router@ai.example',
  })
  expect(router('of-the-router')).toBe('[removed]')
  expect(remove('p%40ss-of-the-house or p@ss-of-the-house')).toBe('[removed] or [removed]')
})

test('a short one goes where a line speaks of a secret, so that gaps do not tell it', () => {
  const remove = createSecretRemoval({
    ...config,
    passcode: 'milk',
    databaseUrl: 'postgres://a:food@b/c',
  })
  expect(remove("add('milk')\nHOUSEHOLD_PASSCODE=milk\npostgres://a:food@b/c")).toBe(
    "add('milk')\nHOUSEHOLD_PASSCODE=[removed]\npostgres://a:[removed]@b/c",
  )
})

test('a key that some server merely insists on leaves the source readable', () => {
  const remove = createSecretRemoval({ ...config, aiKey: 'x' })
  expect(remove('export x\nAPI_KEY=x')).toBe('export x\nAPI_KEY=[removed]')
})

test('a secret that is part of another leaves nothing of it', () => {
  const remove = createSecretRemoval({
    ...config,
    aiKey: 'sk-abcde',
    passcode: 'sk-abcde-and-more',
  })
  expect(remove('sk-abcde-and-more')).toBe('[removed]')
})

test('signs that mean something elsewhere mean nothing here', () => {
  const remove = createSecretRemoval({ ...config, aiKey: '(a+)+$&$1' })
  expect(remove(`${'a'.repeat(50_000)}(a+)+$&$1`)).toBe(`${'a'.repeat(50_000)}[removed]`)
})

test('without secrets a text stays as it is', () => {
  expect(createSecretRemoval(config)('password: x')).toBe('password: x')
})
