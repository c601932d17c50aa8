import { useGestion } from '../base/curso/gestion'
import { conIds } from '../base/direcciones'

/** Where the evaluations of a course are, in the area one is in. */
export function useRutas() {
  const { rutas } = useGestion()
  const catedra = (catedraId: number) => `${conIds(rutas.catedra, catedraId)}?tab=evaluaciones`
  return {
    catedra,
    generate: (catedraId: number) => conIds(rutas.generateEvaluacion, catedraId),
    aMano: (catedraId: number) => conIds(rutas.evaluacionAMano, catedraId),
    delCatalogo: (catedraId: number) => conIds(rutas.evaluacionDelCatalogo, catedraId),
    deOido: (catedraId: number) => conIds(rutas.evaluacionDeOido, catedraId),
    edit: (catedraId: number, id: number) => conIds(rutas.editEvaluacion, catedraId, id),
    resultados: (catedraId: number, id: number) => conIds(rutas.resultados, catedraId, id),
    ...('evaluacion' in rutas ? deDocente(rutas) : deAdmin(rutas, catedra)),
  }
}

type Rutas = ReturnType<typeof useGestion>['rutas']
type Catedra = (catedraId: number) => string

/** A teacher's are each a page of its own, and their students' answers too. */
const deDocente = (rutas: Extract<Rutas, { evaluacion: string }>) => ({
  inicio: { texto: 'Volver a Mi Dashboard', ruta: rutas.panel as string },
  detalles: (catedraId: number, id: number) => conIds(rutas.evaluacion, catedraId, id),
  deAlumno: (catedraId: number, alumnoId: number, id: number) =>
    conIds(rutas.resultadosDeAlumno, catedraId, alumnoId, id),
})

/** The administrator's each open over the course. */
const deAdmin = (rutas: Exclude<Rutas, { evaluacion: string }>, catedra: Catedra) => ({
  inicio: { texto: 'Volver a Cátedras', ruta: rutas.catedras as string },
  detalles: (catedraId: number, id: number) => `${catedra(catedraId)}&evaluacion=${id}`,
  deAlumno: undefined,
})
