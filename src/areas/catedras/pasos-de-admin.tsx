import { hechosDe, type PasoDeCatedra, pasosDeCatedra } from '../../domain/catedras/pasos-de-catedra'
import type { Catedra } from '../base/curso/queries'
import { ProximosPasos } from './proximos-pasos'

const pasos: Record<PasoDeCatedra, { texto: string; a: string }> = {
  docente: { texto: 'Ponerle docente', a: '?ficha=1' },
  horario: { texto: 'Poner sus días y horarios', a: '?ficha=1' },
  alumnos: { texto: 'Inscribir a los alumnos', a: '?inscripcion=nueva' },
  clases: { texto: 'Generar los días de clase', a: '?tab=clases&generar=1' },
  plan: { texto: 'El plan de clases, que escribe el docente', a: '?tab=planes' },
  tarea: { texto: 'La primera tarea', a: '?tab=tareas&tarea=nueva' },
}

/** What a new course still needs, folded once somebody is in it. */
export function PasosDeCatedra({ catedra }: { catedra: Catedra }) {
  const hechos = hechosDe(catedra)
  return (
    <ProximosPasos
      pasos={pasosDeCatedra.map((paso) => ({ ...pasos[paso], hecho: hechos[paso] }))}
      abiertos={!hechos.alumnos}
    />
  )
}
