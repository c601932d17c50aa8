import { and, eq, gt, sql } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { aporteNuevoEn } from '../../../src/domain/aportes/aportes.ts'
import { type CampoSugerible, camposSugeribles } from '../../../src/domain/aportes/sugerencias.ts'
import { type Creador, type CreadorPrivado, nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import { type DatosDeCreador, datosDeCreador } from '../../../src/domain/creadores/datos-de-creador.ts'
import { mergeFechas } from '../../../src/domain/creadores/fechas-de-vida.ts'
import { type CampoDeFilas, camposDeFilas } from '../../../src/domain/creadores/filas.ts'
import { followObras } from '../../../src/domain/creadores/obras.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import { hoyEn } from '../creadores/cambios.ts'
import { changeCreador, insertCreador, requireCreador } from '../creadores/escritura.ts'
import { privateColumns, sinPrivados, toCreador } from '../creadores/ficha.ts'
import { type Valores, valoresDe } from '../creadores/valores.ts'
import { postRecibo } from '../recibos/correo.ts'
import { requireRecibo } from '../recibos/emision.ts'
import { enlaceDeRecibo, lineaDeRecibo } from '../recibos/enlace.ts'
import { noteReenvio } from '../recibos/paso.ts'
import { aporteNoCorregible } from './errors.ts'

const RECIENTE_MS = 10 * 60_000

/** One that has just been sent, to the letter, is answered as it was: somebody pressed twice. */
export function createAporte(
  deps: Deps,
  datos: DatosDeCreador,
  ip_address: string,
): Creador & { recibo: string } {
  const { creador, recibo } = transact(deps.db, (tx) => insertAporte(deps, tx, datos, ip_address))
  return { ...sinPrivados(deps, creador), recibo }
}

/** In the transaction of who makes it. */
export function insertAporte(deps: Deps, tx: Tx, datos: DatosDeCreador, ip_address: string) {
  const { now } = deps
  const valores = valoresDe(datos)
  const repetido = findReciente(tx, valores, now() - RECIENTE_MS)
  const creador = repetido ?? insertCreador(tx, valores, { status: 'PENDING_REVIEW', ip_address, now: now() })
  const recibo = requireRecibo(tx, { creadorId: creador.id }, nombreCompleto(creador), now())
  if (!repetido) postRecibo(deps, tx, datos.email, aporteRecibido(deps, recibo))
  return { creador, recibo }
}

const identidad: CampoSugerible[] = ['first_name', 'last_name', 'birth_year', 'mainRole', ...camposDeFilas]

/** What tells one contribution from another of the same person. */
const propios = [
  ...camposSugeribles.filter((campo) => !identidad.includes(campo)),
  'student_first_name',
  'student_last_name',
] as const

const listasDe = (de: Pick<Valores, 'mainRole' | CampoDeFilas>) => [
  de.mainRole,
  ...camposDeFilas.map((campo) => de[campo]),
]

function findReciente(tx: Tx, valores: Valores, desde: number): CreadorPrivado | undefined {
  const row = tx
    .select(privateColumns)
    .from(creadores)
    .where(
      and(
        sql`status = 'PENDING_REVIEW'`,
        gt(creadores.created_at, desde),
        eq(creadores.sort_name, valores.sort_name),
        sql`${creadores.birth_year} IS ${valores.birth_year}`,
      ),
    )
    .all()
    .find(
      (suyo) =>
        suyo.email?.toLowerCase() === valores.email?.toLowerCase() &&
        propios.every((campo) => suyo[campo] === valores[campo]) &&
        JSON.stringify(listasDe(suyo)) === JSON.stringify(listasDe(valores)),
    )
  return row && toCreador(row)
}

/** What the contributor sent, and what it was asked to mend. */
interface AporteDevuelto extends Creador {
  email: string | null
  motivo: string | null
}

export function readDevuelto(deps: Deps, id: number): AporteDevuelto {
  const creador = requireDevuelto(requireCreador(deps.db, id))
  return { ...sinPrivados(deps, creador), email: creador.email, motivo: creador.rejection_reason }
}

/** The contributor's own e-mail, period, other names, sources and links stay where the form leaves them blank. */
export function resubmit(deps: Deps, id: number, enviado: Record<string, unknown>): Creador {
  const { db, now } = deps
  const creador = transact(db, (tx) => {
    const antes = requireDevuelto(requireCreador(tx, id))
    const datos = parsed(aporteNuevoEn(hoyEn(deps)), {
      ...enviado,
      ...fechasDe(antes, enviado),
      email: enBlanco(enviado.email) ? antes.email : enviado.email,
      period: enBlanco(enviado.period) ? antes.period : enviado.period,
      otros_nombres: enBlanco(enviado.otros_nombres) ? antes.otros_nombres : enviado.otros_nombres,
      fuentes: enBlanco(enviado.fuentes) ? antes.fuentes : enviado.fuentes,
      obra_enlaces: enBlanco(enviado.obra_enlaces) ? enlacesDe(antes, enviado) : enviado.obra_enlaces,
    })
    return changeAporte(tx, antes, datos, now())
  })
  return sinPrivados(deps, creador)
}

/** It waits again, as it is now. */
export function changeAporte(tx: Tx, antes: CreadorPrivado, datos: DatosDeCreador, now: number) {
  noteReenvio(tx, { creadorId: antes.id }, now)
  const cambios = { ...valoresDe(datos), status: 'PENDING_REVIEW' } as const
  return changeCreador(tx, antes, cambios, { motivo: 'CORRECCION', quien: datos.email, now })
}

/** Who sends back no more than the fields that there were before says nothing against a date as it is. */
function fechasDe(antes: CreadorPrivado, enviado: Record<string, unknown>) {
  const { birth_edtf, death_edtf } = mergeFechas(antes, fechasEnviadas.parse(enviado))
  const enviadaO = (campo: string, otra: string | null) =>
    enviado[campo] === undefined ? otra || null : enviado[campo]
  return { birth_edtf: enviadaO('birth_edtf', birth_edtf), death_edtf: enviadaO('death_edtf', death_edtf) }
}

const enlacesDe = ({ notable_works, obra_enlaces }: CreadorPrivado, enviado: Record<string, unknown>) =>
  followObras(notable_works, String(enviado.notable_works ?? ''), obra_enlaces)

const fechasEnviadas = datosDeCreador.pick({
  birth_year: true,
  birth_month: true,
  birth_day: true,
  death_year: true,
  death_month: true,
  death_day: true,
})

function enBlanco(valor: unknown): boolean {
  return valor === undefined || valor === null || (typeof valor === 'string' && valor.trim() === '')
}

function requireDevuelto(creador: CreadorPrivado): CreadorPrivado {
  if (creador.status !== 'NEEDS_IMPROVEMENT') throw aporteNoCorregible()
  return creador
}

/** Goes to whatever address a visitor gave: nothing in it is the visitor's. */
const aporteRecibido = (deps: Deps, recibo: string): Letter => ({
  subject: 'Recibimos tu aporte',
  paragraphs: [
    '¡Gracias por tu aporte!',
    'Recibimos la ficha que nos enviaste. La vamos a revisar y te escribiremos a esta dirección cuando se publique o si hace falta mejorar algo.',
    lineaDeRecibo(recibo),
    'Si no fuiste tú, no hace falta que hagas nada.',
  ],
  action: enlaceDeRecibo(deps, recibo),
})
