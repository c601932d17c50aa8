/** The first one in the form, once the errors are drawn: the rules come in another order, and some have no field. */
export function focusPrimeraFalta(formulario: HTMLFormElement | null, otra?: () => void) {
  setTimeout(() => {
    const falta = formulario?.querySelector<HTMLElement>('[aria-invalid="true"], [data-falta]')
    if (!falta) return otra?.()
    falta.focus()
    falta.scrollIntoView({ block: 'center' })
  })
}
