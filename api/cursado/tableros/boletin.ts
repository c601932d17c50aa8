import { and, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { type Reader, type Tx, transact } from '../../../db/client.ts'
import { hueco } from '../../../db/consulta.ts'
import { novedades, resumenes } from '../../../db/schema/avisos.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import {
  asuntoDeBoletin,
  BOLETIN_MAXIMO_MS,
  isHoraDeBoletin,
  lineasDeBoletin,
} from '../../../src/domain/correos/boletin.ts'
import { tituloDeNovedad } from '../../../src/domain/correos/novedades.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import { columnaDe } from '../../suelo/novedades/filas.ts'
import { readNovedades } from '../../suelo/novedades/lectura.ts'
import { type Avisado, listAvisados } from '../../suelo/novedades/personas.ts'
import type { Job } from '../../suelo/services/jobs.ts'
import { todayOf } from '../../suelo/services/today.ts'

/** Once a day, in the morning of the institution, tells each person what no mail told and they have not read. */
export const resumenDelDia = (deps: Deps): Job => ({
  name: 'resumen del día',
  run() {
    if (!isHoraDeBoletin(deps.now(), deps.zona) || isSent(deps.db, todayOf(deps))) return
    transact(deps.db, (tx) => send(deps, tx))
  },
})

const isSent = (tx: Reader, dia: string) =>
  tx.select({ dia: resumenes.dia }).from(resumenes).where(eq(resumenes.dia, dia)).get() !== undefined

/** All of a day's digests in the transaction that says they were sent, so that no other process sends them again. */
function send(deps: Deps, tx: Tx): void {
  const dia = todayOf(deps)
  if (isSent(tx, dia)) return
  tx.insert(resumenes).values({ dia }).run()
  const personas = [
    ...listAvisados(tx, { alumnos: listIds(deps, tx, 'alumno') }, 'RESUMEN'),
    ...listAvisados(tx, { docentes: listIds(deps, tx, 'docente') }, 'RESUMEN'),
  ]
  for (const persona of personas) if (persona.medios.correo) tell(deps, tx, persona, dia)
}

/** What the digest tells of. */
const porDecir = and(
  isNull(novedades.leida_en),
  lt(novedades.por_correo, novedades.cuantas),
  gt(novedades.created_at, hueco('desde')),
  isNull(catedras.cerrada_en),
) as SQL

const desde = ({ now }: Deps) => now() - BOLETIN_MAXIMO_MS

const listIds = (deps: Deps, tx: Tx, rol: Avisado['rol']): number[] =>
  tx
    .selectDistinct({ id: sql<number>`${columnaDe[rol]}` })
    .from(novedades)
    .innerJoin(catedras, eq(catedras.id, novedades.catedraId))
    .where(and(porDecir, gt(columnaDe[rol], 0)))
    .all({ desde: desde(deps) })
    .map(({ id }) => id)

function tell(deps: Deps, tx: Tx, { rol, id, nombre, email }: Avisado, hoy: string): void {
  const suyas = readNovedades(tx, { rol, id, hoy }, deps.now(), porDecir, { desde: desde(deps) })
  if (suyas.length === 0) return
  const lineas = suyas.reverse().map(({ catedra, detalle, cuantas, por_correo, ...una }) => ({
    catedra,
    texto: [tituloDeNovedad({ ...una, rol, cuantas: cuantas - por_correo }), detalle]
      .filter(Boolean)
      .join(', '),
  }))
  const url = `${deps.site.url}/${rol === 'alumno' ? 'alumnos' : 'docente'}/dashboard`
  deps.outbox.post(tx, email, cartaDeBoletin(nombre, lineas, url))
  tx.update(novedades)
    .set({ por_correo: sql`${novedades.cuantas}` })
    .where(
      inArray(
        novedades.id,
        suyas.map((una) => una.id),
      ),
    )
    .run()
}

const cartaDeBoletin = (
  nombre: string,
  lineas: Parameters<typeof lineasDeBoletin>[0],
  url: string,
): Letter => ({
  subject: asuntoDeBoletin(lineas.length),
  paragraphs: [
    `Hola, ${nombre}:`,
    'Esto es lo nuevo en tus cátedras.',
    ...lineasDeBoletin(lineas),
    'Si no quieres este resumen, puedes apagarlo en «Editar perfil».',
  ],
  action: { label: 'Abrir mi tablero', url },
})
