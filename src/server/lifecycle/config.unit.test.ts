import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('the environment', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: expect.stringMatching(/data$/),
      databaseUrl: undefined,
      timeZone: undefined,
      passcode: undefined,
    })
  })

  test('counts empty as unset', () => {
    expect(readConfig({ PORT: '', HOUSEHOLD_TIME_ZONE: ' ' })).toEqual(readConfig({}))
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT takes a port number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT takes a port number from 0 to 65535.'],
    [{ HOST: 'kitchen' }, 'HOST takes an IP address or localhost.'],
    [
      { DATABASE_URL: 'mysql://x/y' },
      'DATABASE_URL takes an address like postgres://user@host/name.',
    ],
    [{ HOUSEHOLD_TIME_ZONE: 'Mars' }, 'HOUSEHOLD_TIME_ZONE takes a time zone like Europe/Berlin.'],
    [{ HOUSEHOLD_PASSCODE: 'abc' }, 'HOUSEHOLD_PASSCODE takes at least 4 characters.'],
    [{ PUBLIC_URL: 'food.example' }, 'PUBLIC_URL takes an http or https address.'],
    [{ AI_BASE_URL: 'ftp://x' }, 'AI_BASE_URL takes an http or https address.'],
    [{ AI_TIMEOUT_S: '0' }, 'AI_TIMEOUT_S takes a number of seconds from 1 to 3600.'],
    [{ AI_TIMEOUT_S: 'long' }, 'AI_TIMEOUT_S takes a number of seconds from 1 to 3600.'],
    [{ BACKUP_AT: '25:00' }, 'BACKUP_AT takes a time of day like 03:30, or off.'],
    [{ BACKUP_MAX_MB: '0' }, 'BACKUP_MAX_MB takes a number of megabytes from 1 to 10000000.'],
    [{ OIDC_ISSUER: 'auth.example' }, 'OIDC_ISSUER takes an http or https address.'],
    [{ OIDC_ISSUER: 'https://a.example' }, 'OIDC_ISSUER takes OIDC_CLIENT_ID,'],
    [{ OIDC_ALLOWED: 'family' }, 'OIDC_ISSUER takes the address of the service'],
    [{ PASSCODE_SIGN_IN: 'no' }, 'PASSCODE_SIGN_IN takes on or off.'],
    [{ PASSCODE_SIGN_IN: 'off' }, 'PASSCODE_SIGN_IN takes off only beside OIDC_ISSUER'],
    [{ CALENDAR_ALLOW_PRIVATE_HOSTS: 'yes' }, 'CALENDAR_ALLOW_PRIVATE_HOSTS takes true or false.'],
  ])('%j is refused in one line', (environment, line) => {
    expect(() => readConfig(environment)).toThrow(line)
  })

  test('an address that others can reach needs a passcode', () => {
    expect(() => readConfig({ PUBLIC_URL: 'https://food.example' })).toThrow(
      /^PUBLIC_URL takes a HOUSEHOLD_PASSCODE beside it/,
    )
    expect(readConfig({ PUBLIC_URL: 'http://localhost:8080' }).publicUrl).toBe(
      'http://localhost:8080',
    )
    const guarded = { PUBLIC_URL: 'https://food.example', HOUSEHOLD_PASSCODE: 'soup' }
    expect(readConfig(guarded).publicUrl).toBe('https://food.example')
  })

  test('another service may take the place of the passcode', () => {
    const env = {
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://home.example/food/',
      OIDC_ISSUER: 'https://auth.example/o/food/',
      OIDC_CLIENT_ID: 'food',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_ALLOWED: ' maya@example.org,, family ',
    }
    expect(readConfig(env)).toMatchObject({
      hasSignIn: true,
      passcode: undefined,
      oidc: {
        allowed: ['maya@example.org', 'family'],
        returnTo: 'https://home.example/food/api/sign-in/oidc/callback',
      },
    })
    const both = { ...env, HOUSEHOLD_PASSCODE: 'soup is good' }
    expect(readConfig(both).passcode).toBe('soup is good')
    expect(readConfig({ ...both, PASSCODE_SIGN_IN: 'off' }).passcode).toBeUndefined()
  })

  test('names the proxies that are trusted', () => {
    expect(readConfig({}).trustedProxies).toEqual([])
    expect(readConfig({ TRUSTED_PROXY: '10.0.0.1, ::1' }).trustedProxies).toEqual([
      '10.0.0.1',
      '::1',
    ])
    expect(() => readConfig({ TRUSTED_PROXY: 'proxy' })).toThrow(
      'TRUSTED_PROXY takes IP addresses, with commas.',
    )
  })

  test('a model answers where a key or an address is set', () => {
    const openRouter = 'https://openrouter.ai/api/v1'
    const home = 'http://192.168.1.5:11434/v1'
    expect(readConfig({})).toMatchObject({ hasModel: false, aiBaseUrl: openRouter })
    expect(readConfig({ AI_BASE_URL: `${home}/` })).toMatchObject({
      hasModel: true,
      aiKey: undefined,
      aiBaseUrl: home,
      aiTimeout: 60_000,
    })
    expect(readConfig({ OPENROUTER_API_KEY: 'old' })).toMatchObject({
      hasModel: true,
      aiKey: 'old',
      aiBaseUrl: openRouter,
    })
    const both = { AI_KEY: 'new', OPENROUTER_API_KEY: 'old', AI_MODEL: 'qwen3:8b' }
    expect(readConfig({ ...both, AI_TIMEOUT_S: '300' })).toMatchObject({
      aiKey: 'new',
      aiModel: 'qwen3:8b',
      aiTimeout: 300_000,
    })
  })

  test('says when backups are made, and how much room they may take', () => {
    expect(readConfig({})).toMatchObject({ backupAt: '03:30', backupsMost: 2_000_000_000 })
    expect(readConfig({ BACKUP_AT: 'off', BACKUP_MAX_MB: '5' })).toMatchObject({
      backupAt: undefined,
      backupsMost: 5_000_000,
    })
  })

  test('opens to the network with a passcode only', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/^HOST takes a loopback address unless/)
    expect(readConfig({ HOST: '0.0.0.0', HOUSEHOLD_PASSCODE: 'soup' }).host).toBe('0.0.0.0')
    expect(readConfig({ HOST: '::1' }).host).toBe('::1')
  })
})
