import { BlockList, isIP } from 'node:net'

/** Every IPv4 range that is not an address on the public internet (IANA's special registry). */
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

/** What is public in IPv6 lies in 2000::/3; these lie in it and are not. */
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

/** Whether an IP address belongs to somebody on the internet, and to nobody's own network. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '')
  if (isIP(plain) === 4) return !special4.check(plain, 'ipv4')
  if (isIP(plain) !== 6) return false
  const inside = embedded4(plain)
  if (inside !== undefined) return isPublicAddress(inside)
  return global6.check(plain, 'ipv6') && !special6.check(plain, 'ipv6')
}

/** Whose an address is: in IPv6 everybody has 2^64 of them, and IPv4 within IPv6 is IPv4. */
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

/** The eight numbers of an IPv6 address, however it is written. */
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
 * Whether a host says by itself that it is on a private network: an address, or this machine's
 * name. Of other names nobody knows before they are looked up. URLs have already turned every
 * spelling of an IPv4 address (decimal, hexadecimal, short) into the usual one.
 */
export function saysPrivate({ hostname }: URL, isPublic = isPublicAddress): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (host === 'localhost' || host.endsWith('.localhost')) return true
  const address = host.replace(/^\[|\]$/g, '')
  return isIP(address) > 0 && !isPublic(address)
}
