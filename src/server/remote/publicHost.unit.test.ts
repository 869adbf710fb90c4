import { describe, expect, test } from 'vitest'
import { feedAddress } from '#features/calendar/calendar.logic.ts'
import { isPublicAddress, saysPrivate } from './publicHost.ts'

test.for([
  '1.1.1.1',
  '8.8.8.8',
  '142.250.72.14',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.169.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450:4001:82a::200e',
  '::ffff:8.8.8.8',
  '64:ff9b::8.8.8.8',
  '2002:808:808::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.for([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::FFFF:169.254.169.254',
  '0:0:0:0:0:ffff:192.168.0.1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::127.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:2::1',
  '2001:10::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '2002:a00:1::1',
  '2002:c0a8:101::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd12:3456::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'not an address',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

describe('an address that says it is private, in every spelling', () => {
  test.for([
    'http://127.0.0.1/a.ics',
    'http://127.1/a.ics',
    'http://127.0.1/a.ics',
    'http://2130706433/a.ics',
    'http://0x7f000001/a.ics',
    'http://0x7f.0.0.1/a.ics',
    'http://0177.0.0.1/a.ics',
    'http://017700000001/a.ics',
    'http://127.0.0.1./a.ics',
    'http://１２７.0.0.1/a.ics',
    'http://0/a.ics',
    'https://10.1/a.ics',
    'https://192.168.1/a.ics',
    'http://169.254.169.254/latest/meta-data',
    'http://0xa9fea9fe/',
    'http://localhost/a.ics',
    'http://LOCALHOST:8080/a.ics',
    'http://localhost./a.ics',
    'http://calendars.localhost/a.ics',
    'http://user:pass@localhost/a.ics',
    'http://[::1]/a.ics',
    'http://[0:0:0:0:0:0:0:1]/a.ics',
    'http://[::]/a.ics',
    'http://[::ffff:127.0.0.1]/a.ics',
    'http://[::ffff:7f00:1]/a.ics',
    'http://[64:ff9b::10.0.0.1]/a.ics',
    'http://[fe80::1]/a.ics',
    'http://[FD00::1]/a.ics',
    'webcal://127.0.0.1/a.ics',
    'WEBCAL://0x7f000001/a.ics',
    'webcals://localhost/a.ics',
  ])('%s', (pasted) => {
    const address = feedAddress(pasted)
    expect(address && saysPrivate(address)).toBe(true)
  })

  test.for([
    'https://example.com/a.ics',
    'https://8.8.8.8/a.ics',
    'https://localhost.example.com/',
  ])('but %s does not', (pasted) => {
    const address = feedAddress(pasted)
    expect(address && saysPrivate(address)).toBe(false)
  })
})
