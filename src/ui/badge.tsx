import type { ReactNode } from 'react'

/** Blue is assigned or informative, yellow waits, green is done, red needs somebody, grey is none of these. */
export type Tone = 'blue' | 'yellow' | 'green' | 'red' | 'grey'

/** A state in a word, with the colour that goes with it. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`insignia ${tone}`}>{children}</span>
}
