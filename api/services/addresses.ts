const addresses = new WeakMap<Request, string>()

/** Notes where a request comes from; the listener knows, the API only sees the request. */
export function setAddress(request: Request, address: string): void {
  addresses.set(request, address)
}

export function addressOf(request: Request): string {
  return addresses.get(request) ?? 'desconocida'
}
