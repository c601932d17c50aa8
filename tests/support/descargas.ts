import { onTestFinished, vi } from 'vitest'

/** The names of the files that screens save from now on. */
export function watchDescargas(): string[] {
  const nombres: string[] = []
  const espia = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    nombres.push(this.download)
  })
  onTestFinished(() => espia.mockRestore())
  return nombres
}
