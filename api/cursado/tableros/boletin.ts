import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import { type Reader, type Tx, transact } from '../../../db/client.ts'
import { resumenes } from '../../../db/schema/avisos.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import {
  asuntoDeBoletin,
  BOLETIN_MAXIMO_MS,
  isHoraDeBoletin,
  lineasDeBoletin,
  type Novedad,
} from '../../../src/domain/correos/boletin.ts'
import {
  type Destinatario,
  listDestinatarios,
  listDocentesQueQuieren,
} from '../../suelo/correos/destinatarios.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import { listDocentesEl } from '../../suelo/docentes.ts'
import type { Job } from '../../suelo/services/jobs.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { enElLapso, type Lapso, novedadesDeAlumnos, type Para } from './boletin-de-alumnos.ts'

/** Once a day, in the morning of the institution, tells each person what is new since the last time. */
export const resumenDelDia = (deps: Deps): Job => ({
  name: 'resumen del día',
  run() {
    if (!isHoraDeBoletin(deps.now(), deps.zona) || isSent(deps.db, todayOf(deps))) return
    transact(deps.db, (tx) => send(deps, tx))
  },
})

const isSent = (tx: Reader, dia: string) =>
  tx.select({ dia: resumenes.dia }).from(resumenes).where(eq(resumenes.dia, dia)).get() !== undefined

/**
 * All of a day's digests in the transaction that says they were sent, so that no other process sends them again.
 * The first one ever has nothing to go on from, and tells nothing.
 */
function send(deps: Deps, tx: Tx): void {
  const [dia, hasta] = [todayOf(deps), deps.now()]
  if (isSent(tx, dia)) return
  // One of a clock that was ahead would leave nothing to tell until then.
  const ultimo = tx
    .select({ hasta: resumenes.hasta })
    .from(resumenes)
    .where(lte(resumenes.hasta, hasta))
    .orderBy(desc(resumenes.dia))
    .get()
  tx.insert(resumenes).values({ dia, hasta }).run()
  if (!ultimo) return
  const lapso = { desde: Math.max(ultimo.hasta, hasta - BOLETIN_MAXIMO_MS), hasta }
  const quieren = (ids: number[]) => listDestinatarios(tx, 'RESUMEN', ids)
  post(deps, tx, novedadesDeAlumnos(tx, lapso), quieren, '/alumnos/dashboard')
  const docentes = (ids: number[]) => listDocentesQueQuieren(tx, 'RESUMEN', ids)
  post(deps, tx, novedadesDeDocentes(tx, lapso, dia), docentes, '/docente/dashboard')
}

function post(
  { outbox, site }: Deps,
  tx: Tx,
  novedades: Para[],
  quieren: (ids: number[]) => Destinatario[],
  pagina: string,
): void {
  const porPersona = Map.groupBy(novedades, ({ personaId }) => personaId)
  for (const { id, nombre, email } of quieren([...porPersona.keys()])) {
    const suyas = (porPersona.get(id) ?? []).map(({ novedad }) => novedad)
    outbox.post(tx, email, cartaDeBoletin({ nombre, novedades: suyas, url: `${site.url}${pagina}` }))
  }
}

interface Resumen {
  nombre: string
  novedades: Novedad[]
  /** The receiver's dashboard. */
  url: string
}

const cartaDeBoletin = ({ nombre, novedades, url }: Resumen): Letter => ({
  subject: asuntoDeBoletin(novedades.length),
  paragraphs: [
    `Hola, ${nombre}:`,
    'Esto es lo nuevo en tus cátedras.',
    ...lineasDeBoletin(novedades),
    'Si no quieres este resumen, puedes apagarlo en «Editar perfil».',
  ],
  action: { label: 'Abrir mi tablero', url },
})

/** The news of all teachers, each of the own courses that are open. */
function novedadesDeDocentes(tx: Tx, lapso: Lapso, dia: string): Para[] {
  const dictan = listDocentesEl(tx, dia)
  return [...listPublicaciones(tx, lapso), ...listEntregas(tx, lapso)].flatMap(
    ({ catedraId, autorDocenteId, novedad }) =>
      (dictan.get(catedraId) ?? [])
        .filter((personaId) => personaId !== autorDocenteId)
        .map((personaId) => ({ personaId, novedad })),
  )
}

/** News of a course; who made it is not told. */
interface DeCatedra {
  catedraId: number
  autorDocenteId: number | null
  novedad: Novedad
}

function listPublicaciones(tx: Tx, lapso: Lapso): DeCatedra[] {
  return tx
    .select({
      catedraId: catedras.id,
      autorDocenteId: publicaciones.autorDocenteId,
      catedra: catedras.nombre,
      titulo: publicaciones.titulo,
    })
    .from(publicaciones)
    .innerJoin(catedras, eq(catedras.id, publicaciones.catedraId))
    .where(and(enElLapso(publicaciones.created_at, lapso), isNull(catedras.cerrada_en)))
    .all()
    .map(({ catedraId, autorDocenteId, ...resto }) => ({
      catedraId,
      autorDocenteId,
      novedad: { tipo: 'publicacion', ...resto },
    }))
}

/** What still waits for a grade. */
function listEntregas(tx: Tx, lapso: Lapso): DeCatedra[] {
  return tx
    .select({
      catedraId: catedras.id,
      catedra: catedras.nombre,
      titulo: tareasMaestras.titulo,
      nombre: alumnos.nombre,
      apellido: alumnos.apellido,
    })
    .from(tareaAsignaciones)
    .innerJoin(tareasMaestras, eq(tareasMaestras.id, tareaAsignaciones.tareaMaestraId))
    .innerJoin(catedras, eq(catedras.id, tareasMaestras.catedraId))
    .innerJoin(catedraAlumnos, isInscripcionVigente(tareasMaestras.catedraId, tareaAsignaciones.alumnoId))
    .innerJoin(alumnos, eq(alumnos.id, tareaAsignaciones.alumnoId))
    .where(
      and(
        enElLapso(tareaAsignaciones.submission_date, lapso),
        eq(tareaAsignaciones.estado, 'ENTREGADA'),
        isNull(catedras.cerrada_en),
      ),
    )
    .all()
    .map(({ catedraId, catedra, titulo, nombre, apellido }) => ({
      catedraId,
      autorDocenteId: null,
      novedad: { tipo: 'entrega', catedra, titulo, detalle: `${nombre} ${apellido}` },
    }))
}
