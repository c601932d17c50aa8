import { catedraPorEmpezar, type PasoDeDocente, pasosDeDocente } from '../../domain/catedras/pasos-de-catedra'
import type { CatedraPropia } from '../base/curso/queries-de-docente'
import { ProximosPasos } from '../catedras/proximos-pasos'
import { rutaDeCatedra, rutaDeTareaNueva } from '../docente'

const pasosEn = ({ id, claseDeHoy }: CatedraPropia): Record<PasoDeDocente, { texto: string; a: string }> => {
  const catedra = rutaDeCatedra(id)
  return {
    clases: { texto: 'El horario: generar los días de clase', a: `${catedra}?tab=clases&generar=1` },
    alumnos: { texto: 'Los alumnos: que entren a la cátedra', a: `${catedra}?tab=alumnos` },
    lista: {
      texto: 'La primera lista',
      a: `${catedra}?tab=clases${claseDeHoy ? `&dia=${claseDeHoy.id}` : ''}`,
    },
    tarea: { texto: 'La primera tarea', a: rutaDeTareaNueva(id) },
  }
}

/** With what a new teacher begins. */
export function PasosDeDocente({ catedras }: { catedras: readonly CatedraPropia[] }) {
  const catedra = catedraPorEmpezar(catedras)
  if (!catedra) return null
  const pasos = pasosEn(catedra)
  return (
    <ProximosPasos
      de={catedra.nombre}
      pasos={pasosDeDocente.map((paso) => ({ ...pasos[paso], hecho: catedra.hechos[paso] }))}
      abiertos
    />
  )
}
