const IDIOMA = 'es-PY'

/** Numbers as people write them: '1.234', '0,5'. A phone's first formatter takes some 40 ms, so the simple go without. */
export const entero = (numero: number) =>
  Number.isInteger(numero) ? String(numero).replace(/\B(?=(\d{3})+$)/g, '.') : conGrupos(numero)
const conGrupos = numeros({ useGrouping: 'always' })

export const conUnDecimal = numeros({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
export const conDosDecimales = numeros({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const hastaDosDecimales = (numero: number) =>
  Math.abs(numero) < SIN_GRUPOS
    ? String(Math.round(numero * 100) / 100).replace('.', ',')
    : redondeado(numero)
const SIN_GRUPOS = 1000
const redondeado = numeros({ maximumFractionDigits: 2 })

function numeros(opciones: Intl.NumberFormatOptions): (numero: number) => string {
  let formato: Intl.NumberFormat | undefined
  return (numero) => {
    formato ??= new Intl.NumberFormat(IDIOMA, opciones)
    return formato.format(numero)
  }
}
