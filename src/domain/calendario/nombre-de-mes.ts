const MESES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
const SEPTIEMBRE = 9

export const nombreDeMes = (numero = 1) => MESES[numero - 1] ?? ''

/** 'YYYY-MM' as 'marzo de 2026'. */
export function mesLargo(mes: string): string {
  const [anio, numero] = mes.split('-').map(Number)
  return `${nombreDeMes(numero)} de ${anio}`
}

/** 'YYYY-MM' as 'mar'. */
export function mesCorto(mes: string): string {
  const numero = Number(mes.slice(5))
  return nombreDeMes(numero).slice(0, numero === SEPTIEMBRE ? 4 : 3)
}
