const VERSION = 0x40
const VARIANTE = 0x80

/** `crypto.randomUUID`, which a page that came without HTTPS does not have. */
export function claveNueva(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = VERSION | ((bytes[6] as number) & 0x0f)
  bytes[8] = VARIANTE | ((bytes[8] as number) & 0x3f)
  const cifras = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return cifras.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
