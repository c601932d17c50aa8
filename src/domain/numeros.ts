const IDIOMA = 'es-PY'

/** Numbers as people write them: '1.234', '0,5'. Each formatter takes a phone some milliseconds, so it is made when needed. */
export const entero = numeros({ useGrouping: 'always' })
export const conUnDecimal = numeros({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
export const conDosDecimales = numeros({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const hastaDosDecimales = numeros({ maximumFractionDigits: 2 })

function numeros(opciones: Intl.NumberFormatOptions): (numero: number) => string {
  let formato: Intl.NumberFormat | undefined
  return (numero) => {
    formato ??= new Intl.NumberFormat(IDIOMA, opciones)
    return formato.format(numero)
  }
}
