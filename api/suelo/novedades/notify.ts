import { eq, gt } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { novedades } from '../../../db/schema/avisos.ts'
import { type AvisoDeNovedad, tituloDeNovedad } from '../../../src/domain/correos/novedades.ts'
import { dropWaiting } from '../correos/delivery.ts'
import type { Letter } from '../correos/letter.ts'
import type { Deps } from '../deps.ts'
import { dropEmpujes } from '../push/cola.ts'
import type { Dueno } from '../services/sessions.ts'
import { grupoDe, pushNovedad } from './empuje.ts'
import { columnasDe, leidaDesde, type Sobre, sobreDe, ultimaSinLeer } from './filas.ts'
import { type Avisado, type Destinatario, type Destino, listAvisados } from './personas.ts'

export interface DeQue {
  aviso: AvisoDeNovedad
  a: Destino
  catedraId: number
  sobre: Sobre
}

export interface Noticia extends DeQue {
  /** Whose doing it is: they are not told. */
  de?: Dueno
  /** What the thing is called, and what else there is to say: nobody's name, which would stay where they are erased. */
  nombre?: string | null
  detalle?: string | null
  /** A path of the site. */
  enlace: string
  /** What the mail says, where it says more than the row; null where another one says it. */
  carta?: ((persona: Destinatario) => Letter) | null
  /** Who gets the digest finds it there, and gets no mail of its own. */
  enResumen?: boolean
  /** What a mail is known by that is written anew. */
  clave?: string
  /** Until then nobody is told, and it may be taken back. */
  desde?: Date
  /** From then on a push is worth nothing. */
  hasta?: Date
}

type Needs = Pick<Deps, 'now' | 'outbox' | 'push' | 'site'>

/**
 * Tells somebody something, in the transaction that causes it: a row in their inbox and, as they chose, a mail and a push. The same
 * about the same thing, while it is not read, is one row. Answers to whom it wrote.
 */
export function notify(deps: Needs, tx: Tx, noticia: Noticia): number[] {
  const avisados = listAvisados(tx, noticia.a, noticia.aviso, noticia.de)
  return avisados.flatMap((persona) => {
    const { carta, enResumen } = noticia
    const porCorreo = persona.medios.correo && !(enResumen && persona.conResumen)
    const { id, cuantas } = writeNovedad(deps, tx, persona, noticia, porCorreo)
    if (persona.medios.telefono) pushNovedad(deps, tx, persona, noticia, cuantas)
    if (!porCorreo) return []
    if (carta !== null) postCarta(deps, tx, persona, noticia, id)
    return [persona.id]
  })
}

/**
 * Takes back one time that it was told (the last one, where `dicho` does not say when), of who has not read it: with what
 * has not left yet.
 */
export function unnotify(tx: Tx, deQue: DeQue, dicho = Number.MAX_SAFE_INTEGER): void {
  const { aviso, a, catedraId, sobre } = deQue
  for (const { id: personaId, rol } of listAvisados(tx, a, aviso)) {
    const cual = { personaId, aviso, catedraId, ...columnasDe(sobre), hasta: Number.MAX_SAFE_INTEGER }
    const una = ultimaSinLeer[rol](tx).get(cual)
    if (!una || leidaDesde[rol](tx).get({ ...cual, dicho })) continue
    const suya = eq(novedades.id, una.id)
    const cuantas = una.cuantas - 1
    if (cuantas === 0) tx.delete(novedades).where(suya).run()
    else
      tx.update(novedades)
        .set({ cuantas, por_correo: Math.min(una.por_correo, cuantas) })
        .where(suya)
        .run()
    dropWaiting(tx, claveDe(una.id))
    dropEmpujes(tx, rol, personaId, grupoDe(deQue))
  }
}

/** What they wait to tell does not leave: it is of a thing that goes, these rows with it. */
export function dropPorDecir(tx: Tx, ids: unknown[], ahora: number): void {
  const suyas = new Set(ids)
  const porDecir = tx.select().from(novedades).where(gt(novedades.created_at, ahora)).all()
  for (const { id, alumnoId, docenteId, aviso, catedraId, ...cosas } of porDecir) {
    if (!suyas.has(id)) continue
    dropWaiting(tx, claveDe(id))
    const rol = alumnoId === null ? 'docente' : 'alumno'
    dropEmpujes(tx, rol, Number(alumnoId ?? docenteId), grupoDe({ aviso, catedraId, sobre: sobreDe(cosas) }))
  }
}

const claveDe = (id: number) => `novedad ${id}`

function writeNovedad(
  { now }: Needs,
  tx: Tx,
  { id: personaId, rol }: Avisado,
  { aviso, catedraId, sobre, nombre = null, detalle = null, enlace, desde }: Noticia,
  porCorreo: boolean,
): { id: number; cuantas: number } {
  const created_at = desde?.getTime() ?? now()
  const cosas = columnasDe(sobre)
  // One that waits stays by itself, so that it alone can be taken back.
  const antes =
    created_at <= now()
      ? ultimaSinLeer[rol](tx).get({ personaId, aviso, catedraId, ...cosas, hasta: now() })
      : undefined
  // It comes up again in the list, which goes by the ids.
  if (antes) tx.delete(novedades).where(eq(novedades.id, antes.id)).run()
  return tx
    .insert(novedades)
    .values({
      ...(rol === 'alumno' ? { alumnoId: personaId } : { docenteId: personaId }),
      aviso,
      catedraId,
      ...cosas,
      nombre,
      detalle,
      enlace,
      cuantas: (antes?.cuantas ?? 0) + 1,
      por_correo: (antes?.por_correo ?? 0) + (porCorreo ? 1 : 0),
      created_at,
    })
    .returning({ id: novedades.id, cuantas: novedades.cuantas })
    .get()
}

function postCarta(
  { outbox, site }: Needs,
  tx: Tx,
  persona: Avisado,
  { carta, clave, desde, ...noticia }: Noticia,
  id: number,
): void {
  const letter = carta?.(persona) ?? cartaDe(persona, noticia, site.url)
  const espera = { reemplaza: clave ?? claveDe(id), ...(desde && { sale: desde.getTime() }) }
  outbox.post(tx, persona.email, letter, espera)
}

/** Of a kind that has no letter of its own. */
function cartaDe(
  { rol, nombre: quien }: Avisado,
  { aviso, nombre = null, detalle, enlace }: Noticia,
  url: string,
): Letter {
  const titulo = tituloDeNovedad({ rol, aviso, nombre, cuantas: 1 })
  return {
    subject: titulo,
    paragraphs: [`Hola, ${quien}:`, `${titulo}.`, ...(detalle ? [`${detalle}.`] : [])],
    action: { label: 'Abrir', url: `${url}${enlace}` },
  }
}
