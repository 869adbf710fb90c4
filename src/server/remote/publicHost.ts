import { BlockList, isIP } from 'node:net'

/** IPv4 ranges that are not on the public internet (IANA's special-purpose registry). */
const special4 = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  special4.addSubnet(network, prefix, 'ipv4')
}

/** Public IPv6 addresses lie in 2000::/3, except for these. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const special6 = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
] as const) {
  special6.addSubnet(network, prefix, 'ipv6')
}

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '')
  if (isIP(plain) === 4) return !special4.check(plain, 'ipv4')
  if (isIP(plain) !== 6) return false
  const inside = embedded4(plain)
  if (inside !== undefined) return isPublicAddress(inside)
  return global6.check(plain, 'ipv6') && !special6.check(plain, 'ipv6')
}

/** A subscriber has 2^64 IPv6 addresses, which count as one; IPv4 within IPv6 is IPv4. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  if (isIP(plain) !== 6) return plain
  return embedded4(plain) ?? groupsOf(plain).slice(0, 4).join(':')
}

/** Mapped (::ffff:0:0/96), NAT64 (64:ff9b::/96) and 6to4 (2002::/16) lead to an IPv4 address. */
function embedded4(address: string): string | undefined {
  const groups = groupsOf(address)
  const start = groups.slice(0, 6).join(':')
  const [, second = 0, third = 0, , , , seventh = 0, last = 0] = groups
  if (start === '0:0:0:0:0:65535' || start === '100:65435:0:0:0:0') return dotted(seventh, last)
  return groups[0] === 0x2002 ? dotted(second, third) : undefined
}

const dotted = (high: number, low: number) => [high >> 8, high & 255, low >> 8, low & 255].join('.')

/** The eight numbers of an IPv6 address, in any notation. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const before = numbers(head)
  const after = numbers(tail ?? '')
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/**
 * Whether a host is private without a lookup: a private IP address, or localhost. URL has already
 * normalized decimal, hexadecimal and short forms of IPv4.
 */
export function saysPrivate({ hostname }: URL, isPublic = isPublicAddress): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (host === 'localhost' || host.endsWith('.localhost')) return true
  const address = host.replace(/^\[|\]$/g, '')
  return isIP(address) > 0 && !isPublic(address)
}
