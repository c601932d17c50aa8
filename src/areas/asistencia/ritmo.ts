/*
 * A call takes a cheap phone as long as the tap itself. Whoever goes down a list taps again within a moment, so marks
 * are gathered and sent in a pause, where nobody waits for the screen.
 */

/** After this long without a tap nobody is going down the list. */
const REPOSO_MS = 800
/** Marks wait no longer than this for such a pause: the next gap between two taps will do. */
const TOPE_MS = 4000
/** What a tap draws is done by then. */
const ENTRE_TOQUES_MS = 350

/** When to send what was marked since `primera`, the last of it at `ultima`; all in milliseconds of one clock. */
export const momentoDeEnviar = (primera: number, ultima: number): number =>
  Math.min(ultima + REPOSO_MS, Math.max(ultima + ENTRE_TOQUES_MS, primera + TOPE_MS))
