import { guaranies } from '../base/numeros.ts'
import { mesLargo, nombreDeMes } from '../calendario/nombre-de-mes.ts'
import { atrasoDe, type Cuenta } from './pagos.ts'

/** What is paid for: `mes` is null of the matrícula. */
export const textoDeConcepto = (mes: string | null) => (mes ? `Cuota de ${mesLargo(mes)}` : 'Matrícula')

/** 'Matrícula, Cuota de marzo de 2026' */
export const conceptosDe = (lineas: readonly { mes: string | null }[]) =>
  lineas.map(({ mes }) => textoDeConcepto(mes)).join(', ')

/** What is asked for now, as in `atrasoDe`: the matrícula, and the months that are overdue. */
export interface Deuda {
  debeMatricula: boolean
  /** YYYY-MM, the earliest first. */
  meses: readonly string[]
  /** Whole guaraníes. */
  debe: number
}

export const deudaDe = ({ matricula, meses, vencido }: Omit<Cuenta, 'estado'>): Deuda => ({
  debeMatricula: matricula.debe > 0,
  meses: meses.filter((mes) => mes.vencido).map(({ mes }) => mes),
  debe: atrasoDe({ matricula, vencido }),
})

/** 'matrícula, agosto, septiembre': the course's year goes without saying. */
export const deudaEnTexto = ({ debeMatricula, meses }: Omit<Deuda, 'debe'>) =>
  [debeMatricula ? 'matrícula' : [], meses.map((mes) => nombreDeMes(Number(mes.slice(5))))].flat(2).join(', ')

/** The same, each by itself: 'Matrícula', 'Cuota de agosto'. */
export const deudasDichas = ({ debeMatricula, meses }: Omit<Deuda, 'debe'>): string[] => [
  ...(debeMatricula ? ['Matrícula'] : []),
  ...meses.map((mes) => `Cuota de ${nombreDeMes(Number(mes.slice(5)))}`),
]

/** What one tells somebody who owes, in a mail or in any other message. */
export const avisoDeDeuda = (nombre: string, catedra: string, deuda: Deuda) => [
  `Hola, ${nombre}:`,
  `En «${catedra}» queda por pagar ${guaranies(deuda.debe)}: ${deudaEnTexto(deuda)}.`,
  'Si ya pagaste, avísanos y lo revisamos.',
]

/** 'N.º 000012' */
export const numeroDeRecibo = (pagoId: number) => `N.º ${String(pagoId).padStart(6, '0')}`
