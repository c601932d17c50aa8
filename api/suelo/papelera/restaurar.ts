import { asc, eq, gt } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { papelera } from '../../../db/schema/papelera.ts'
import { nombrado } from '../../../src/domain/papelera/papelera.ts'
import { type Acto, enActo } from '../actos.ts'
import type { Deps } from '../deps.ts'
import type { Quien } from '../services/sessions.ts'
import { endAccesos } from '../sesiones/accesos.ts'
import type { Ids } from '../tema.ts'
import { explainRechazo } from './choques.ts'
import { listValores } from './contenido.ts'
import { requireEntrada } from './entradas.ts'
import { parteDeEliminada, sinDonde } from './errors.ts'
import { withFusionadas } from './fusionadas.ts'
import { readContenido } from './guardadas.ts'
import { type RequirePerdidas, withoutPerdidas } from './huerfanas.ts'
import { type Identidad, withIdentidad } from './identidad.ts'
import { putBack } from './reposicion.ts'
import { cosas } from './tipos.ts'
import { keepVinculos } from './vinculos.ts'

type Entrada = ReturnType<typeof requireEntrada>

/** Everything is back as it was, or nothing; `identidad` says what a person or a creator is called by from now on. */
export function restoreEntrada(deps: Deps, quien: Quien, id: number, identidad: Identidad) {
  return enActo(deps, quien, { papelera: id }, (acto) => {
    const { tx } = acto
    const entrada = requireEntrada(tx, quien, id)
    noteRestauracion(acto, entrada)
    const conIdentidad = withIdentidad(tx, entrada.tipo, readContenido(entrada), identidad)
    const guardado = withFusionadas(deps, tx, conIdentidad)
    const contenido = withoutPerdidas(deps.sqlite, guardado, requireNotInPapelera(tx, entrada))
    if (contenido.tablas[0]?.filas.length === 0) throw sinDonde()
    tx.delete(papelera).where(eq(papelera.id, id)).run()
    try {
      putBack(tx, contenido)
    } catch (error) {
      throw explainRechazo(error)
    }
    keepVinculos(deps, tx, guardado, contenido)
    const { tipo, titulo, cosaId, catedraId } = entrada
    // An earlier program kept them in the bin.
    if (tipo === 'ALUMNO' || tipo === 'DOCENTE') endAccesos(tx, { rol: cosas[tipo].cosa, id: cosaId })
    deps.temas.alVolver(tx, {
      cosa: cosas[tipo].cosa,
      id: cosaId,
      catedraId,
      migraciones: entrada.migraciones,
      ahora: acto.ahora,
    })
    return { message: mensajeDe(tipo, titulo), tipo, cosaId, catedraId }
  })
}

/** 'Se restauró la tarea «Polca».' */
const mensajeDe = (...cual: Parameters<typeof nombrado>) => `Se restauró ${nombrado(...cual)}.`

function noteRestauracion({ note }: Acto, entrada: Entrada): void {
  const { id, tipo, titulo: nombre, cosaId, catedraId } = entrada
  const sobre: Ids = catedraId === null ? {} : { catedra: catedraId }
  const ids = { papeleraId: id, [`${cosas[tipo].cosa}Id`]: cosaId }
  note({ hecho: 'papelera.restaurar', nombre, sobre, ids })
}

/** What a row hangs on was there when it was deleted: it can only be in the bin since. */
function requireNotInPapelera(tx: Tx, { id }: Entrada): RequirePerdidas {
  return (padre, clave, valores) => {
    const despues = tx.select().from(papelera).where(gt(papelera.id, id)).orderBy(asc(papelera.id)).all()
    for (const otra of despues.filter(({ cuenta }) => cuenta[padre] !== undefined)) {
      const filas = readContenido(otra).tablas.find(({ tabla }) => tabla === padre)
      const suyos = filas ? listValores(filas, clave) : []
      if (valores.some((valor) => suyos.includes(valor))) throw parteDeEliminada(otra)
    }
  }
}
