// What is used here of two that say no types.
declare module 'verovio/wasm' {
  export default function createVerovioModule(): Promise<unknown>
}

declare module 'verovio/esm' {
  export const LOG_OFF: number
  export function enableLog(level: number, verovio: unknown): void
  export class VerovioToolkit {
    constructor(verovio: unknown)
    setOptions(options: Record<string, unknown>): void
    loadData(data: string): boolean | number
    getPageCount(): number
    renderToSVG(page: number): string
    /** In base64. */
    renderToMIDI(): string
  }
}

declare module 'saxen' {
  export class Parser {
    on(hook: 'openTag', take: (name: string, readAttributes: () => Record<string, string>) => void): this
    on(hook: 'closeTag' | 'text', take: (text: string) => void): this
    on(hook: 'error', take: (error: Error) => void): this
    parse(xml: string): void
  }
}
