const IDIOMA = 'es-PY'
/** From here on the thousands are marked. */
const MIL = 1000
/** Digits; of what comes after them none was meant. */
const PRECISION = 12

/** Numbers as people write them: '1.234', '0,5'. A phone's first formatter takes some 40 ms, so the simple go without. */
export const entero = (numero: number) =>
  Number.isInteger(numero) ? String(numero).replace(/\B(?=(\d{3})+$)/g, '.') : conGrupos()(numero)
const conGrupos = formato({ useGrouping: 'always' })

/** '1 alumno', '2.025 alumnos'. */
export const cuantos = (n: number, una: string, varias: string) => `${entero(n)} ${n === 1 ? una : varias}`

/** '₲ 150.000', which never breaks in two. */
export const guaranies = (monto: number) => `₲\u00a0${entero(monto)}`

export const conUnDecimal = decimales(1, 1)
export const conDosDecimales = decimales(2, 2)
export const hastaDosDecimales = decimales(0, 2)

function decimales(minimo: number, maximo: number): (numero: number) => string {
  const completo = formato({ minimumFractionDigits: minimo, maximumFractionDigits: maximo })
  const unidad = 10 ** maximo
  return (numero) => {
    // 0,575 is a little less in binary, and still half.
    const redondeado = Math.round(Number((numero * unidad).toPrecision(PRECISION))) / unidad
    if (numero < 0 || redondeado >= MIL) return completo()(numero)
    return (minimo > 0 ? redondeado.toFixed(minimo) : String(redondeado)).replace('.', ',')
  }
}

/** Made when it is first needed. */
function formato(opciones: Intl.NumberFormatOptions): () => (numero: number) => string {
  let hecho: Intl.NumberFormat | undefined
  return () => {
    hecho ??= new Intl.NumberFormat(IDIOMA, opciones)
    return hecho.format
  }
}
