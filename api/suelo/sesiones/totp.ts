const SECONDS = 30
const DIGITS = 6
/** Of 160 bits, as RFC 4226 recommends. */
const BYTES = 20
/** How many steps a clock may be before or behind. */
const DRIFT = 1

/** Most logins, and all of most installations, go without it. */
const load = () => import('otpauth')

/** A new one, in base 32. */
export async function makeSecreto(): Promise<string> {
  const { Secret } = await load()
  return new Secret({ size: BYTES }).base32
}

/** What an application reads from the QR code. */
export async function direccionDe(secreto: string, issuer: string): Promise<string> {
  const { TOTP } = await load()
  return new TOTP({
    issuer,
    label: 'Administración',
    secret: secreto,
    digits: DIGITS,
    period: SECONDS,
  }).toString()
}

/** The time step that a code is of; null where it is of none that counts now. */
export async function pasoDe(secreto: string, codigo: string, now: number): Promise<number | null> {
  const { TOTP, Secret } = await load()
  const secret = Secret.fromBase32(secreto)
  const token = { token: codigo, secret, digits: DIGITS, period: SECONDS, timestamp: now, window: DRIFT }
  const delta = TOTP.validate(token)
  return delta === null ? null : Math.floor(now / 1000 / SECONDS) + delta
}
