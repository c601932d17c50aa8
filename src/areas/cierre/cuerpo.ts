import { type Marca, marcaDe, valorDe } from '../../domain/asistencia/asistencia'
import { instanteDePlazo } from '../../domain/base/plazos'
import type { Zona } from '../../domain/base/relojes'
import type { EstadoDeUnidadDada } from '../../domain/clases/cierres-de-clase'
import { type ClaseCerrada, textoDeCierre } from '../../domain/clases/whatsapp-de-cierre'
import type { Borrador } from './borrador-de-cierre'
import type { AlumnoDeCierre, CierreLeido } from './queries'

/** What is seen of a student: what was said here or before or, where nobody said anything, that they came. */
export const marcaEn = (marcas: Borrador['marcas'], alumno: AlumnoDeCierre): Marca =>
  marcas[alumno.alumnoId] ??
  marcaDe(alumno.presente, alumno.matiz) ??
  (alumno.con_justificativo ? 'JUSTIFICADO' : 'PRESENTE')

/** With what was marked here in the class's list, which the server may not have yet. */
export const conLista = (leido: CierreLeido, lista: ReadonlyMap<number, Marca>): CierreLeido => ({
  ...leido,
  alumnos: leido.alumnos.map((uno) => {
    const marca = lista.get(uno.alumnoId)
    return marca ? { ...uno, ...valorDe(marca) } : uno
  }),
})

/** An accepted excuse marks its student by itself; what is added says only what was touched. */
const seDice = ({ marcas, agregar }: Borrador, { alumnoId, presente, con_justificativo }: AlumnoDeCierre) =>
  alumnoId in marcas || !(agregar || (presente === null && con_justificativo))

/** The closing as it is sent: of whoever and whatever is still in the course. */
export function cuerpoDe(borrador: Borrador, { alumnos, unidades }: CierreLeido) {
  const { clave, agregar, frase, tarea } = borrador
  return {
    clave,
    agregar,
    marcas: alumnos
      .filter((alumno) => seDice(borrador, alumno))
      .map((alumno) => ({ alumnoId: alumno.alumnoId, ...valorDe(marcaEn(borrador.marcas, alumno)) })),
    unidades: unidades.flatMap(({ id }) => {
      const estado = borrador.unidades[id]
      return estado ? [{ unidadId: id, estado }] : []
    }),
    para_la_proxima: frase,
    tarea: hasTarea(borrador)
      ? {
          titulo: tarea.titulo,
          puntos_posibles: Number(tarea.puntos),
          fecha_entrega: tarea.fecha_entrega,
        }
      : null,
  }
}
export type Cuerpo = ReturnType<typeof cuerpoDe>

export const hasTarea = ({ tarea }: Borrador) => tarea.titulo.trim() !== ''

/** The group's text of what waits here: the server will say the same. */
export function textoDe(
  { unidades, para_la_proxima, tarea }: Cuerpo,
  leido: CierreLeido,
  { fecha, zona, origen }: { fecha: string; zona: Zona; origen: string },
): string {
  const estados = new Map<number, EstadoDeUnidadDada>(unidades.map((una) => [una.unidadId, una.estado]))
  const dadas = leido.unidades.toSorted((una, otra) => una.planId - otra.planId)
  const clase: ClaseCerrada = {
    catedra: leido.catedra.nombre,
    fecha,
    unidades: dadas.flatMap(({ id, periodo }) => {
      const estado = estados.get(id)
      return estado ? [{ periodo, estado }] : []
    }),
    para_la_proxima: para_la_proxima.trim() || null,
    tareas: tarea
      ? [{ ...tarea, fecha_entrega: tarea.fecha_entrega ? instanteDePlazo(tarea.fecha_entrega, zona) : null }]
      : [],
    enlace: `${origen}/alumno/catedra/${leido.catedra.id}`,
  }
  return textoDeCierre(clase, zona)
}

/** What was read on another day, of this one: who is enrolled and what the plans have stays, the rest is of that day. */
export const deOtroDia = (leido: CierreLeido, fecha: string): CierreLeido => ({
  ...leido,
  fecha,
  dia: null,
  cierre: null,
  proxima: leido.proxima !== null && leido.proxima > fecha ? leido.proxima : null,
  alumnos: leido.alumnos.map((uno) => ({ ...uno, presente: null, matiz: null, con_justificativo: false })),
})
