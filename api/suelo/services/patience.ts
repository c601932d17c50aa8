const extensions = new WeakMap<Request, (seconds: number) => void>()

/** Notes how a request can be given more time before its connection counts as idle; only the listener can. */
export function setPatience(request: Request, extend: (seconds: number) => void): void {
  extensions.set(request, extend)
}

/** What takes longer than a connection may be silent says so first. */
export function askPatience(request: Request, seconds: number): void {
  extensions.get(request)?.(seconds)
}
