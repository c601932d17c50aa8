import { isIPv4, isIPv6 } from 'node:net'

const addresses = new WeakMap<Request, string>()

/** Notes where a request comes from; the listener knows, the API only sees the request. */
export function setAddress(request: Request, address: string): void {
  addresses.set(request, address)
}

export function addressOf(request: Request): string {
  return addresses.get(request) ?? 'desconocida'
}

/** As some proxies write it, with the port that they were asked from: '203.0.113.7:4711', '[2001:db8::7]:4711'. */
export function withoutPort(forwarded: string): string {
  const [, enclosed, plain] = /^(?:\[([^\]]*)\](?::\d*)?|([^:]*):\d*)$/.exec(forwarded) ?? []
  return enclosed ?? plain ?? forwarded
}

/** Whom a limit counts as one: of IPv6 a household or a server gets a /64, with more addresses than can be counted. */
export const networkOf = (request: Request): string => networkOfAddress(addressOf(request))

/** Whose wrong tries are counted as one's: of IPv4 a /24, which costs little more than one address of it. */
export function blockOf(request: Request): string {
  const network = networkOf(request)
  return isIPv4(network) ? network.replace(/\d+$/, '0/24') : network
}

/** '2001:db8:0:1::7' as '2001:db8:0:1::/64'; '::ffff:10.0.0.1' as '10.0.0.1'; any other as it is. */
export function networkOfAddress(address: string): string {
  const [plain = ''] = address.split('%')
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? []
  if (mapped) return mapped
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.split('::')
  const before = head.split(':').filter(Boolean)
  // An address of IPv4 at its end stands for two groups.
  const after = (tail ?? '')
    .replace(/\d+\.\d+\.\d+\.\d+$/, '0:0')
    .split(':')
    .filter(Boolean)
  const gap = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0')
  const groups = [...before, ...gap, ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
